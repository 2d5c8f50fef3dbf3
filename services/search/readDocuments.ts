import { readPosition } from '../../domain/geography/position';
import type { DocumentChange } from './engine/SearchIndex';
import type { IndexDefinition, SearchDocument } from './indexDefinition';
import { RequestProblem } from './requestProblem';

/** Longest identifier, in characters. */
const MAX_ID_LENGTH = 200;
/** Largest document, in characters of its JSON. */
export const MAX_DOCUMENT_LENGTH = 256 * 1024;

/**
 * Reads NDJSON lines of `{"upsert": document}` or `{"delete": id}`.
 * @throws RequestProblem that names the wrong lines
 */
export function readChanges(text: string, definition: IndexDefinition): DocumentChange[] {
  const problems: string[] = [];
  const changes: DocumentChange[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      changes.push(readChange(parsed(line), definition));
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      problems.push(`Line ${at + 1}: ${error.message}`);
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
  return { kind: 'upsert', document: checkedDocument(line.upsert, definition) };
}

/** A document of a line of NDJSON. @throws RequestProblem */
export function readDocument(line: string, definition: IndexDefinition): SearchDocument {
  return checkedDocument(parsed(line), definition);
}

function parsed(line: string): unknown {
  if (line.length > MAX_DOCUMENT_LENGTH) {
    throw new RequestProblem([`is longer than ${MAX_DOCUMENT_LENGTH} characters.`]);
  }
  try {
    return JSON.parse(line);
  } catch {
    throw new RequestProblem(['is no JSON.']);
  }
}

function checkedDocument(document: unknown, definition: IndexDefinition): SearchDocument {
  if (!isRecord(document)) throw new RequestProblem(['the document must be an object.']);
  const { id, fields, ranges, points, values, lists, identifiers } = definition;
  const problems = Object.keys(document)
    .filter((field) => !fields.includes(field))
    .map((field) => `field ${JSON.stringify(field.slice(0, 40))} is unknown.`);
  const value = document[id];
  if (typeof value !== 'string' || value === '' || value.length > MAX_ID_LENGTH) {
    problems.push(`${id} must be a text of at most ${MAX_ID_LENGTH} characters.`);
  }
  const expect = (names: readonly string[], fits: (value: unknown) => boolean, what: string) => {
    for (const name of names) {
      const given = document[name];
      if (given !== undefined && given !== null && !fits(given)) {
        problems.push(`${name} must be ${what}.`);
      }
    }
  };
  expect(ranges, (given) => typeof given === 'number', 'a number');
  expect(points, isPoint, 'latitude and longitude with a comma between');
  expect(identifiers, (given) => typeof given === 'string', 'a text');
  expect(values, isPlain, 'a text, a number or true or false');
  const plainLists = lists.filter((list) => !list.includes('.'));
  expect(plainLists, (given) => Array.isArray(given) && given.every(isPlain), 'a list of texts');
  if (problems.length > 0) throw new RequestProblem(problems);
  return document;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPoint = (value: unknown): boolean =>
  typeof value === 'string' && (value === '' || readPosition(value) !== undefined);

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
