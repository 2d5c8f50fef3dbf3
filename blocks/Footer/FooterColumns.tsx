import { Heading } from '../../design-system/components/Heading/Heading';
import { Text } from '../../design-system/components/Text/Text';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { FooterColumnFields } from '../../schema/generated/fields';
import { FooterLink } from './FooterLink';

const Columns = styled('div', {
  display: 'grid',
  gap: '$7 $grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, $sizes$menuColumn), 1fr))',
  // Four columns are in rows of two or in one row, never three and one; on the narrowest phones in one column.
  '@md': {
    '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '@lg': {
    '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  paddingBlock: '$7',
  borderBlockStart: '1px solid $line',
});

const List = styled('ul', {
  display: 'grid',
  gap: '$1',
  margin: 0,
  marginBlockStart: '$3',
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

/** Links in columns, each with a title and a short text. */
export function FooterColumns({ columns = [] }: { columns?: readonly FooterColumnFields[] }) {
  const message = useMessages();
  if (columns.length === 0) return null;
  return (
    <nav aria-label={message('footerNavigation')}>
      <Columns>
        {columns.map((column, index) => (
          <Column key={index} {...column} />
        ))}
      </Columns>
    </nav>
  );
}

function Column({ Title, Description, ColumnItems = [] }: FooterColumnFields) {
  return (
    <div>
      {Title && (
        <Heading level={2} size={5}>
          <FieldText field={Title} />
        </Heading>
      )}
      {Description && (
        <Text size="small" color="muted">
          <FieldText field={Description} />
        </Text>
      )}
      {ColumnItems.length > 0 && (
        <List role="list">
          {ColumnItems.map(({ Link }, index) => (
            <li key={index}>
              <FooterLink field={Link} />
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
