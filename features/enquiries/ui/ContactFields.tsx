import {
  TextField,
  type TextFieldProps,
} from '../../../design-system/components/TextField/TextField';
import { typedPhonePattern } from '../../../domain/forms/plainPhone';
import { EmailField } from './EmailField';
import { Pair } from './Pair';

/** A field for a phone number, written as people write them. */
export const PhoneField = (field: TextFieldProps) => (
  <TextField {...field} type="tel" autoComplete="tel" pattern={typedPhonePattern} required />
);

type ContactFieldsProps = Readonly<Record<'name' | 'phone' | 'email', TextFieldProps>>;

/** Who asks, and how to reach them. */
export function ContactFields({ name, phone, email }: ContactFieldsProps) {
  return (
    <>
      <TextField {...name} autoComplete="name" required />
      <Pair>
        <PhoneField {...phone} />
        <EmailField {...email} required />
      </Pair>
    </>
  );
}

type CustomerFieldsProps = Readonly<
  Record<'firstName' | 'lastName' | 'phone' | 'email', TextFieldProps>
>;

/** Who books, by first and last name, and how to reach them. */
export function CustomerFields({ firstName, lastName, phone, email }: CustomerFieldsProps) {
  return (
    <Pair>
      <TextField {...firstName} autoComplete="given-name" required />
      <TextField {...lastName} autoComplete="family-name" required />
      <PhoneField {...phone} />
      <EmailField {...email} required />
    </Pair>
  );
}
