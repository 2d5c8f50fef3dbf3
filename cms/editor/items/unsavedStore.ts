import { mixed, number, object, string } from 'yup';
import { isRecord } from '../../../domain/isRecord';
import type { RawValue } from '../authoring';

/** Unsaved changes of one item. */
export interface UnsavedItem {
  itemId: string;
  language: string;
  /** The version that the changes are based on. */
  baseVersion: number;
  fields: Readonly<Record<string, RawValue>>;
}

const KEY_PREFIX = 'forecourt-edit ';

const unsavedItemSchema = object({
  itemId: string().required(),
  language: string().required(),
  baseVersion: number().required(),
  fields: mixed<Record<string, RawValue>>(isRecord).required(),
});

/**
 * Stores unsaved changes in the browser, so that they survive a failed save, a crash or a closed window. If
 * storage
 * is not available (private windows, full storage), editing still works without this protection.
 */
export const unsavedStore = {
  store(item: UnsavedItem): void {
    tryOrUndefined(() => localStorage.setItem(toKey(item), JSON.stringify(item)));
  },

  delete(item: Pick<UnsavedItem, 'itemId' | 'language'>): void {
    tryOrUndefined(() => localStorage.removeItem(toKey(item)));
  },

  /** Returns all stored changes, without invalid entries. */
  readAll(): UnsavedItem[] {
    return (
      tryOrUndefined(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith(KEY_PREFIX))
          .flatMap((key) => {
            const json: unknown = tryOrUndefined(() => JSON.parse(localStorage.getItem(key) ?? ''));
            return unsavedItemSchema.isValidSync(json) ? [unsavedItemSchema.cast(json)] : [];
          }),
      ) ?? []
    );
  },
};

const toKey = ({ itemId, language }: Pick<UnsavedItem, 'itemId' | 'language'>) =>
  `${KEY_PREFIX}${itemId} ${language}`;

function tryOrUndefined<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
