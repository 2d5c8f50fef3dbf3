import { useEffect, useState } from 'react';
import { readAsset, type Asset } from '../media/mediaApi';
import { formatAssetSize, mediaTexts } from '../media/mediaTexts';
import type { Library } from './LibraryContext';

/** Whether the library has an asset for an address. */
type LookupResult = { kind: 'asset'; asset: Asset } | { kind: 'none' } | { kind: 'failed' };

interface LibraryAsset {
  /** Undefined while loading, and if the library has no asset with that address. */
  asset: Asset | undefined;
  /** Type, size and format of the file, as a text for editors; empty while loading, or if loading failed. */
  description: string;
  storeAsset: (src: string, asset: Asset) => void;
}

/**
 * Looks up the asset with an address. "Not in the library" is only shown after the library has confirmed it.
 */
export function useLibraryAsset(library: Library | null, src: string): LibraryAsset {
  const [lookup, setLookup] = useState<{ src: string; result: LookupResult }>();
  const authoring = library?.authoring;
  const site = library?.site.name;
  const isLoaded = lookup?.src === src;
  const isOutsideLibrary = src !== '' && !src.startsWith('/-/');

  useEffect(() => {
    if (!authoring || !site || isLoaded || !src.startsWith('/-/')) return;
    let isCurrent = true;
    const setResult = (answer: LookupResult) => isCurrent && setLookup({ src, result: answer });
    readAsset(authoring, { address: src, site }).then(
      (asset) => setResult(asset ? { kind: 'asset', asset } : { kind: 'none' }),
      // A picture can be edited without its metadata from the library.
      () => setResult({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, site, src, isLoaded]);

  const result: LookupResult | undefined = isOutsideLibrary
    ? { kind: 'none' }
    : isLoaded
      ? lookup.result
      : undefined;
  return {
    asset: result?.kind === 'asset' ? result.asset : undefined,
    description: describeResult(result),
    storeAsset: (assetSrc, asset) => setLookup({ src: assetSrc, result: { kind: 'asset', asset } }),
  };
}

function describeResult(result: LookupResult | undefined): string {
  if (result?.kind === 'asset') return formatAssetSize(result.asset);
  return result?.kind === 'none' ? mediaTexts.elsewhere : '';
}
