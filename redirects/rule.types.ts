import { messageText, type LocalizableMessage } from '../domain/localizable';

/** The place of a rule in its file, for messages to the person who edits the table. */
export interface RulePlace {
  file: string;
  /** Line of the file, from 1; the header is line 1. */
  line: number;
}

/** One row of a table, as a person wrote it (columns: see `parseTable.ts`). */
export interface TableRow {
  /** Old address: `/path` with `:name`, `:name*` or `:name+`. */
  source: string;
  /** Query conditions, `key=value&key`; blank for none. */
  query?: string;
  /** New address: `/path`, or `https://…` for another site. */
  destination: string;
  place?: RulePlace;
}

/**
 * The request's query must contain `key`: with `value` as its last value, or without `value`, with any
 * non-empty one.
 */
export interface QueryCondition {
  key: string;
  value?: string;
}

/** One segment of an old address. Literal text is in lower case. */
export type SourceSegment =
  | { kind: 'literal'; text: string }
  | { kind: 'parameter'; name: string; before: string; after: string }
  | { kind: 'rest'; name: string; minSegments: 0 | 1 };

/** A valid old address. */
export interface SourcePattern {
  /** The address as requests contain it: percent-encoded, no slash at the end. */
  source: string;
  segments: SourceSegment[];
}

/** A piece of a destination: text, or the value of a source's parameter. */
export type DestinationPiece = string | { parameter: string } | { rest: string };

/** A valid new address. */
export interface DestinationTemplate {
  /** `https://host`, or blank for the same site. */
  origin: string;
  path: DestinationPiece[];
  query: { key: string; value: DestinationPiece[] }[];
  hash: DestinationPiece[];
}

/** A row that is valid on its own. */
export interface Rule {
  /** Position in the table; the first that matches wins. */
  order: number;
  pattern: SourcePattern;
  conditions: QueryCondition[];
  destination: DestinationTemplate;
  row: TableRow;
}

/** A row that is invalid, with the reason as a message for the person who edits the table. */
export class RuleError extends Error {
  constructor(
    /** A localizable one where editors write such rules, too. */
    readonly reason: string | LocalizableMessage,
    readonly place?: RulePlace,
  ) {
    const message = messageText(reason);
    super(place ? `${place.file}:${place.line}: ${message}` : message);
    this.name = 'RuleError';
  }
}
