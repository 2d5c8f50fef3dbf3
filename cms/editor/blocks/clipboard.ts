import { object, string } from 'yup';

/** A copied block, stored in the browser for other pages and sites. */
export interface CopiedBlock {
  /** Label of the block. */
  name: string;
  block: object;
}

const STORAGE_KEY = 'forecourt-copied-block';

/** Maximum length in characters: more than any block needs. Browsers refuse much larger values. */
const MAX_LENGTH = 200_000;

const copiedBlockSchema = object({ name: string().required(), block: object().required() });

/** Stores a block for pasting, replacing the previous one. @returns whether the browser accepted it */
export function storeCopied(copiedBlock: CopiedBlock): boolean {
  const json = JSON.stringify(copiedBlock);
  if (json.length > MAX_LENGTH) return false;
  try {
    localStorage.setItem(STORAGE_KEY, json);
    return true;
  } catch {
    return false;
  }
}

/** Returns the block that was copied last; undefined if there is none, or if its stored form is invalid. */
export function readCopied(): CopiedBlock | undefined {
  try {
    return copiedBlockSchema.validateSync(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}
