import type { ComponentProps, ReactNode } from 'react';
import type { useBlockActions } from '../blocks/useBlockActions';
import type { Variants } from './useVariants';
import { lazyComponent } from '../lazyComponent';

const VariantBlocks = lazyComponent(async () => (await import('./VariantBlocks')).VariantBlocks);
const VariantsPanel = lazyComponent(async () => (await import('./VariantsPanel')).VariantsPanel);

type PanelProps = ComponentProps<typeof VariantsPanel>;
type BlocksProps = ComponentProps<typeof VariantBlocks>;

interface VariantPanelsOptions
  extends Omit<PanelProps, 'itemId' | 'variants'>, Omit<BlocksProps, 'variant' | 'variants'> {
  /** Item id of the page; undefined while no page is open. */
  itemId: string | undefined;
  variants: Variants;
}

/** Renders the panels next to the page: the list of variants, and the blocks of the shown variant. */
export function renderVariantPanels(options: VariantPanelsOptions): {
  variants: ReactNode;
  variantBlocks: ReactNode;
} {
  const { authoring, sites, place, itemId, variants, onShowVariant } = options;
  const { selectedUid, onSelect, onSettings, onAdd } = options;
  const { shownVariant } = variants;
  return {
    variants: itemId !== undefined && (
      <VariantsPanel
        authoring={authoring}
        sites={sites}
        place={place}
        itemId={itemId}
        variants={variants}
        onShowVariant={onShowVariant}
      />
    ),
    variantBlocks: shownVariant && (
      <VariantBlocks
        variants={variants}
        variant={shownVariant}
        selectedUid={selectedUid}
        onSelect={onSelect}
        onSettings={onSettings}
        onAdd={onAdd}
      />
    ),
  };
}

type BlockActions = Pick<ReturnType<typeof useBlockActions>, 'add'> & {
  move: (uid: string, by: -1 | 1) => Promise<unknown>;
  remove: (uid: string) => Promise<unknown>;
};

/** What is done to blocks: those of the shown variant, or of the page. */
export const chooseBlockActions = (variants: Variants, blocks: BlockActions): BlockActions =>
  variants.shownVariant
    ? {
        move: (uid, by) => variants.changeBlock(uid, by < 0 ? 'UP' : 'DOWN'),
        remove: variants.remove,
        add: variants.add,
      }
    : blocks;
