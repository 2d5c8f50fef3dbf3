/** Forms of the provider whose fields we draw ourselves: what its definition comes to. */
export interface JotForm {
  id: string;
  /** The provider's own page of the form. */
  page: string;
  /** In the order in which they stand. */
  elements: readonly JotElement[];
}

/** What asks for nothing. */
type JotNote =
  | { kind: 'heading'; text: string; subText?: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'image'; src: string; text: string }
  | { kind: 'divider' }
  | { kind: 'pageBreak' };

/** What cannot be answered here, such as a file: the provider's own page has it. */
interface JotElsewhere {
  kind: 'elsewhere';
  /** Of the provider, such as `control_fileupload`. */
  type: string;
  label: string;
}

interface Asked {
  /** Id of the question at the provider. */
  id: string;
  label: string;
  hint?: string;
  required: boolean;
}

/** How the provider's own form sends an answer in parts: `HalfDays` are hours before and after noon. */
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
interface JotLine extends Asked {
  kind: 'text' | 'textarea' | 'email' | 'phone' | 'date' | 'time' | 'dateTime';
  /** Absent where it is sent as it is. */
  shape?: JotShape;
}

/** A number, within bounds where there are any. */
interface JotNumber extends Asked {
  kind: 'number';
  min?: number;
  max?: number;
}

/** One of several, or some of them. */
export interface JotChoice extends Asked {
  kind: 'dropdown' | 'radio' | 'checkboxes' | 'rating';
  options: readonly string[];
  /** Something else may be answered in words; what the provider calls that, where it says. */
  other?: { label?: string };
}

/** Several lines that belong together; each is a value of its own. */
interface JotParts extends Asked {
  kind: 'fullName' | 'address';
}

/** The same choice for each row. */
interface JotMatrix extends Asked {
  kind: 'matrix';
  rows: readonly string[];
  columns: readonly string[];
}

export type JotQuestion = JotLine | JotNumber | JotChoice | JotParts | JotMatrix;

export type JotElement = JotQuestion | JotNote | JotElsewhere;
