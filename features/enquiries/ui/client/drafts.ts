import { DRAFT_PREFIX } from './draftPrefix';

/** The browser deletes drafts with their tab; the maximum age is for tabs that it restores later. */
const MAX_AGE_MS = 24 * 3_600_000;
/** Maximum length of a draft in characters; a longer one is not stored. */
const MAX_LENGTH = 20_000;

interface Draft {
  savedAt: number;
  values: Record<string, unknown>;
  /** Page of the form; undefined when it was filled in from another page. */
  page?: { href: string; name: string };
}

/** A form that was started and not sent. */
export interface StartedForm {
  formName: string;
  /** Address of the form's page. */
  href: string;
  /** Heading of that page. */
  pageName: string;
}

const storageKey = (formName: string): string => DRAFT_PREFIX + formName;
/** Maximum length of the stored heading, in characters. */
const MAX_NAME_LENGTH = 100;

/** Reads values that were entered and not sent; undefined if there are none, or if they are too old. */
export function readDraft(formName: string): Record<string, unknown> | undefined {
  return withTabStorage((storage) => {
    const draft = JSON.parse(storage.getItem(storageKey(formName)) ?? 'null') as Draft | null;
    if (!draft || typeof draft.values !== 'object') return undefined;
    return Date.now() - draft.savedAt < MAX_AGE_MS ? draft.values : undefined;
  });
}

/** Replaces the stored values; removes them if all are empty. */
export function writeDraft(formName: string, values: Readonly<Record<string, unknown>>): void {
  const filledIn = Object.entries(values).filter(([, value]) => isFilledIn(value));
  if (filledIn.length === 0) return eraseDraft(formName);
  storeDraft(formName, {
    savedAt: Date.now(),
    values: Object.fromEntries(filledIn),
    page: { href: location.pathname + location.search, name: pageName() },
  });
}

/**
 * Prefills a form of another page. `lastDraft` does not return it, because the visitor has not started it.
 */
export const prefillForm = (formName: string, values: Readonly<Record<string, unknown>>): void =>
  storeDraft(formName, { savedAt: Date.now(), values: { ...readDraft(formName), ...values } });

function storeDraft(formName: string, draft: Draft): void {
  const text = JSON.stringify(draft);
  if (text.length > MAX_LENGTH) return eraseDraft(formName);
  withTabStorage((storage) => storage.setItem(storageKey(formName), text));
}

/** Finds the form that was started last in this tab; undefined if there is none. */
export function lastDraft(): StartedForm | undefined {
  const drafts = withTabStorage((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(DRAFT_PREFIX))
      .map((key) => ({ key, ...(JSON.parse(storage.getItem(key) ?? '{}') as Partial<Draft>) }))
      .filter(({ savedAt = 0, page }) => page && Date.now() - savedAt < MAX_AGE_MS)
      .sort((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0)),
  );
  const [last] = drafts ?? [];
  if (!last?.page) return undefined;
  const { href, name } = last.page;
  return { formName: last.key.slice(DRAFT_PREFIX.length), href, pageName: name };
}

const pageName = (): string =>
  (document.querySelector('h1')?.textContent ?? document.title).trim().slice(0, MAX_NAME_LENGTH);

export function eraseDraft(formName: string): void {
  withTabStorage((storage) => storage.removeItem(storageKey(formName)));
}

const isFilledIn = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

/** Runs a function with the tab's storage; undefined if the storage is disabled, full or corrupt. */
export function withTabStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}
