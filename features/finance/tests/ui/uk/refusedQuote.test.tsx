/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { PcpExample } from '../../../ui/PcpExample';
import { UkFinance } from '../../../ui/uk/UkFinance';
import { productFor } from '../../../../../services/codeweaver/products';
import { examplePage } from '../../../../../site/dev/examplePage';
import { PageProviders } from '../../../../../site/page/PageProviders';
import { sites } from '../../../../../sites/sites';
import { car } from './ukFinanceCar';

const data = {
  ...examplePage({ title: 'Car', theme: 'default', language: 'en' }),
  site: sites['automotive-uk'],
};

const refused = { HasError: true, Error: { UserMessage: 'No.' }, FinanceQuotations: [] };

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const send = async (address: string) => ({
    ok: true,
    json: async () =>
      address.endsWith('/default')
        ? { Products: [productFor('PCP', 28_495, 1)] }
        : { Vehicles: [refused] },
  });
  Object.assign(globalThis, { fetch: send });
});
afterEach(() => jest.restoreAllMocks());

test('[UKFIN-14] the monthly cost in the price column is hidden with the block, and other offers stay', async () => {
  const example = (
    <PcpExample
      title="PCP"
      kind="carPcp"
      monthly="£321.81"
      rate="9.9% APR"
      summary="48"
      example="…"
    />
  );
  const { container } = render(
    <PageProviders data={data}>
      <div data-testid="alone">{example}</div>
      <div>
        {example}
        <p>Lease</p>
      </div>
      <UkFinance car={car} />
    </PageProviders>,
  );
  for (const monthly of screen.getAllByText('£321.81')) expect(monthly).toBeVisible();
  await act(() => new Promise((done) => setTimeout(done, 0)));
  for (const monthly of screen.getAllByText('£321.81')) expect(monthly).not.toBeVisible();
  expect(screen.getByTestId('alone')).not.toBeVisible();
  expect(container.querySelectorAll('a[href="#finance"]:not([hidden])')).toHaveLength(0);
  expect(screen.getByText('Lease')).toBeVisible();
});
