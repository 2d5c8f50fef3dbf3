/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CostSplitChart } from '../../../../../design-system/components/CostSplitChart/CostSplitChart';
import { PriceHistoryChart } from '../../../../../design-system/components/PriceHistoryChart/PriceHistoryChart';
import { LanguageContext } from '../../../../../design-system/language';

const cost = { amount: 150_000, interest: 40_000, fees: 10_000 };

test('a chart is a named picture with its message and its figures as a table', () => {
  render(<CostSplitChart title="The loan" cost={cost} currency="SEK" />);
  const picture = screen.getByRole('img', { name: 'The loan' });
  expect(picture).toHaveAccessibleDescription(/chartLoanAmount: SEK\s150,000, 75%/);
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'chartPartchartCostchartShare',
    'chartLoanAmountSEK\u00a0150,00075%',
    'chartInterestSEK\u00a040,00020%',
    'chartFeesSEK\u00a010,0005%',
    'chartTotalSEK\u00a0200,000100%',
  ]);
});

test('figures are written in the language of the page, on the server too', () => {
  const html = renderToString(
    <LanguageContext value="sv">
      <PriceHistoryChart
        title="Pris"
        currency="SEK"
        until="2026-07-01"
        changes={[{ from: '2026-05-01', price: 249_900 }]}
      />
    </LanguageContext>,
  );
  expect(html).toContain('249\u00a0900\u00a0kr');
  expect(html).toContain('2026-05-01');
});
