import type { ComponentProps, ReactNode } from 'react';
import type { Variants } from './useVariants';
import { VariantBlocks } from './VariantBlocks';
import { VariantsPanel } from './VariantsPanel';

type PanelProps = ComponentProps<typeof VariantsPanel>;
type BlocksProps = ComponentProps<typeof VariantBlocks>;

interface VariantPanelsOptions
  extends Omit<PanelProps, 'itemId' | 'variants'>, Omit<BlocksProps, 'variant' | 'variants'> {
  /** The page; undefined while none is chosen. */
  itemId: string | undefined;
  variants: Variants;
}

/** What the panel beside the page shows of its variants: all of them, and the blocks of the one in sight. */
export function variantPanelsOf(options: VariantPanelsOptions): {
  variants: ReactNode;
  variantBlocks: ReactNode;
} {
  const { authoring, sites, place, itemId, variants, onShow } = options;
  const { selected, onSelect, onSettings, onAdd } = options;
  const { shown } = variants;
  return {
    variants: itemId !== undefined && (
      <VariantsPanel
        authoring={authoring}
        sites={sites}
        place={place}
        itemId={itemId}
        variants={variants}
        onShow={onShow}
      />
    ),
    variantBlocks: shown && (
      <VariantBlocks
        variants={variants}
        variant={shown}
        selected={selected}
        onSelect={onSelect}
        onSettings={onSettings}
        onAdd={onAdd}
      />
    ),
  };
}
