import { Section } from '../../design-system/components/Section/Section';
import { Text } from '../../design-system/components/Text/Text';
import { FieldLink } from '../../design-system/fields/FieldLink';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import type { TireHotelProps } from '../../schema/generated/fields';

/**
 * The tyre hotel for its customers: with a plate and a code from an SMS they see their stored wheels and book the change
 * (spec 3 §2.7).
 */
export function TireHotel(fields: TireHotelProps) {
  return (
    <Section>
      {fields.Title && (
        <Text>
          <FieldText field={fields.Title} />
        </Text>
      )}
      <FieldRichText field={fields.Text} />
      {fields.SupportEmail && (
        <Text>
          <FieldText field={fields.SupportEmail} />
        </Text>
      )}
      <FieldLink field={fields.FacilitiesLink} />
      <FieldLink field={fields.ServiceLink} />
      <FieldLink field={fields.PackageLink} />
    </Section>
  );
}
