import { LAST_SEARCH_KEY } from '../../storageKeys';
import { fieldsOf } from '../../../../../domain/isRecord';

const KEPT_MS = 90 * 24 * 3_600_000;

/** A search of the visitor. */
export interface LastSearch {
  /** Address of the list. */
  href: string;
  /** What it asks for. */
  words: string;
}

interface StoredSearch extends LastSearch {
  /** Of the words. */
  language: string;
  searchedAt: number;
}

/** The last search of the visitor on this device, where it was in the language of this page. */
export function lastSearch(now = Date.now()): LastSearch | undefined {
  const search = stored((storage): unknown =>
    JSON.parse(storage.getItem(LAST_SEARCH_KEY) ?? 'null'),
  );
  if (!isSearch(search)) return undefined;
  const isCurrent = now - search.searchedAt < KEPT_MS && search.language === pageLanguage();
  return isCurrent ? { href: search.href, words: search.words } : undefined;
}

/** Keeps a search in the place of the one before; it stays on the device. */
export function keepSearch({ href, words }: LastSearch, now = Date.now()): void {
  const search: StoredSearch = { href, words, language: pageLanguage(), searchedAt: now };
  stored((storage) => storage.setItem(LAST_SEARCH_KEY, JSON.stringify(search)));
}

/** Forgets a search that finds nothing any more; another one stays. */
export function dropSearch(words: string): void {
  if (lastSearch()?.words === words) forgetSearch();
}

export function forgetSearch(): void {
  stored((storage) => storage.removeItem(LAST_SEARCH_KEY));
}

const pageLanguage = (): string => document.documentElement.lang;

/** Only an address of this site is gone back to. */
function isSearch(search: unknown): search is StoredSearch {
  const { href, words, searchedAt } = fieldsOf(search);
  const isOwn = typeof href === 'string' && /^\/(?![/\\])/.test(href);
  return isOwn && typeof words === 'string' && words !== '' && typeof searchedAt === 'number';
}

/** Storage that is switched off or full, or holds something else, holds nothing: no error for visitors. */
function stored<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}
