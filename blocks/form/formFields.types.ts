import type { MessageKey } from '../../design-system/messages';

/** What a form says of one of its fields. */
export interface FormField {
  /** Id of its control, where the summary of errors leads. */
  id: string;
  label: MessageKey;
  /** Explains what its value should look like, where it does not. */
  pattern?: MessageKey;
}

/** All fields of a form by the names of its values. */
export type FormFields<Values> = Readonly<Record<keyof Values & string, FormField>>;
