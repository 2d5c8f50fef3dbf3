import { mixed, number, object, string } from 'yup';
import { isRecord } from '../../../domain/isRecord';
import type { RawValue } from '../authoring';

/** What an editor wrote in one item and the platform does not have yet. */
export interface UnsavedItem {
  itemId: string;
  language: string;
  /** The version that the changes were made from. */
  baseVersion: number;
  fields: Readonly<Record<string, RawValue>>;
}

const prefix = 'forecourt-edit ';

const unsaved = object({
  itemId: string().required(),
  language: string().required(),
  baseVersion: number().required(),
  fields: mixed<Record<string, RawValue>>(isRecord).required(),
});

/**
 * Keeps what is not saved yet in the browser, so that it outlives a failed save, a crash and a closed
 * window. A browser that keeps nothing (private windows, full storage) costs only that.
 */
export const unsavedStore = {
  keep(item: UnsavedItem): void {
    attempt(() => localStorage.setItem(keyOf(item), JSON.stringify(item)));
  },

  forget(item: Pick<UnsavedItem, 'itemId' | 'language'>): void {
    attempt(() => localStorage.removeItem(keyOf(item)));
  },

  /** Everything that was kept; entries that do not fit are left out. */
  readAll(): UnsavedItem[] {
    return (
      attempt(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith(prefix))
          .flatMap((key) => {
            const json: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? ''));
            return unsaved.isValidSync(json) ? [unsaved.cast(json)] : [];
          }),
      ) ?? []
    );
  },
};

const keyOf = ({ itemId, language }: Pick<UnsavedItem, 'itemId' | 'language'>) =>
  `${prefix}${itemId} ${language}`;

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
