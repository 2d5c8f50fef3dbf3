import { styled } from '../../design-system/stitches';

/** A table of facts; wider than its page, it scrolls in a `FactScroller`. */
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
});

export const FactScroller = styled('div', { overflowX: 'auto' });

interface FactsProps {
  /** Name of the table. */
  label: string;
  columns: readonly string[];
  /** The first cell says what the row is about. */
  rows: readonly (readonly string[])[];
}

/** A table written down in a page, which MDX has no notation for. */
export function Facts({ label, columns, rows }: FactsProps) {
  return (
    <FactScroller tabIndex={0} role="region" aria-label={label}>
      <FactTable>
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
