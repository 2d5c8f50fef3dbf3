import { useCallback, useEffect, useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring, RawValue } from '../authoring';
import { findBlock } from '../blocks/blockTree';
import { describeFailure, tellFailure } from '../describeFailure';
import { contracts } from '../forms/checkValue';
import type { NewPlace } from '../blocks/BlocksPanel';
import type { Saved, SaveQueue } from '../items/SaveQueue';
import { texts } from '../texts';
import type { PageItem } from '../items/usePageItem';
import { variantTexts } from './variantTexts';
import {
  changeVariants,
  readVariants,
  type PageVariant,
  type PageVariants,
  type VariantInputs,
} from './variantsApi';

interface VariantsOptions {
  authoring: Authoring;
  queue: SaveQueue;
  page: PageItem | undefined;
  remember: (saved: Saved) => void;
  /** Shows the page anew. */
  reload: () => void;
}

type BlockChange = VariantInputs['changeVariantBlock']['change'];

export interface Variants {
  /** Undefined while they are being fetched. */
  all: readonly PageVariant[] | undefined;
  /** The one in sight; undefined for the page itself. */
  shown: PageVariant | undefined;
  show: (id: string | undefined) => void;
  /** Makes a change. Gives why it was not made. */
  change: <Name extends keyof VariantInputs>(
    name: Name,
    input: VariantInputs[Name],
  ) => Promise<string | undefined>;
  /** Changes a block of the variant in sight, and says so. */
  changeBlock: (uid: string, change: BlockChange) => Promise<void>;
  /** Whether the page itself does not have a block. */
  isAdded: (uid: string) => boolean;
  /** Takes a block out of the variant in sight. */
  remove: (uid: string) => Promise<void>;
  /** The item of a block's own copy, which is made if there is none; undefined where that failed. */
  ownItem: (uid: string) => Promise<string | undefined>;
  /** Gives why the block was not added. */
  add: (
    place: NewPlace,
    componentName: string,
    fields: Record<string, RawValue>,
  ) => Promise<string | undefined>;
}

/** The variants of the page in sight, and what can be done with them; each change is one save. */
export function useVariants(options: VariantsOptions): Variants {
  const { authoring, queue, page, remember, reload } = options;
  const [known, setKnown] = useState<PageVariants & { of: string }>();
  const [shownId, show] = useState<string>();
  const of = page && `${page.itemId} ${page.language}`;

  useEffect(() => {
    if (!page) return undefined;
    let isCurrent = true;
    readVariants(authoring, page.itemId, page.language).then(
      (found) => isCurrent && setKnown({ ...found, of: `${page.itemId} ${page.language}` }),
      (error: unknown) => isCurrent && tellFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, page]);

  const all = known !== undefined && known.of === of ? known.variants : undefined;
  const shown = all?.find(({ id }) => id === shownId);

  const change = useCallback(
    async <Name extends keyof VariantInputs>(
      name: Name,
      input: VariantInputs[Name],
    ): Promise<PageVariants | string> => {
      if (!page) return texts.problem;
      const { itemId, language } = page;
      await queue.flush();
      try {
        const from = queue.versionOf({ itemId, language, version: page.item.version });
        const next = await changeVariants(authoring, name, {
          ...input,
          itemId,
          language,
          expectedVersion: from,
        });
        setKnown({ ...next, of: `${itemId} ${language}` });
        queue.noteVersion({ itemId, language, to: next.version });
        remember({ itemId, language, from, to: next.version });
        return next;
      } catch (error) {
        return describeFailure(error);
      } finally {
        reload();
      }
    },
    [authoring, page, queue, remember, reload],
  );

  const labelOf = (uid: string) => {
    const component = shown && findBlock(shown.placeholders, uid)?.block.componentName;
    return (component && contracts.blocks[component]?.label) ?? component ?? '';
  };

  async function changeBlock(uid: string, how: BlockChange): Promise<PageVariants | undefined> {
    if (!shown) return undefined;
    const label = labelOf(uid);
    const changed = await change('changeVariantBlock', { variantId: shown.id, uid, change: how });
    if (typeof changed === 'string') {
      showToast({ title: texts.notSaved, text: changed, look: 'danger', id: 'failure' });
      return undefined;
    }
    showToast({ title: done[how](label), id: 'editor' });
    return changed;
  }

  const isAdded = (uid: string) =>
    page !== undefined && findBlock(page.item.placeholders, uid) === undefined;

  return {
    all,
    shown,
    show,
    isAdded,
    async change(name, input) {
      const before = new Set(all?.map(({ id }) => id));
      const changed = await change(name, input);
      if (typeof changed === 'string') return changed;
      const made = changed.variants.find(({ id }) => !before.has(id));
      if (name === 'createVariant' && made) show(made.id);
      return undefined;
    },
    async changeBlock(uid, how) {
      await changeBlock(uid, how);
    },
    async remove(uid) {
      await changeBlock(uid, isAdded(uid) ? 'SHARED' : 'HIDE');
    },
    async ownItem(uid) {
      if (!shown) return undefined;
      const variants = shown.own.includes(uid) ? all : (await changeBlock(uid, 'OWN'))?.variants;
      const now = variants?.find(({ id }) => id === shown.id);
      return now && findBlock(now.placeholders, uid)?.block.dataSource;
    },
    async add({ placeholder, parent, after, before }, componentName, fields) {
      if (!shown) return texts.problem;
      const added = await change('addVariantBlock', {
        variantId: shown.id,
        componentName,
        placeholder,
        parent,
        after,
        before,
        fields,
      });
      if (typeof added === 'string') return added;
      const label = contracts.blocks[componentName]?.label ?? componentName;
      showToast({ title: variantTexts.added(label), id: 'editor' });
      return undefined;
    },
  };
}

const done: Record<BlockChange, (block: string) => string> = {
  OWN: variantTexts.madeOwn,
  SHARED: variantTexts.madeShared,
  HIDE: variantTexts.hidden,
  SHOW: variantTexts.unhidden,
  UP: variantTexts.moved,
  DOWN: variantTexts.moved,
};
