import type { MessageKey } from '../../../design-system/messages';

/** Description of a field. */
export interface FormField {
  /** Id of its control, which the error summary links to. */
  id: string;
  label: MessageKey;
  /** Label that is not a message of the site, such as a question of an external form. */
  text?: string;
  /** Hint about the expected format, shown with an error. */
  formatHint?: MessageKey;
}

/** All fields of a form by name. */
export type FormFields<Values> = Readonly<Record<keyof Values & string, FormField>>;
