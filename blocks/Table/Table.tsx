import { Section } from '../../design-system/components/Section/Section';
import { Table as Figures } from '../../design-system/components/Table/Table';
import { FieldText } from '../../design-system/fields/FieldText';
import { useShown } from '../../design-system/fields/useShown';
import { styled } from '../../design-system/stitches';
import type { TableProps, TableRowFields } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import type { TableData } from './Table.data';
import { TableCell } from './TableCell';

/** A table of few columns stands in the middle instead of stretching its columns apart (spec 1 §2.9). */
const Place = styled('div', {
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

const mostCentredColumns = 3;

/** Rows and columns of pictures, links and text, with the headers that the loader brought. */
export function Table({ Title, Rows = [], data }: WithData<TableProps, TableData>) {
  const shown = useShown();
  const rows = Rows.map(({ Cells = [] }: TableRowFields) => Cells).filter(
    (cells) => cells.length > 0,
  );
  if (rows.length === 0) return null;
  const columns = data?.columns ?? [];
  const label = Title?.value;
  const width = Math.max(columns.length, ...rows.map((cells) => cells.length));
  return (
    <Section space="small">
      <Place centred={width <= mostCentredColumns} data-columns={width}>
        <Figures
          role="group"
          aria-label={label}
          data-scrolls
          caption={shown(Title) && <FieldText field={Title} />}
          columns={columns.map(({ title }) => ({ title }))}
          rows={rows.map((cells) =>
            // A short row ends in empty cells, so that every row has all columns.
            Array.from({ length: width }, (_, index) => {
              const cell = cells[index];
              return cell && <TableCell {...cell} />;
            }),
          )}
        />
      </Place>
    </Section>
  );
}
