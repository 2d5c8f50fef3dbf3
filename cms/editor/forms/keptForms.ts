import type { RawValue } from '../authoring';

type Values = Readonly<Record<string, RawValue>>;

/** Most forms that are kept; the oldest goes first. */
const most = 50;

/** What was typed into forms that were left without saving, by the key of the form; until the window is closed. */
const kept = new Map<string, Values>();

export const readKept = (key: string): Values | undefined => kept.get(key);

/** Keeps the values that differ from what is saved; none are nothing to keep. */
export function keepForm(key: string, changed: Values): void {
  kept.delete(key);
  if (Object.keys(changed).length === 0) return;
  kept.set(key, changed);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

export const forgetForm = (key: string): boolean => kept.delete(key);
