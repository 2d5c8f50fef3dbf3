import { Details } from '../../design-system/components/Details/Details';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import { styled } from '../../design-system/stitches';
import type { AccordionProps } from '../../schema/generated/fields';

const Layout = styled('div', {
  display: 'grid',
  gap: '$6',
  variants: {
    titled: {
      true: { '@lg': { gridTemplateColumns: '1fr 2fr', columnGap: '$space$section' } },
    },
  },
});

const Rows = styled('div', { borderBlockStart: '1px solid $line' });

/** Titles that expand to show their text; they work without JavaScript. */
export function Accordion({ Title, Items = [] }: AccordionProps) {
  const rows = Items.filter((item) => item.Title && item.Text);
  if (rows.length === 0) return null;
  const level = Title ? 3 : 2;
  return (
    <Section>
      <Layout titled={Boolean(Title)}>
        {Title && (
          <Heading level={2}>
            <FieldText field={Title} />
          </Heading>
        )}
        <Rows>
          {rows.map((item, index) => (
            <Details
              key={index}
              summary={
                <Heading level={level} size={5}>
                  <FieldText field={item.Title} />
                </Heading>
              }
            >
              <FieldRichText field={item.Text} />
            </Details>
          ))}
        </Rows>
      </Layout>
    </Section>
  );
}
