import type { ApolloClient } from '@apollo/client';
import { NavigationDocument } from '../../schema/generated/operations';
import type { Language } from '../../sites/site.types';
import type { ContentProblem } from './page.types';
import { parseItem } from './parseLayout';
import { RefreshingCache } from './RefreshingCache';

/** Fields of a menu's entry, fit to its contract, with the entries below it among them. */
export type NavigationEntry = Readonly<Record<string, unknown>>;

/** Where a menu is on the content platform. */
export interface NavigationAddress {
  /** Id of the item whose children are the top entries. */
  datasource: string;
  language: Language;
  /** Contract of the entries; other items below the data source are no entries. */
  of: string;
}

export interface NavigationOptions {
  /** Told that a menu could not be fetched; it is empty then, or stays as it was (spec 1 §8). */
  onError: (error: unknown) => void;
  /** Told of fields that did not fit their contract. */
  onProblems: (problems: readonly ContentProblem[]) => void;
}

export type NavigationSource = ReturnType<typeof createNavigation>;

/** Levels of entries that a menu has (spec 1 §2.3). */
const levels = 3;

/** How long a menu is used before it is asked for again in the background, in milliseconds. */
const freshFor = 60_000;

/**
 * Menus of all sites, fetched once and remembered between requests: a menu is the same on every page,
 * so no page waits for it but the first.
 */
export function createNavigation(client: ApolloClient, { onError, onProblems }: NavigationOptions) {
  const cache = new RefreshingCache<readonly NavigationEntry[]>({
    name: 'navigation',
    freshFor,
    onError,
  });

  /** The entries below an item, each with the entries below it. */
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
        const filled = fields.flatMap((field) => (field?.jsonValue ? [field] : []));
        const json = Object.fromEntries(filled.map((field) => [field.name, field.jsonValue]));
        const parsed = parseItem(of, { name: { value: name }, ...json });
        if (parsed.problems.length > 0) onProblems(parsed.problems);
        if (!hasChildren || depth === levels) return parsed.fields;
        const Children = await fetchEntries({ datasource: id, language, of }, depth + 1);
        return { ...parsed.fields, Children };
      }),
    );
  }

  return {
    /** The top entries of a menu; empty when it cannot be had. Never rejects. */
    get: (address: NavigationAddress): Promise<readonly NavigationEntry[]> =>
      cache
        .get(`${address.datasource} ${address.language}`, () => fetchEntries(address, 1))
        .catch((error: unknown) => {
          onError(error);
          return [];
        }),
  };
}
