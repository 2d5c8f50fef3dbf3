import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { css, styled } from '../../stitches';
import { forwardProps } from '../../styling/forwardProps';
import { useOverflow } from './useOverflow';

const Region = styled('div', {
  minInlineSize: 0,
  overflowX: 'auto',
  '@print': { overflow: 'visible' },
  overscrollBehaviorX: 'contain',
  '&:focus-visible': { outlineOffset: '-2px' },
});

const table = css({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '$small',
  lineHeight: '$snug',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  '& caption': {
    paddingBlockEnd: '$3',
    fontFamily: '$heading',
    fontSize: '$h5',
    fontWeight: '$heading',
    textAlign: 'start',
  },
  '& th, & td': { textAlign: 'start', verticalAlign: 'top' },
  '& thead :is(th, td)': {
    borderBlockEnd: '2px solid $border',
    fontWeight: '$semibold',
    verticalAlign: 'bottom',
  },
  '& tbody th': { fontWeight: '$medium' },
  '& tbody tr': { borderBlockEnd: '1px solid $line' },
  '& [data-align="end"]': { textAlign: 'end' },
  variants: {
    variant: {
      lines: {},
      zebra: {
        '& tbody tr': { borderBlockEnd: 0 },
        '& tbody tr:nth-child(odd)': { backgroundColor: '$surface' },
        '@forcedColors': { '& tbody tr': { borderBlockEnd: '1px solid CanvasText' } },
      },
    },
    density: {
      normal: { '& th, & td': { padding: '$3 $4' } },
      compact: { '& th, & td': { padding: '$2 $3' } },
    },
    responsive: {
      scroll: {
        '& th, & td': { minInlineSize: '7rem' },
        // The header of a row is sticky while its cells scroll.
        '& tr': { backgroundColor: '$bg' },
        '& :is(th, thead td):first-child': {
          position: 'sticky',
          insetInlineStart: 0,
          zIndex: '$raised',
          backgroundColor: 'inherit',
        },
      },
      stack: {
        '@media (max-width: 767.98px)': {
          '&, & tbody, & tr, & th, & td, & caption': { display: 'block' },
          '& thead': { display: 'none' },
          '& tbody tr': { paddingBlock: '$3' },
          '& tbody th': { padding: '$1 $4', fontSize: '$body', fontWeight: '$bold' },
          '& td, & td[data-align="end"]': {
            display: 'flex',
            justifyContent: 'space-between',
            gap: '$4',
            padding: '$1 $4',
            textAlign: 'end',
          },
        },
      },
    },
  },
});

/** Sticky while the columns scroll. */
const Title = styled('span', { position: 'sticky', insetInlineStart: 0 });

/** The column's name next to a cell if the columns are stacked. */
const ColumnName = styled('span', {
  color: '$muted',
  textAlign: 'start',
  '@md': { display: 'none' },
});

interface TableColumn {
  title: ReactNode;
  align?: 'start' | 'end';
}

export interface TableProps extends ComponentPropsWithRef<'div'> {
  /** Title of the table. */
  caption: ReactNode;
  columns: readonly TableColumn[];
  /** One cell per column; the first one is the row's header. */
  rows: readonly (readonly ReactNode[])[];
  variant?: 'lines' | 'zebra';
  density?: 'normal' | 'compact';
  /** Layout if the columns do not fit: `scroll` for comparing rows, `stack` for reading single rows. */
  responsive?: 'scroll' | 'stack';
}

const ownProps = new Set([
  'caption',
  'columns',
  'rows',
  'variant',
  'density',
  'responsive',
  'children',
]);

/** A table of values. If it is too wide it can be scrolled, also by keyboard. */
export function Table(props: TableProps) {
  const {
    caption,
    columns,
    rows,
    variant = 'lines',
    density = 'normal',
    responsive = 'scroll',
  } = props;
  const titleId = useId();
  const [region, overflows] = useOverflow<HTMLDivElement>();
  const focusableProps = overflows && { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 };
  const isStacked = responsive === 'stack';
  // Explicit roles for stacked rows: browsers drop the roles of table elements that are displayed as blocks.
  const role = (name: string) => (isStacked ? name : undefined);
  return (
    <Region {...forwardProps(props, ownProps)} {...focusableProps} ref={region}>
      <table className={table({ variant, density, responsive })} role={role('table')}>
        <caption>
          <Title id={titleId}>{caption}</Title>
        </caption>
        {columns.length > 0 && (
          <thead role={role('rowgroup')}>
            <tr role={role('row')}>
              {columns.map(({ title: name, align }, index) =>
                name ? (
                  <th key={index} scope="col" role={role('columnheader')} data-align={align}>
                    {name}
                  </th>
                ) : (
                  // An empty corner is not a column header.
                  <td key={index} role={role('cell')} />
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody role={role('rowgroup')}>
          {rows.map((cells, row) => (
            <tr key={row} role={role('row')}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row" role={role('rowheader')}>
                    {cell}
                  </th>
                ) : (
                  <td key={index} role={role('cell')} data-align={columns[index]?.align}>
                    {isStacked && <ColumnName aria-hidden>{columns[index]?.title}</ColumnName>}
                    <span>{cell}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Region>
  );
}
