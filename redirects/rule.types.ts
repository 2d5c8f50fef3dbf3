/** Where a rule was written, for messages to the person who edits the table. */
export interface RulePlace {
  file: string;
  /** Line of the file, from 1; the header is line 1. */
  line: number;
}

/** One row of a table, as a person wrote it (columns: see `parseTable.ts`). */
export interface TableRow {
  /** Old address: `/path` with `:name`, `:name*` or `:name+`. */
  source: string;
  /** Query conditions, `key=value&key`; blank: none. */
  query?: string;
  /** New address: `/path`, or `https://…` for another site. */
  destination: string;
  place?: RulePlace;
}

/** The request's query must hold `key`: with this last value, or, without `value`, not empty. */
export interface QueryCondition {
  key: string;
  value?: string;
}

/** One piece of an old address between two slashes. Literal text is in lower case. */
export type SourceSegment =
  | { kind: 'literal'; text: string }
  | { kind: 'parameter'; name: string; before: string; after: string }
  | { kind: 'rest'; name: string; least: 0 | 1 };

/** A checked old address. */
export interface SourcePattern {
  /** The address in the form requests arrive in: percent-encoded, no slash at the end. */
  source: string;
  segments: SourceSegment[];
}

/** Text, or the value of a source's parameter, in a destination. */
export type DestinationPiece = string | { parameter: string } | { rest: string };

/** A checked new address. */
export interface DestinationTemplate {
  /** `https://host`, or blank for the same site. */
  origin: string;
  path: DestinationPiece[];
  query: { key: string; value: DestinationPiece[] }[];
  hash: DestinationPiece[];
}

/** A row that has passed every check of its own. */
export interface Rule {
  /** Position in the table; the lowest that matches wins. */
  order: number;
  pattern: SourcePattern;
  conditions: QueryCondition[];
  destination: DestinationTemplate;
  row: TableRow;
}

/** A row that cannot be used, and why, in words for the person who edits the table. */
export class RuleError extends Error {
  constructor(
    message: string,
    readonly place?: RulePlace,
  ) {
    super(place ? `${place.file}:${place.line}: ${message}` : message);
    this.name = 'RuleError';
  }
}
