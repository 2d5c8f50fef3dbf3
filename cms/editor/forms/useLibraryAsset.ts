import { useEffect, useState } from 'react';
import { readAsset, type Asset } from '../media/mediaApi';
import type { Library } from './LibraryContext';

interface Known {
  src: string;
  asset?: Asset;
}

/** The asset that an address shows; undefined when the library has none, or while it is asked. */
export function useLibraryAsset(
  library: Library | null,
  src: string,
): { asset: Asset | undefined; isKnown: boolean; remember: (src: string, asset: Asset) => void } {
  const [known, setKnown] = useState<Known>();
  const authoring = library?.authoring;
  const site = library?.site.name;
  const isAsked = known?.src === src;

  useEffect(() => {
    if (!authoring || !site || isAsked || !src.startsWith('/-/')) return;
    let isCurrent = true;
    readAsset(authoring, { address: src, site }).then(
      (asset) => isCurrent && setKnown({ src, asset }),
      // The picture can be changed without what the library says of it.
      () => isCurrent && setKnown({ src }),
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, site, src, isAsked]);

  return {
    asset: isAsked ? known.asset : undefined,
    isKnown: isAsked || !src.startsWith('/-/'),
    remember: (of, asset) => setKnown({ src: of, asset }),
  };
}
