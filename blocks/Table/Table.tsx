import { Section } from '../../design-system/components/Section/Section';
import { Table as Figures } from '../../design-system/components/Table/Table';
import { FieldText } from '../../design-system/fields/FieldText';
import { useFieldVisibility } from '../../design-system/fields/useFieldVisibility';
import { styled } from '../../design-system/stitches';
import type { TableProps, TableRowFields } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import type { TableData } from './Table.data';
import { TableCell } from './TableCell';

/** Centres a table with few columns, which would be too far apart at full width. */
const TableFrame = styled('div', {
  variants: {
    centred: {
      true: {
        inlineSize: 'fit-content',
        minInlineSize: 'min(100%, $sizes$measure)',
        maxInlineSize: '100%',
        marginInline: 'auto',
      },
    },
  },
});

const MAX_CENTRED_COLUMNS = 3;

/** A table of pictures, links and text; the loader provides the headers. */
export function Table({ Title, Rows = [], data }: WithData<TableProps, TableData>) {
  const isShown = useFieldVisibility();
  const rows = Rows.map(({ Cells = [] }: TableRowFields) => Cells).filter(
    (cells) => cells.length > 0,
  );
  if (rows.length === 0) return null;
  const columns = data?.columns ?? [];
  const label = Title?.value;
  const columnCount = Math.max(columns.length, ...rows.map((cells) => cells.length));
  return (
    <Section padding="small">
      <TableFrame centred={columnCount <= MAX_CENTRED_COLUMNS} data-columns={columnCount}>
        <Figures
          role="group"
          aria-label={label}
          data-scrolls
          caption={isShown(Title) && <FieldText field={Title} />}
          columns={columns.map(({ title }) => ({ title }))}
          rows={rows.map((cells) =>
            // Short rows are filled up with empty cells.
            Array.from({ length: columnCount }, (_, index) => {
              const cell = cells[index];
              return cell && <TableCell {...cell} />;
            }),
          )}
        />
      </TableFrame>
    </Section>
  );
}
