import { parseOwnJson } from '../../domain/ownJson';
import type { IndexDefinition, SearchDocument } from './indexDefinition';
import type { SearchEngine } from './SearchEngine';

/** Documents that one question to the engine may bring. */
const MAX_AT_ONCE = 500;

/** A document as the log of changes tells it, as JSON: equal forms are equal texts. */
export function loggedForm({ logged = [] }: IndexDefinition, document: SearchDocument): string {
  return JSON.stringify(Object.fromEntries(logged.map((field) => [field, document[field]])));
}

/**
 * The documents with these ids as they are searched now, in the log's form.
 * @throws SearchUnavailable where the engine cannot tell: what was before a change is then not known
 */
export async function loggedOf(
  engine: SearchEngine,
  definition: IndexDefinition,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { id, name, logged = [] } = definition;
  const found = new Map<string, string>();
  for (let at = 0; at < ids.length; at += MAX_AT_ONCE) {
    const answer = await engine.search({
      index: name,
      fields: [...new Set([id, ...logged])],
      keyphrase: '',
      facets: [],
      filters: { [id]: ids.slice(at, at + MAX_AT_ONCE) },
      limit: MAX_AT_ONCE,
      offset: 0,
    });
    const { content } = parseOwnJson<{ content: SearchDocument[] }>(Buffer.from(answer).toString());
    for (const document of content) {
      found.set(String(document[id]), loggedForm(definition, document));
    }
  }
  return found;
}
