import { useRef, useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Asset } from './mediaApi';
import { mediaTexts } from './mediaTexts';

/** Maximum number of assets that the platform changes in one request. */
const MAX_SELECTED = 500;

export interface Selection {
  /** Selected assets by id, in the order of selection. */
  assets: ReadonlyMap<string, Asset>;
  /**
   * Selects or deselects an asset.
   * @param listedAssets the assets in the list: then the range from the last toggled asset to this one is
   * selected
   */
  toggle: (asset: Asset, listedAssets?: readonly Asset[]) => void;
  addAll: (shown: readonly Asset[]) => void;
  clear: () => void;
}

const isSelectable = ({ isOriginal }: Asset): boolean => !isOriginal;

/** Manages the selected assets, which can be changed together. */
export function useSelection(): Selection {
  const [assets, setAssets] = useState<ReadonlyMap<string, Asset>>(new Map());
  const lastIdRef = useRef<string>(undefined);

  function add(newAssets: readonly Asset[]): void {
    const newSelection = new Map(assets);
    for (const asset of newAssets.filter(isSelectable)) newSelection.set(asset.id, asset);
    if (newSelection.size > MAX_SELECTED) {
      showToast({ title: mediaTexts.tooManySelected({ max: MAX_SELECTED }), variant: 'danger' });
    }
    setAssets(new Map([...newSelection].slice(0, MAX_SELECTED)));
  }

  return {
    assets,
    toggle: (asset, listedAssets) => {
      const startIndex = listedAssets?.findIndex(({ id }) => id === lastIdRef.current) ?? -1;
      const endIndex = listedAssets?.indexOf(asset) ?? -1;
      lastIdRef.current = asset.id;
      if (listedAssets && startIndex >= 0 && endIndex >= 0) {
        return add(
          listedAssets.slice(Math.min(startIndex, endIndex), Math.max(startIndex, endIndex) + 1),
        );
      }
      if (!assets.has(asset.id)) return add([asset]);
      setAssets(new Map([...assets].filter(([id]) => id !== asset.id)));
    },
    addAll: add,
    clear: () => setAssets(new Map()),
  };
}
