import type { RichTextField } from '../../schema/generated/fields';
import { RichText, type RichTextProps } from '../components/RichText/RichText';

export interface FieldRichTextProps extends Omit<RichTextProps, 'html'> {
  field: RichTextField | undefined;
}

/** A rich text field: its markup, which parseLayout has sanitised. */
export function FieldRichText({ field, ...rest }: FieldRichTextProps) {
  return field?.value ? <RichText {...rest} html={field.value} /> : null;
}
