/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { saveEstimate } from '../../../ui/tradeIn/client/savedEstimate';
import { Exchange } from '../../../ui/tradeIn/Exchange';
import { moneyPattern } from '../../../../../domain/money/moneyPattern';
import { en } from '../../../../../messages/catalogues';
import { examplePage } from '../../../../../site/dev/examplePage';
import { PageProviders } from '../../../../../site/page/PageProviders';

beforeEach(() => {
  globalThis.fetch = async () => ({ ok: false, status: 404 }) as Response;
  saveEstimate({
    ...{ plate: 'ABC123', mileage: 9000, currency: 'SEK', vehicle: {} as never },
    range: { low: 165_000, high: 179_000 } as never,
  });
});

test('a stored estimate applies only to the car that it was made for', () => {
  render(
    <PageProviders data={examplePage({ title: 'Car', theme: 'default', language: 'en' })}>
      <Exchange pattern={moneyPattern('en-GB', 'SEK')} />
    </PageProviders>,
  );
  fireEvent.click(screen.getByText(en.tradeInExchange));
  const isOffered = () => screen.queryByRole('button', { name: /165.000/, hidden: true }) !== null;
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  expect(isOffered()).toBe(true);
  type(en.sellCarRegno, 'XYZ789');
  expect(isOffered()).toBe(false);
  type(en.sellCarRegno, 'abc 123');
  type(en.sellCarMileage, '9 000');
  expect(isOffered()).toBe(true);
});
