import { LAST_SEARCH_KEY } from '../../storageKeys';
import { fieldsOf } from '../../../../../domain/isRecord';

const MAX_AGE_MS = 90 * 24 * 3_600_000;

/** A visitor's search. */
export interface LastSearch {
  /** Address of the list. */
  href: string;
  /** The search in words. */
  words: string;
}

interface StoredSearch extends LastSearch {
  /** Language of the words. */
  language: string;
  searchedAt: number;
}

/** The visitor's last search on this device, if it was in the language of this page. */
export function lastSearch(now = Date.now()): LastSearch | undefined {
  const search = withStorage((storage): unknown =>
    JSON.parse(storage.getItem(LAST_SEARCH_KEY) ?? 'null'),
  );
  if (!isStoredSearch(search)) return undefined;
  const isCurrent = now - search.searchedAt < MAX_AGE_MS && search.language === pageLanguage();
  return isCurrent ? { href: search.href, words: search.words } : undefined;
}

/** Stores a search on the device; it replaces the earlier one. */
export function storeSearch({ href, words }: LastSearch, now = Date.now()): void {
  const search: StoredSearch = { href, words, language: pageLanguage(), searchedAt: now };
  withStorage((storage) => storage.setItem(LAST_SEARCH_KEY, JSON.stringify(search)));
}

/** Removes the stored search if it has these words, because it no longer finds a car. */
export function forgetEmptySearch(searchText: string): void {
  if (lastSearch()?.words === searchText) forgetSearch();
}

/** Removes the stored search from the device. */
export function forgetSearch(): void {
  withStorage((storage) => storage.removeItem(LAST_SEARCH_KEY));
}

const pageLanguage = (): string => document.documentElement.lang;

/** Only addresses of this site are accepted. */
function isStoredSearch(search: unknown): search is StoredSearch {
  const { href, words, searchedAt } = fieldsOf(search);
  const isSitePath = typeof href === 'string' && /^\/(?![/\\])/.test(href);
  return isSitePath && typeof words === 'string' && words !== '' && typeof searchedAt === 'number';
}

/** Uses the storage; undefined if it is blocked, full or holds invalid JSON, so that visitors see no error. */
function withStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}
