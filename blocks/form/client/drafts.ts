/** Drafts are of this tab, and go with it; restored tabs do not bring back old ones. */
const MAX_AGE_MS = 24 * 3_600_000;
/** Characters of a draft at most; a longer one is not kept. */
const MAX_LENGTH = 20_000;

interface Draft {
  savedAt: number;
  values: Record<string, unknown>;
}

const keyOf = (formName: string): string => `forecourt-draft:${formName}`;

/** What was filled in and not sent; undefined where there is nothing, or it is too old. */
export function readDraft(formName: string): Record<string, unknown> | undefined {
  return stored((storage) => {
    const draft = JSON.parse(storage.getItem(keyOf(formName)) ?? 'null') as Draft | null;
    if (!draft || typeof draft.values !== 'object') return undefined;
    return Date.now() - draft.savedAt < MAX_AGE_MS ? draft.values : undefined;
  });
}

/** Keeps what is filled in, in place of what was; without a value it keeps nothing. */
export function writeDraft(formName: string, values: Readonly<Record<string, unknown>>): void {
  const filledIn = Object.entries(values).filter(([, value]) => isFilledIn(value));
  if (filledIn.length === 0) return eraseDraft(formName);
  const draft: Draft = { savedAt: Date.now(), values: Object.fromEntries(filledIn) };
  const text = JSON.stringify(draft);
  if (text.length > MAX_LENGTH) return eraseDraft(formName);
  stored((storage) => storage.setItem(keyOf(formName), text));
}

export function eraseDraft(formName: string): void {
  stored((storage) => storage.removeItem(keyOf(formName)));
}

const isFilledIn = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

/** Storage that is switched off or full, or holds what is no draft, holds nothing: no error for visitors. */
function stored<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}
