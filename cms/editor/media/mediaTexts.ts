import { editorLocale } from '../editorLanguage';
import { getTexts } from '../loadedTexts';

/** Texts of the media library. */
export const mediaTexts = getTexts('media');

/** Formats a file size, such as `12 kB` or `1.5 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toLocaleString(editorLocale(), { maximumFractionDigits: 1 })} MB`;
}

/** Formats the size of a file: pixels, if it is a picture, and bytes. */
export function formatAssetSize(asset: {
  width?: number | null;
  height?: number | null;
  bytes: number;
}): string {
  const { width, height, bytes } = asset;
  const pixels = width && height ? `${width} × ${height} · ` : '';
  return pixels + formatBytes(bytes);
}
