import { dangerouslySkipEscape } from 'vike/server';
import type { InjectFilterEntry } from 'vike/types';

/**
 * Vike's render hook. The document is empty: the tags that Vike adds to it are added to every page
 * (server/pages/browserTags.ts).
 */
export const onRenderHtml = () => ({
  documentHtml: dangerouslySkipEscape('<!doctype html><html><head></head><body></body></html>'),
  injectFilter: choosePreloads,
});

/**
 * Chooses what Vike preloads. Without this it would preload the fonts of every theme; renderDocument
 * preloads only those of the page's theme. Imports of the browser's entry are preloaded with it; scripts in
 * `static` are loaded by their blocks.
 */
function choosePreloads(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false;
    if (asset.assetType !== 'script') continue;
    asset.inject = asset.src.includes('/static/') ? false : 'HTML_END';
  }
}
