import type { ApolloClient } from '@apollo/client';
import { NavigationDocument } from '../../schema/generated/operations';
import type { Language } from '../../sites/site.types';
import type { ContentProblem } from './page.types';
import { parseItem } from './parseLayout';
import { RefreshingCache } from './RefreshingCache';

/** Fields of a menu entry, checked against its contract, with the entries below it. */
export type NavigationEntry = Readonly<Record<string, unknown>>;

/** Location of a menu on the content platform. */
export interface NavigationAddress {
  /** Id of the item whose children are the top entries. */
  datasource: string;
  language: Language;
  /** Name of the entries' contract; other items below the data source are not entries. */
  of: string;
}

export interface NavigationOptions {
  /** Called when a menu could not be fetched; it is then empty, or keeps its last entries. */
  onError: (error: unknown) => void;
  /** Called with the fields that did not match their contract. */
  onProblems: (problems: readonly ContentProblem[]) => void;
}

export type NavigationSource = ReturnType<typeof createNavigation>;

/** Maximum number of levels of a menu. */
const maxLevels = 3;

/** How long a menu is used before it is fetched again in the background, in milliseconds. */
const freshMs = 60_000;

/**
 * Menus of all sites, fetched once and cached between requests: a menu is the same on every page, so only
 * the first page waits for it.
 */
export function createNavigation(client: ApolloClient, { onError, onProblems }: NavigationOptions) {
  const cache = new RefreshingCache<readonly NavigationEntry[]>({
    name: 'navigation',
    freshMs,
    onError,
  });

  /** Fetches the entries below an item, each with the entries below it. */
  async function fetchEntries(
    { datasource, language, of }: NavigationAddress,
    depth: number,
  ): Promise<NavigationEntry[]> {
    const variables = { datasource, language };
    const { data } = await client.query({ query: NavigationDocument, variables });
    const children = data?.item?.children?.results ?? [];
    const entries = children.flatMap((child) => (child?.template.name === of ? [child] : []));
    return Promise.all(
      entries.map(async ({ id, name, hasChildren, fields }) => {
        const nonEmpty = fields.flatMap((field) => (field?.jsonValue ? [field] : []));
        const json = Object.fromEntries(nonEmpty.map((field) => [field.name, field.jsonValue]));
        const parsed = parseItem(of, { name: { value: name }, ...json });
        if (parsed.problems.length > 0) onProblems(parsed.problems);
        if (!hasChildren || depth === maxLevels) return parsed.fields;
        const Children = await fetchEntries({ datasource: id, language, of }, depth + 1);
        return { ...parsed.fields, Children };
      }),
    );
  }

  return {
    /** The top entries of a menu; empty when it is not available. Never rejects. */
    get: (address: NavigationAddress): Promise<readonly NavigationEntry[]> =>
      cache
        .get(`${address.datasource} ${address.language}`, () => fetchEntries(address, 1))
        .catch((error: unknown) => {
          onError(error);
          return [];
        }),
  };
}
