import { readPosition } from '../../domain/geography/position';
import type { DocumentChange } from './engine/SearchIndex';
import type { IndexDefinition, SearchDocument } from './indexDefinition';
import { RequestProblem } from './requestProblem';
import { isRecord } from '../../domain/isRecord';

const MAX_ID_CHARACTERS = 200;
/** Maximum length of a document's JSON. */
export const MAX_DOCUMENT_CHARACTERS = 256 * 1024;

/**
 * Parses NDJSON lines of `{"upsert": document}` or `{"delete": id}`.
 * @throws RequestProblem with the invalid lines
 */
export function readChanges(text: string, definition: IndexDefinition): DocumentChange[] {
  const problems: string[] = [];
  const changes: DocumentChange[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      changes.push(readChange(parseLine(line), definition));
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      problems.push(`Line ${index + 1}: ${error.message}`);
    }
  }
  if (problems.length > 0) throw new RequestProblem(problems);
  return changes;
}

function readChange(line: unknown, definition: IndexDefinition): DocumentChange {
  if (!isRecord(line) || Object.keys(line).length !== 1) {
    throw new RequestProblem(['must be {"upsert": document} or {"delete": id}.']);
  }
  if (typeof line.delete === 'string') return { kind: 'delete', id: line.delete };
  return { kind: 'upsert', document: validateDocument(line.upsert, definition) };
}

/** Parses a document from a line of NDJSON. @throws RequestProblem */
export function readDocument(line: string, definition: IndexDefinition): SearchDocument {
  return validateDocument(parseLine(line), definition);
}

function parseLine(line: string): unknown {
  if (line.length > MAX_DOCUMENT_CHARACTERS) {
    throw new RequestProblem([`is longer than ${MAX_DOCUMENT_CHARACTERS} characters.`]);
  }
  try {
    return JSON.parse(line);
  } catch {
    throw new RequestProblem(['is not JSON.']);
  }
}

function validateDocument(document: unknown, definition: IndexDefinition): SearchDocument {
  if (!isRecord(document)) throw new RequestProblem(['the document must be an object.']);
  const { id, fields, ranges, points, values, lists, identifiers } = definition;
  const problems = Object.keys(document)
    .filter((field) => !fields.includes(field))
    .map((field) => `field ${JSON.stringify(field.slice(0, 40))} is unknown.`);
  const value = document[id];
  if (typeof value !== 'string' || value === '' || value.length > MAX_ID_CHARACTERS) {
    problems.push(`${id} must be a text of at most ${MAX_ID_CHARACTERS} characters.`);
  }
  const requireFields = (
    names: readonly string[],
    isValid: (value: unknown) => boolean,
    expected: string,
  ) => {
    for (const name of names) {
      const fieldValue = document[name];
      if (fieldValue !== undefined && fieldValue !== null && !isValid(fieldValue)) {
        problems.push(`${name} must be ${expected}.`);
      }
    }
  };
  requireFields(ranges, (value) => typeof value === 'number', 'a number');
  requireFields(points, isPoint, 'latitude and longitude with a comma between');
  requireFields(identifiers, (value) => typeof value === 'string', 'a text');
  requireFields(values, isPlain, 'a text, a number or true or false');
  const plainLists = lists.filter((list) => !list.includes('.'));
  requireFields(
    plainLists,
    (value) => Array.isArray(value) && value.every(isPlain),
    'a list of texts',
  );
  if (problems.length > 0) throw new RequestProblem(problems);
  return document;
}

const isPoint = (value: unknown): boolean =>
  typeof value === 'string' && (value === '' || readPosition(value) !== undefined);

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
