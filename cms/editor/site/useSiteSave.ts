import { useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { AuthoringFailure, type Authoring, type RawValue } from '../authoring';
import type { ConflictingField } from '../items/ConflictDialog';
import { fieldName } from '../forms/fieldName';
import { describeFailure } from '../describeFailure';
import { saveSiteItem, findVersion, type SitePart } from './siteApi';
import { siteTexts } from './siteTexts';
import type { LoadedPart } from './useSitePart';

/** Changed values of an item in one language. */
export interface ItemChange {
  /** Undefined for a new item. */
  itemId?: string;
  name?: string;
  language: string;
  expectedVersion: number;
  values: Readonly<Record<string, RawValue>>;
}

/** Parts whose items are saved by part. Items of blocks, in the other parts, are saved like those of a page. */
const partsOfPlainItems: readonly SitePart[] = ['SETTINGS', 'DICTIONARY', 'TAGS', 'REDIRECTS'];

interface Conflict {
  change: ItemChange;
  currentVersion: number;
  fields: ConflictingField[];
  onSettled: (problem: string | undefined) => void;
}

/**
 * Saves items of a part. If someone else saved the same item in the meantime, the save is pending until the
 * editor chooses one of the two versions.
 * @param onSaved called with the new version of an item of a block
 */
export function useSiteSave(
  authoring: Authoring,
  site: string,
  part: SitePart,
  { refresh }: LoadedPart,
  onSaved?: (saved: { itemId: string; language: string; version: number }) => void,
) {
  const [conflict, setConflict] = useState<Conflict>();

  /** Resolves with an error message; undefined if the item was saved or the other version was chosen. */
  async function save(change: ItemChange): Promise<string | undefined> {
    const { values, ...target } = change;
    const fields = Object.entries(values).map(([name, value]) => ({ name, value }));
    try {
      if (change.itemId && !partsOfPlainItems.includes(part)) {
        const { itemId, language } = { ...change, itemId: change.itemId };
        const { version } = await authoring.updateItem({ ...target, itemId, fields });
        onSaved?.({ itemId, language, version });
      } else {
        await saveSiteItem(authoring, { site, part, ...target, fields });
      }
      showToast({ title: siteTexts.saved, id: 'site' });
      await refresh();
      return undefined;
    } catch (error) {
      const isConflict = error instanceof AuthoringFailure && error.kind === 'conflict';
      return isConflict ? resolveConflict(change, error) : describeFailure(error);
    }
  }

  /** Asks which version to keep. Also finds an item that someone else created in the meantime. */
  async function resolveConflict(
    change: ItemChange,
    error: AuthoringFailure,
  ): Promise<string | undefined> {
    const content = await refresh();
    const item = content?.items.find(({ itemId, name }) =>
      change.itemId === undefined ? name === change.name : itemId === change.itemId,
    );
    const savedVersion = item && findVersion(item, change.language);
    if (!item || !savedVersion) return describeFailure(error);
    const fields = Object.entries(change.values).map(([name, ownValue]) => ({
      name,
      label: fieldName(item.template, name),
      ownValue,
      savedValue: savedVersion.fields?.[name],
    }));
    const { itemId } = item;
    const retriedChange = { ...change, itemId, name: undefined };
    const currentVersion = error.currentVersion ?? savedVersion.version;
    return new Promise((onSettled) =>
      setConflict({ change: retriedChange, currentVersion, fields, onSettled }),
    );
  }

  return {
    save,
    /** The fields that differ between both versions, while a choice is pending. */
    conflict: conflict?.fields,
    settle: async (choice: 'overwrite' | 'reload') => {
      if (!conflict) return;
      const { change, currentVersion, onSettled } = conflict;
      setConflict(undefined);
      onSettled(
        choice === 'reload'
          ? undefined
          : await save({ ...change, expectedVersion: currentVersion }),
      );
    },
    /** Closes the dialog without a choice. The form keeps its input. */
    dismiss: () => {
      conflict?.onSettled(siteTexts.notDecided);
      setConflict(undefined);
    },
  };
}

export type SiteSave = ReturnType<typeof useSiteSave>;
