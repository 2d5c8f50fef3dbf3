import {
  TextField,
  type TextFieldProps,
} from '../../../design-system/components/TextField/TextField';
import { typedPhonePattern } from '../../../domain/forms/normalizePhone';
import { EmailField } from './EmailField';
import { FieldPair } from './FieldPair';

/** Field for a phone number in any usual notation. */
export const PhoneField = (field: TextFieldProps) => (
  <TextField {...field} type="tel" autoComplete="tel" pattern={typedPhonePattern} required />
);

type ContactFieldsProps = Readonly<Record<'name' | 'phone' | 'email', TextFieldProps>>;

/** Fields for the contact details of the person who sends the enquiry. */
export function ContactFields({ name, phone, email }: ContactFieldsProps) {
  return (
    <>
      <TextField {...name} autoComplete="name" required />
      <FieldPair>
        <PhoneField {...phone} />
        <EmailField {...email} required />
      </FieldPair>
    </>
  );
}

type CustomerFieldsProps = Readonly<
  Record<'firstName' | 'lastName' | 'phone' | 'email', TextFieldProps>
>;

/** Contact details of the person who books, with first and last name. */
export function CustomerFields({ firstName, lastName, phone, email }: CustomerFieldsProps) {
  return (
    <FieldPair>
      <TextField {...firstName} autoComplete="given-name" required />
      <TextField {...lastName} autoComplete="family-name" required />
      <PhoneField {...phone} />
      <EmailField {...email} required />
    </FieldPair>
  );
}
