import type { ReactNode } from 'react';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Section } from '../../../design-system/components/Section/Section';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { FieldButton } from '../../../design-system/fields/FieldLink';
import { FieldRichText } from '../../../design-system/fields/FieldRichText';
import { FieldText } from '../../../design-system/fields/FieldText';
import type { LinkField, RichTextField, TextField } from '../../../schema/generated/fields';

interface VisitCarProps {
  Title?: TextField;
  Text?: RichTextField;
  CarsLink?: LinkField;
  id: string;
  /**
   * Text shown instead of the form, and whether it is the result of the visitor's action (announced as an
   * alert).
   */
  note: { text: string; isResult: boolean };
  /** The form for a car; undefined when there is none to show. */
  children?: ReactNode;
}

/** The page for the car in its URL: a form, or a text with a link to the list of cars. */
export function VisitCar({ id, Title, Text: Intro, CarsLink, note, children }: VisitCarProps) {
  return (
    <Section width="content" id={id}>
      <Stack gap={5}>
        <Heading level={1} size={2}>
          <FieldText field={Title} />
        </Heading>
        <FieldRichText field={Intro} />
        {children ?? (
          <>
            <Text size="lead" role={note.isResult ? 'alert' : undefined}>
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
