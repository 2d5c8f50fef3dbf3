import { Section } from '../../design-system/components/Section/Section';
import { Text } from '../../design-system/components/Text/Text';
import { FieldLink } from '../../design-system/fields/FieldLink';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import type { BookingAssistantProps } from '../../schema/generated/fields';

/** Books a visit to a workshop, step by step: the car and a place, services, add-ons, workshop and time (spec 3 §2.4). */
export function BookingAssistant(fields: BookingAssistantProps) {
  return (
    <Section>
      {fields.Title && (
        <Text>
          <FieldText field={fields.Title} />
        </Text>
      )}
      <FieldRichText field={fields.Text} />
      <FieldLink field={fields.AccidentLink} />
      {fields.SupportEmail && (
        <Text>
          <FieldText field={fields.SupportEmail} />
        </Text>
      )}
    </Section>
  );
}
