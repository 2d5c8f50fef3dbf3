import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { css, styled } from '../../stitches';
import { passOn } from '../../styling/passOn';
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
    look: {
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
    phone: {
      scroll: {
        '& th, & td': { minInlineSize: '7rem' },
        // What a row is about stays in sight while its figures scroll by.
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

/** Stays where it is while the columns scroll by. */
const Title = styled('span', { position: 'sticky', insetInlineStart: 0 });

/** Name of a cell's column next to it, where the columns stand one below the other. */
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
  /** What the table is about; its title. */
  caption: ReactNode;
  columns: readonly TableColumn[];
  /** A cell for each column; the first names the row. */
  rows: readonly (readonly ReactNode[])[];
  look?: 'lines' | 'zebra';
  density?: 'normal' | 'compact';
  /** Where columns have no room: scroll sideways, for comparing, or stand one below the other, for looking up. */
  phone?: 'scroll' | 'stack';
}

const own = new Set(['caption', 'columns', 'rows', 'look', 'density', 'phone', 'children']);

/** Figures in rows and columns. Where they are wider than their place they scroll, with a finger or the keyboard. */
export function Table(props: TableProps) {
  const { caption, columns, rows, look = 'lines', density = 'normal', phone = 'scroll' } = props;
  const title = useId();
  const [region, overflows] = useOverflow<HTMLDivElement>();
  const focusable = overflows && { role: 'region', 'aria-labelledby': title, tabIndex: 0 };
  const stack = phone === 'stack';
  // Roles are spelled out where rows become blocks, because browsers forget them then.
  const role = (name: string) => (stack ? name : undefined);
  return (
    <Region {...passOn(props, own)} {...focusable} ref={region}>
      <table className={table({ look, density, phone })} role={role('table')}>
        <caption>
          <Title id={title}>{caption}</Title>
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
                  // A header of nothing; such a corner is no header.
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
                    {stack && <ColumnName aria-hidden>{columns[index]?.title}</ColumnName>}
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
