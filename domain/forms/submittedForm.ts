/**
 * A form that was sent without JavaScript and was refused: it is shown again with the values that were sent.
 */
export interface SubmittedForm {
  /** The form's `formName`. */
  formName: string;
  values: Readonly<Record<string, string>>;
  /** Error texts, by field name. */
  errors: Readonly<Record<string, string>>;
  /** True when the values are valid, but delivery failed. */
  failed: boolean;
}
