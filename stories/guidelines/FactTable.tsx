import { styled } from '../../design-system/stitches';

/** A table of facts; if it is wider than its page, a `FactScroller` makes it scroll. */
export const FactTable = styled('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '$small',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': {
    padding: '$2 $4 $2 0',
    borderBlockEnd: '1px solid $line',
    textAlign: 'start',
    verticalAlign: 'baseline',
    fontWeight: '$regular',
    whiteSpace: 'nowrap',
  },
  '& thead th': { fontWeight: '$semibold' },
  variants: { wraps: { true: { '& td': { whiteSpace: 'normal' } } } },
});

export const FactScroller = styled('div', { overflowX: 'auto' });

interface FactsProps {
  /** Name of the table. */
  label: string;
  columns: readonly string[];
  /** The first cell is the header of the row. */
  rows: readonly (readonly string[])[];
  /** Whether the text of cells may wrap. */
  wraps?: boolean;
}

/** A table for MDX pages, because MDX has no syntax for tables. */
export function Facts({ label, columns, rows, wraps }: FactsProps) {
  return (
    <FactScroller tabIndex={0} role="region" aria-label={label}>
      <FactTable wraps={wraps}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([about, ...facts]) => (
            <tr key={about}>
              <th scope="row">{about}</th>
              {facts.map((fact, column) => (
                <td key={column}>{fact}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </FactTable>
    </FactScroller>
  );
}
