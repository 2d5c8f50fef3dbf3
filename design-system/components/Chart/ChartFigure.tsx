import type { ReactNode } from 'react';
import { useMessages } from '../../messages';
import { styled } from '../../stitches';
import { Details } from '../Details/Details';

const Figure = styled('figure', { margin: 0, minInlineSize: 0, display: 'grid', gap: '$4' });

const Caption = styled('figcaption', {
  fontFamily: '$heading',
  fontWeight: '$heading',
  letterSpacing: '$heading',
  fontSize: '$h5',
  lineHeight: '$snug',
  textWrap: 'balance',
});

/** A table that is too wide scrolls; it is focusable, so that keyboard users can scroll it. */
const Scroller = styled('div', { overflowX: 'auto', '@print': { overflow: 'visible' } });

const Table = styled('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '$small',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '$2 $4 $2 0',
    borderBlockEnd: '1px solid $line',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& th': { fontWeight: '$medium' },
  '& :is(th, td):not(:first-child)': { textAlign: 'end', paddingInlineEnd: 0 },
});

/** The data of a drawing as text. The first cell of a row is its header. */
interface ChartTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface ChartFigureProps {
  title: string;
  table: ChartTable;
  /** The drawing and its legend. */
  children: ReactNode;
}

/** A chart with its data in an expandable table below it. Works without JavaScript. */
export function ChartFigure({ title, table, children }: ChartFigureProps) {
  const message = useMessages();
  return (
    <Figure>
      <Caption>{title}</Caption>
      {children}
      <Details summary={message('chartTable')}>
        <Scroller tabIndex={0} role="region" aria-label={title}>
          <Table>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([about, ...figures], row) => (
                <tr key={row}>
                  <th scope="row">{about}</th>
                  {figures.map((figure, column) => (
                    <td key={column}>{figure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
      </Details>
    </Figure>
  );
}
