/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PriceHistoryChart } from '../../../../../design-system/components/PriceHistoryChart/PriceHistoryChart';
import { LanguageContext } from '../../../../../design-system/language';

const changes = [
  { from: '2026-05-01', price: 249_900 },
  { from: '2026-06-01', price: 239_900 },
];

test('a chart is an image with a name and description, and has its figures in a table', () => {
  render(<PriceHistoryChart title="Price" changes={changes} until="2026-07-01" currency="SEK" />);
  const picture = screen.getByRole('img', { name: 'Price' });
  expect(picture).toHaveAccessibleDescription(/chartPriceNow: SEK\s239,900/);
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  expect(rows).toHaveLength(1 + changes.length);
  expect(rows[0]).toHaveTextContent('chartDatechartPrice');
  expect(rows[1]).toHaveTextContent(/249,900/);
});

test('figures are formatted in the language of the page, also on the server', () => {
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
