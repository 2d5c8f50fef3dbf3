import { object, string } from 'yup';

/** A copied block, kept in the browser for pages and sites that are opened later. */
export interface Copied {
  /** What people call it. */
  name: string;
  block: object;
}

const key = 'forecourt-copied-block';

/** More than any block holds; browsers refuse much more. */
const maxLength = 200_000;

const copied = object({ name: string().required(), block: object().required() });

/** Keeps a block for pasting, in place of the one before. @returns whether the browser took it */
export function keepCopied(value: Copied): boolean {
  const text = JSON.stringify(value);
  if (text.length > maxLength) return false;
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The block that was copied last, if any. */
export function readCopied(): Copied | undefined {
  try {
    return copied.validateSync(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}
