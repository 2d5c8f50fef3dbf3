/** A form that was sent without script and could not be taken: it is shown again as it was filled in. */
export interface SubmittedForm {
  /** Its `formName`. */
  formName: string;
  values: Readonly<Record<string, string>>;
  /** What is wrong, by the name of the field. */
  faults: Readonly<Record<string, string>>;
  /** The values are fit; sending failed. */
  failed: boolean;
}
