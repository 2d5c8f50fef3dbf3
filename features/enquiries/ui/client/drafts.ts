import { DRAFT_PREFIX } from './draftPrefix';

/** Drafts are of this tab, and go with it; restored tabs do not bring back old ones. */
const MAX_AGE_MS = 24 * 3_600_000;
/** Characters of a draft at most; a longer one is not kept. */
const MAX_LENGTH = 20_000;

interface Draft {
  savedAt: number;
  values: Record<string, unknown>;
  /** Where the form stands; absent where it was filled in from another page. */
  page?: { href: string; name: string };
}

/** A form that was begun and not sent. */
export interface BegunForm {
  formName: string;
  /** Address of the form's page. */
  href: string;
  /** The heading of that page. */
  pageName: string;
}

const keyOf = (formName: string): string => DRAFT_PREFIX + formName;
/** Characters of a page's heading that are kept. */
const MAX_NAME_LENGTH = 100;

/** What was filled in and not sent; undefined where there is nothing, or it is too old. */
export function readDraft(formName: string): Record<string, unknown> | undefined {
  return inTab((storage) => {
    const draft = JSON.parse(storage.getItem(keyOf(formName)) ?? 'null') as Draft | null;
    if (!draft || typeof draft.values !== 'object') return undefined;
    return Date.now() - draft.savedAt < MAX_AGE_MS ? draft.values : undefined;
  });
}

/** Keeps what is filled in, in place of what was; without a value it keeps nothing. */
export function writeDraft(formName: string, values: Readonly<Record<string, unknown>>): void {
  const filledIn = Object.entries(values).filter(([, value]) => isFilledIn(value));
  if (filledIn.length === 0) return eraseDraft(formName);
  write(formName, {
    savedAt: Date.now(),
    values: Object.fromEntries(filledIn),
    page: { href: location.pathname + location.search, name: pageName() },
  });
}

/** Fills in a form of another page, which has not been begun and is not offered as one that was. */
export const keepForLater = (formName: string, values: Readonly<Record<string, unknown>>): void =>
  write(formName, { savedAt: Date.now(), values: { ...readDraft(formName), ...values } });

function write(formName: string, draft: Draft): void {
  const text = JSON.stringify(draft);
  if (text.length > MAX_LENGTH) return eraseDraft(formName);
  inTab((storage) => storage.setItem(keyOf(formName), text));
}

/** The form of this tab that was begun last. */
export function lastDraft(): BegunForm | undefined {
  const drafts = inTab((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(DRAFT_PREFIX))
      .map((key) => ({ key, ...(JSON.parse(storage.getItem(key) ?? '{}') as Partial<Draft>) }))
      .filter(({ savedAt = 0, page }) => page && Date.now() - savedAt < MAX_AGE_MS)
      .sort((one, other) => (other.savedAt ?? 0) - (one.savedAt ?? 0)),
  );
  const [last] = drafts ?? [];
  if (!last?.page) return undefined;
  const { href, name } = last.page;
  return { formName: last.key.slice(DRAFT_PREFIX.length), href, pageName: name };
}

const pageName = (): string =>
  (document.querySelector('h1')?.textContent ?? document.title).trim().slice(0, MAX_NAME_LENGTH);

export function eraseDraft(formName: string): void {
  inTab((storage) => storage.removeItem(keyOf(formName)));
}

const isFilledIn = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

/** Does something with the tab's storage. What is switched off or full, or holds something else, holds nothing. */
export function inTab<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}
