/** Widths in px in which pictures are served. */
const IMAGE_WIDTHS_PX = [320, 640, 1280, 1920] as const;

/** File formats that are not scaled: vector graphics and animations. */
const UNSCALED_FORMATS = /\.(svg|gif)$/i;

/**
 * Whether the site scales a picture: one from the media library, or from a listed host. Others are served unchanged.
 */
function isScaled(src: string, hosts: readonly string[] | null): boolean {
  if (!hosts || UNSCALED_FORMATS.test(src.replace(/[?#].*$/, ''))) return false;
  if (src.startsWith('/-/media/')) return true;
  if (!/^https?:\/\//i.test(src)) return false;
  return URL.canParse(src) && hosts.includes(new URL(src).host);
}

function scaledUrl(src: string, width: number): string {
  return `/image?src=${encodeURIComponent(src)}&w=${width}`;
}

/** Attributes of an `img`; without `srcSet` if the picture has only one width. */
export interface ImageSources {
  src: string;
  srcSet?: string;
}

/** Cache of sources by list of hosts and picture, because many pages have the same pictures. */
const cachedSources = new WeakMap<readonly string[], Map<string, ImageSources>>();
const MAX_CACHED_SOURCES = 2000;

/** `src` and `srcset` of a picture. `width` is the original's in px: larger copies are not offered. */
export function imageSources(
  src: string,
  hosts: readonly string[] | null,
  width?: number,
): ImageSources {
  if (!hosts) return { src };
  const hostSources = cachedSources.get(hosts) ?? new Map<string, ImageSources>();
  cachedSources.set(hosts, hostSources);
  const cacheKey = `${width} ${src}`;
  const sources = hostSources.get(cacheKey) ?? createSources(src, hosts, width);
  if (hostSources.size >= MAX_CACHED_SOURCES) hostSources.clear();
  hostSources.set(cacheKey, sources);
  return sources;
}

function createSources(src: string, hosts: readonly string[], width?: number): ImageSources {
  if (!isScaled(src, hosts)) return { src };
  const sufficientIndex = IMAGE_WIDTHS_PX.findIndex(
    (offeredWidth) => width !== undefined && offeredWidth >= width,
  );
  const offeredWidths =
    sufficientIndex < 0 ? IMAGE_WIDTHS_PX : IMAGE_WIDTHS_PX.slice(0, sufficientIndex + 1);
  return {
    src: scaledUrl(
      src,
      offeredWidths.findLast((candidate) => candidate <= 1280) ?? IMAGE_WIDTHS_PX[0],
    ),
    srcSet: offeredWidths
      .map((candidate) => `${scaledUrl(src, candidate)} ${candidate}w`)
      .join(', '),
  };
}
