import { dangerouslySkipEscape } from 'vike/server';
import type { InjectFilterEntry } from 'vike/types';

/** Vike's render hook. An empty document: what Vike puts into it goes into every one (server/pages/browserTags.ts). */
export const onRenderHtml = () => ({
  documentHtml: dangerouslySkipEscape('<!doctype html><html><head></head><body></body></html>'),
  injectFilter: choosePreloads,
});

/**
 * Of the fonts Vike would preload those of every theme; renderDocument preloads those of the page's
 * own. Scripts that the browser's entry imports are fetched along with it instead of after it; one
 * that a block asks for by its address is fetched where that block is.
 */
function choosePreloads(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false;
    if (asset.assetType !== 'script') continue;
    asset.inject = asset.src.includes('/static/') ? false : 'HTML_END';
  }
}
