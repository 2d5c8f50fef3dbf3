import { parseOwnJson } from '../../domain/ownJson';
import type { IndexDefinition, SearchDocument } from './indexDefinition';
import type { SearchEngine } from './SearchEngine';

/** Documents per query to the engine. */
const BATCH_SIZE = 500;

/** Serialises a document for the change log; equal documents have equal texts. */
export function serializeForLog(
  { logged = [] }: IndexDefinition,
  document: SearchDocument,
): string {
  return JSON.stringify(Object.fromEntries(logged.map((field) => [field, document[field]])));
}

/**
 * Returns the current documents with these ids, serialised for the change log, by id.
 * @throws SearchUnavailable if the engine cannot return them: the state before a change is then unknown
 */
export async function readLoggedDocuments(
  engine: SearchEngine,
  definition: IndexDefinition,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { id, name, logged = [] } = definition;
  const documents = new Map<string, string>();
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const response = await engine.search({
      index: name,
      fields: [...new Set([id, ...logged])],
      keyphrase: '',
      facets: [],
      filters: { [id]: ids.slice(start, start + BATCH_SIZE) },
      limit: BATCH_SIZE,
      offset: 0,
    });
    const { content } = parseOwnJson<{ content: SearchDocument[] }>(
      Buffer.from(response).toString(),
    );
    for (const document of content) {
      documents.set(String(document[id]), serializeForLog(definition, document));
    }
  }
  return documents;
}
