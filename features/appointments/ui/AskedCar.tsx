import type { ReactNode } from 'react';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Section } from '../../../design-system/components/Section/Section';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { FieldButton } from '../../../design-system/fields/FieldLink';
import { FieldRichText } from '../../../design-system/fields/FieldRichText';
import { FieldText } from '../../../design-system/fields/FieldText';
import type { LinkField, RichTextField, TextField } from '../../../schema/generated/fields';

interface AskedCarProps {
  Title?: TextField;
  Text?: RichTextField;
  CarsLink?: LinkField;
  id: string;
  /** What is said where there is no form to show, and whether it answers what was asked for. */
  note: { text: string; isAnswer: boolean };
  /** The form about a car; absent where there is none to show. */
  children?: ReactNode;
}

/** The page about a car that its address names: a form, else words and the way to cars. */
export function AskedCar({ id, Title, Text: Intro, CarsLink, note, children }: AskedCarProps) {
  return (
    <Section width="content" id={id}>
      <Stack gap={5}>
        <Heading level={1} size={2}>
          <FieldText field={Title} />
        </Heading>
        <FieldRichText field={Intro} />
        {children ?? (
          <>
            <Text size="lead" role={note.isAnswer ? 'alert' : undefined}>
              {note.text}
            </Text>
            <div>
              <FieldButton field={CarsLink} variant="primary" />
            </div>
          </>
        )}
      </Stack>
    </Section>
  );
}
