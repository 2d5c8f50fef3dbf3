import type { RichTextField } from '../../schema/generated/fields';
import { RichText, type RichTextProps } from '../components/RichText/RichText';
import { EditedField } from './EditedField';

export interface FieldRichTextProps extends Omit<RichTextProps, 'html'> {
  field: RichTextField | undefined;
}

/** A rich text field; parseLayout has sanitized its HTML. */
export function FieldRichText({ field, ...rest }: FieldRichTextProps) {
  const text = field?.value ? <RichText {...rest} html={field.value} /> : null;
  if (!field?.metadata) return text;
  return (
    <EditedField kind="richText" metadata={field.metadata}>
      {text}
    </EditedField>
  );
}
