import { useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { AuthoringFailure, type Authoring, type RawValue } from '../authoring';
import type { ConflictingField } from '../items/ConflictDialog';
import { describeFailure } from '../describeFailure';
import { saveSiteItem, versionIn, type SitePart } from './siteApi';
import { siteTexts } from './siteTexts';
import type { LoadedPart } from './useSitePart';

/** Changed values of one item in one language. */
export interface ItemChange {
  /** Left out for a new item. */
  itemId?: string;
  name?: string;
  language: string;
  expectedVersion: number;
  values: Readonly<Record<string, RawValue>>;
}

/** Parts whose items have rules of their own; items of blocks are saved like those of a page. */
const savedByPart: readonly SitePart[] = ['SETTINGS', 'DICTIONARY', 'TAGS', 'REDIRECTS'];

interface Conflict {
  change: ItemChange;
  currentVersion: number;
  fields: ConflictingField[];
  settled: (problem: string | undefined) => void;
}

/**
 * Saves an item of a part. When somebody else saved it in between, the save waits until one of both
 * versions is chosen.
 */
export function useSiteSave(
  authoring: Authoring,
  site: string,
  part: SitePart,
  { refresh }: LoadedPart,
) {
  const [conflict, setConflict] = useState<Conflict>();

  /** Resolves with why it was not saved, or undefined when it was (or theirs was chosen). */
  async function save(change: ItemChange): Promise<string | undefined> {
    const { values, ...target } = change;
    const fields = Object.entries(values).map(([name, value]) => ({ name, value }));
    try {
      await (change.itemId && !savedByPart.includes(part)
        ? authoring.update({ ...target, itemId: change.itemId, fields })
        : saveSiteItem(authoring, { site, part, ...target, fields }));
      showToast({ title: siteTexts.saved, id: 'site' });
      await refresh();
      return undefined;
    } catch (error) {
      const isLate = error instanceof AuthoringFailure && error.kind === 'conflict';
      return isLate ? ask(change, error) : describeFailure(error);
    }
  }

  /** Shows both versions, of an item that somebody else made in between, too. */
  async function ask(change: ItemChange, error: AuthoringFailure): Promise<string | undefined> {
    const content = await refresh();
    const item = content?.items.find(({ itemId, name }) =>
      change.itemId === undefined ? name === change.name : itemId === change.itemId,
    );
    const theirs = item && versionIn(item, change.language);
    if (!item || !theirs) return describeFailure(error);
    const fields = Object.entries(change.values).map(([name, mine]) => ({
      name,
      mine,
      theirs: theirs.fields?.[name],
    }));
    const { itemId } = item;
    const late = { ...change, itemId, name: undefined };
    const currentVersion = error.currentVersion ?? theirs.version;
    return new Promise((settled) => setConflict({ change: late, currentVersion, fields, settled }));
  }

  return {
    save,
    /** Both versions, while one is to be chosen. */
    conflict: conflict?.fields,
    settle: async (choice: 'overwrite' | 'reload') => {
      if (!conflict) return;
      const { change, currentVersion, settled } = conflict;
      setConflict(undefined);
      settled(
        choice === 'reload'
          ? undefined
          : await save({ ...change, expectedVersion: currentVersion }),
      );
    },
    /** Decides nothing: what was written stays in the form. */
    dismiss: () => {
      conflict?.settled(siteTexts.notDecided);
      setConflict(undefined);
    },
  };
}

export type SiteSave = ReturnType<typeof useSiteSave>;
