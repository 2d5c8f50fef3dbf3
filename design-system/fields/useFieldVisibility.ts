import type {
  DateField,
  FileField,
  ImageField,
  LinkField,
  RichTextField,
  TextField,
} from '../../schema/generated/fields';
import { useEditing } from './EditingContext';
import { linkAddress } from './linkAddress';

type Field = TextField | RichTextField | LinkField | ImageField | FileField | DateField;

/** Whether a field has content: text, an address or a source. */
export function isFilled<F extends Field>(field: F | undefined): field is F {
  const value = field?.value;
  if (!value) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return 'href' in value ? linkAddress(value).trim() !== '' : value.src.trim() !== '';
}

/**
 * Returns a function for whether a field is shown: it has content, or an editor may fill it in. Blocks call
 * it before they render elements around a field, such as a heading around a title.
 */
export function useFieldVisibility(): (field: Field | undefined) => boolean {
  const editing = useEditing();
  return (field) => (editing && field?.metadata !== undefined) || isFilled(field);
}
