/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { examplePage } from '../../../../site/dev/examplePage';
import { PageProviders } from '../../../../site/page/PageProviders';
import { exampleFinanceCars } from '../../ui/exampleFinanceCars';
import type { FinanceCar } from '../../ui/financeCar.types';
import { useCreditTexts } from '../../ui/useCreditTexts';

const { withAllOffers } = exampleFinanceCars;
const Example = ({ car }: { car: FinanceCar }) => <>{useCreditTexts()(car)?.example}</>;

const showExample = (months: number) =>
  renderToStaticMarkup(
    <PageProviders data={examplePage({ title: 'Car', theme: 'default', language: 'en' })}>
      <Example
        car={{
          ...withAllOffers,
          car_loan_option: {
            ...withAllOffers.car_loan_option,
            default_contract_duration: months,
          },
        }}
      />
    </PageProviders>,
  );

test('the example of a loan states a final payment only where one is agreed', () => {
  expect(showExample(36)).toContain('final payment SEK');
  expect(showExample(72)).not.toContain('final payment');
  expect(showExample(72)).toContain('72 months, deposit');
});
