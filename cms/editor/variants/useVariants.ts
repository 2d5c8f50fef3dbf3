import { useCallback, useEffect, useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring, RawValue } from '../authoring';
import { findBlock } from '../blocks/blockTree';
import { describeFailure, showFailure } from '../describeFailure';
import type { NewPlace } from '../blocks/useBlockActions';
import type { Saved, SaveQueue } from '../items/SaveQueue';
import { texts } from '../texts';
import type { PageItem } from '../items/usePageItem';
import { variantTexts } from './variantTexts';
import { typeName } from '../forms/contractTexts';
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
  onSaved: (saved: Saved) => void;
  /** Reloads the page. */
  reload: () => void;
  /** Called with the uid of a new block, to select it as soon as the page shows it. */
  onBlockAdded: (uid: string) => void;
}

type BlockChange = VariantInputs['changeVariantBlock']['change'];

export interface Variants {
  /** Undefined while the variants are being fetched. */
  allVariants: readonly PageVariant[] | undefined;
  /** The shown variant; undefined for the page itself. */
  shownVariant: PageVariant | undefined;
  show: (id: string | undefined) => void;
  /** Makes a change. Returns an error message on failure. */
  change: <Name extends keyof VariantInputs>(
    name: Name,
    input: VariantInputs[Name],
  ) => Promise<string | undefined>;
  /** Changes a block of the shown variant, and shows the result as a toast. */
  changeBlock: (uid: string, change: BlockChange) => Promise<void>;
  /** Whether a block exists only in the variant. */
  isAdded: (uid: string) => boolean;
  /** Removes a block from the shown variant. */
  remove: (uid: string) => Promise<void>;
  /** Id of the variant's own copy of a block's item, which is created if needed; undefined on failure. */
  getOwnItemId: (uid: string) => Promise<string | undefined>;
  /** Returns an error message if the block was not added. */
  add: (
    place: NewPlace,
    componentName: string,
    fields: Record<string, RawValue>,
  ) => Promise<string | undefined>;
}

/** The variants of the shown page, and actions on them. Each action saves once. */
export function useVariants(options: VariantsOptions): Variants {
  const { authoring, queue, page, onSaved, reload, onBlockAdded } = options;
  const [loaded, setLoaded] = useState<PageVariants & { pageKey: string }>();
  const [shownId, show] = useState<string>();
  const pageKey = page && `${page.itemId} ${page.language}`;

  useEffect(() => {
    if (!page) return undefined;
    let isCurrent = true;
    readVariants(authoring, page.itemId, page.language).then(
      (pageVariants) =>
        isCurrent && setLoaded({ ...pageVariants, pageKey: `${page.itemId} ${page.language}` }),
      (error: unknown) => isCurrent && showFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, page]);

  const allVariants =
    loaded !== undefined && loaded.pageKey === pageKey ? loaded.variants : undefined;
  const shownVariant = allVariants?.find(({ id }) => id === shownId);

  const change = useCallback(
    async <Name extends keyof VariantInputs>(
      name: Name,
      input: VariantInputs[Name],
    ): Promise<PageVariants | string> => {
      if (!page) return texts.problem;
      const { itemId, language } = page;
      await queue.flush();
      try {
        const fromVersion = queue.getBaseVersion({ itemId, language, version: page.item.version });
        const updated = await changeVariants(authoring, name, {
          ...input,
          itemId,
          language,
          expectedVersion: fromVersion,
        });
        setLoaded({ ...updated, pageKey: `${itemId} ${language}` });
        queue.recordVersion({ itemId, language, version: updated.version });
        onSaved({ itemId, language, previousVersion: fromVersion, version: updated.version });
        return updated;
      } catch (error) {
        return describeFailure(error);
      } finally {
        reload();
      }
    },
    [authoring, page, queue, onSaved, reload],
  );

  const getBlockLabel = (uid: string) => {
    const component =
      shownVariant && findBlock(shownVariant.placeholders, uid)?.block.componentName;
    return component ? typeName(component) : '';
  };

  async function changeBlock(
    uid: string,
    blockChange: BlockChange,
  ): Promise<PageVariants | undefined> {
    if (!shownVariant) return undefined;
    const label = getBlockLabel(uid);
    const result = await change('changeVariantBlock', {
      variantId: shownVariant.id,
      uid,
      change: blockChange,
    });
    if (typeof result === 'string') {
      showToast({ title: texts.notSaved, text: result, variant: 'danger', id: 'failure' });
      return undefined;
    }
    showToast({ title: changeMessages[blockChange]({ block: label }), id: 'editor' });
    return result;
  }

  const isAdded = (uid: string) =>
    page !== undefined && findBlock(page.item.placeholders, uid) === undefined;

  return {
    allVariants,
    shownVariant,
    show,
    isAdded,
    async change(name, input) {
      const previousIds = new Set(allVariants?.map(({ id }) => id));
      const result = await change(name, input);
      if (typeof result === 'string') return result;
      const created = result.variants.find(({ id }) => !previousIds.has(id));
      if (name === 'createVariant' && created) show(created.id);
      return undefined;
    },
    async changeBlock(uid, blockChange) {
      await changeBlock(uid, blockChange);
    },
    async remove(uid) {
      await changeBlock(uid, isAdded(uid) ? 'SHARED' : 'HIDE');
    },
    async getOwnItemId(uid) {
      if (!shownVariant) return undefined;
      const variants = shownVariant.own.includes(uid)
        ? allVariants
        : (await changeBlock(uid, 'OWN'))?.variants;
      const updatedVariant = variants?.find(({ id }) => id === shownVariant.id);
      return updatedVariant && findBlock(updatedVariant.placeholders, uid)?.block.dataSource;
    },
    async add({ placeholder, parent, after, before }, componentName, fields) {
      if (!shownVariant) return texts.problem;
      const result = await change('addVariantBlock', {
        variantId: shownVariant.id,
        componentName,
        placeholder,
        parent,
        after,
        before,
        fields,
      });
      if (typeof result === 'string') return result;
      const updatedVariant = result.variants.find(({ id }) => id === shownVariant.id);
      const addedUid = updatedVariant?.own.find((uid) => !shownVariant.own.includes(uid));
      if (addedUid !== undefined) onBlockAdded(addedUid);
      const label = typeName(componentName);
      showToast({ title: variantTexts.added({ block: label }), id: 'editor' });
      return undefined;
    },
  };
}

const changeMessages: Record<BlockChange, (values: { block: string }) => string> = {
  OWN: variantTexts.madeOwn,
  SHARED: variantTexts.madeShared,
  HIDE: variantTexts.hidden,
  SHOW: variantTexts.unhidden,
  UP: variantTexts.moved,
  DOWN: variantTexts.moved,
};
