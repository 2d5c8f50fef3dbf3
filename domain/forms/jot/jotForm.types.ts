/** A form of Jotform, whose fields we render ourselves, in the form that our code uses. */
export interface JotForm {
  id: string;
  /** The provider's own page of the form. */
  page: string;
  /** In display order. */
  elements: readonly JotElement[];
}

/** An element that is not a question. */
type JotNote =
  | { kind: 'heading'; text: string; subText?: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'image'; src: string; text: string }
  | { kind: 'divider' }
  | { kind: 'pageBreak' };

/**
 * An element that cannot be answered here, such as a file upload: a link leads to the provider's own page.
 */
interface JotUnsupported {
  kind: 'elsewhere';
  /** The provider's name of the type, such as `control_fileupload`. */
  type: string;
  label: string;
}

interface JotQuestionBase {
  /** Id of the question at the provider. */
  id: string;
  label: string;
  hint?: string;
  required: boolean;
}

/** How the provider sends an answer that has several fields; `HalfDays` are 12-hour times with AM and PM. */
export type JotShape =
  | 'date'
  | 'birthDate'
  | 'dateTime'
  | 'dateTimeHalfDays'
  | 'time'
  | 'timeHalfDays'
  | 'phone'
  | 'fullPhone';

/** A question that is answered with one text. */
interface JotLine extends JotQuestionBase {
  kind: 'text' | 'textarea' | 'email' | 'phone' | 'date' | 'time' | 'dateTime';
  /** Undefined when the answer is sent unchanged. */
  shape?: JotShape;
}

/** A number, with bounds if there are any. */
interface JotNumber extends JotQuestionBase {
  kind: 'number';
  min?: number;
  max?: number;
}

/** A choice of one option, or of several. */
export interface JotChoice extends JotQuestionBase {
  kind: 'dropdown' | 'radio' | 'checkboxes' | 'rating';
  options: readonly string[];
  /**
   * Set when the visitor may type another answer; `label` is the provider's label for it, if there is one.
   */
  other?: { label?: string };
}

/** Several lines that belong together, each with a separate value. */
interface JotGroup extends JotQuestionBase {
  kind: 'fullName' | 'address';
}

/** The same choice for each row. */
interface JotMatrix extends JotQuestionBase {
  kind: 'matrix';
  rows: readonly string[];
  columns: readonly string[];
}

export type JotQuestion = JotLine | JotNumber | JotChoice | JotGroup | JotMatrix;

export type JotElement = JotQuestion | JotNote | JotUnsupported;
