import type { RawValue } from '../authoring';

type Values = Readonly<Record<string, RawValue>>;

/** Maximum number of forms whose input is kept; the oldest is dropped first. */
const MAX_FORMS = 50;

/** Input of forms that were left without saving, by form key. It is kept until the window is closed. */
const drafts = new Map<string, Values>();

export const readFormDraft = (key: string): Values | undefined => drafts.get(key);

/** Keeps the values that differ from the saved ones; without any, the draft is removed. */
export function storeFormDraft(key: string, changed: Values): void {
  drafts.delete(key);
  if (Object.keys(changed).length === 0) return;
  drafts.set(key, changed);
  const [oldest] = drafts.keys();
  if (drafts.size > MAX_FORMS && oldest !== undefined) drafts.delete(oldest);
}

export const deleteFormDraft = (key: string): boolean => drafts.delete(key);
