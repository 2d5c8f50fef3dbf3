/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { Table } from '../../../../../design-system/components/Table/Table';
import { fakeLayout } from '../../fakeLayout';
import { renderInEnglish } from '../inEnglish';

beforeEach(fakeLayout);
afterEach(() => jest.restoreAllMocks());

const props = {
  caption: 'Versions',
  columns: [{ title: 'Version' }, { title: 'Power', align: 'end' as const }],
  rows: [
    ['Single Motor', '200 kW'],
    ['Twin Motor', '315 kW'],
  ],
};

test.each(['scroll', 'stack'] as const)(
  '%s: renders a table with a caption and header cells',
  (responsive) => {
    renderInEnglish(<Table {...props} responsive={responsive} />);
    const table = screen.getByRole('table', { name: 'Versions' });
    const [header, first] = within(table).getAllByRole('row');
    expect(within(header!).getAllByRole('columnheader')).toHaveLength(2);
    expect(within(first!).getByRole('rowheader', { name: 'Single Motor' })).toBeInTheDocument();
    expect(within(first!).getByRole('cell', { name: '200 kW' })).toBeInTheDocument();
  },
);

test('a table is keyboard-focusable only when it scrolls', () => {
  const { unmount } = renderInEnglish(<Table {...props} />);
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  renderInEnglish(<Table {...props} />);
  expect(screen.getByRole('region', { name: 'Versions' })).toHaveAttribute('tabindex', '0');
});
