import type { MessageKey } from '../../../design-system/messages';

/** What a form says of one of its fields. */
export interface FormField {
  /** Id of its control, where the summary of errors leads. */
  id: string;
  label: MessageKey;
  /** Its name where that is no text of the site's, such as of a question of an outside form. */
  text?: string;
  /** Explains what its value should look like, where it does not. */
  pattern?: MessageKey;
}

/** All fields of a form by the names of its values. */
export type FormFields<Values> = Readonly<Record<keyof Values & string, FormField>>;
