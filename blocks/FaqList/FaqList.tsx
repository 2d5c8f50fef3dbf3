import { Accordion } from '../../design-system/components/Accordion/Accordion';
import { Details } from '../../design-system/components/Details/Details';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldButton } from '../../design-system/fields/FieldLink';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import { styled } from '../../design-system/stitches';
import type { FaqListProps } from '../../schema/generated/fields';
import { StructuredData } from '../../rendering/StructuredData';

const Layout = styled('div', {
  display: 'grid',
  gap: '$6',
  variants: {
    titled: {
      true: { '@lg': { gridTemplateColumns: '1fr 2fr', columnGap: '$space$section' } },
    },
  },
});

/** Questions that expand to show their answers, and the same as structured data (schema.org, FAQPage). */
export function FaqList({ Title, Text: text, Link, Items = [] }: FaqListProps) {
  const questions = Items.flatMap(({ Question, Answer }) =>
    Question && Answer ? [{ Question, Answer }] : [],
  );
  if (questions.length === 0) return null;
  const hasIntro = Boolean(Title ?? text);
  return (
    <Section>
      <Layout titled={hasIntro}>
        {hasIntro && (
          <Stack gap={4} align="start">
            {Title && (
              <Heading level={2}>
                <FieldText field={Title} />
              </Heading>
            )}
            {text && (
              <Text color="muted" measured>
                <FieldText field={text} />
              </Text>
            )}
            {Link && <FieldButton field={Link} variant="outline" arrow />}
          </Stack>
        )}
        <Accordion>
          {questions.map(({ Question, Answer }, index) => (
            <Details
              key={index}
              summary={
                <Heading level={Title ? 3 : 2} size={5}>
                  <FieldText field={Question} />
                </Heading>
              }
            >
              <FieldRichText field={Answer} />
            </Details>
          ))}
        </Accordion>
      </Layout>
      <StructuredData
        type="FAQPage"
        data={{
          mainEntity: questions.map(({ Question, Answer }) => ({
            '@type': 'Question',
            name: Question.value,
            acceptedAnswer: { '@type': 'Answer', text: Answer.value },
          })),
        }}
      />
    </Section>
  );
}
