/** Widths in px in which pictures are served. */
const imageWidths = [320, 640, 1280, 1920] as const;

/** Formats that scaling would spoil or not improve. */
const unscaled = /\.(svg|gif)$/i;

/**
 * Whether the site scales a picture: one from the media library, or from a host on the list. Others are served as they are.
 */
function isScaled(src: string, hosts: readonly string[] | null): boolean {
  if (!hosts || unscaled.test(src.replace(/[?#].*$/, ''))) return false;
  if (src.startsWith('/-/media/')) return true;
  if (!/^https?:\/\//i.test(src)) return false;
  return URL.canParse(src) && hosts.includes(new URL(src).host);
}

function scaled(src: string, width: number): string {
  return `/image?src=${encodeURIComponent(src)}&w=${width}`;
}

export interface ImageSources {
  src: string;
  srcSet?: string;
}

/** Sources by the list of hosts and then by picture: the same pictures stand on many pages. */
const knownSources = new WeakMap<readonly string[], Map<string, ImageSources>>();
const mostKnown = 2000;

/** Addresses of a picture for `src` and `srcset`. `width` is the original's in px: larger copies are not offered. */
export function imageSources(
  src: string,
  hosts: readonly string[] | null,
  width?: number,
): ImageSources {
  if (!hosts) return { src };
  const ofHosts = knownSources.get(hosts) ?? new Map<string, ImageSources>();
  knownSources.set(hosts, ofHosts);
  const name = `${width} ${src}`;
  const sources = ofHosts.get(name) ?? makeSources(src, hosts, width);
  if (ofHosts.size >= mostKnown) ofHosts.clear();
  ofHosts.set(name, sources);
  return sources;
}

function makeSources(src: string, hosts: readonly string[], width?: number): ImageSources {
  if (!isScaled(src, hosts)) return { src };
  const enough = imageWidths.findIndex((offered) => width !== undefined && offered >= width);
  const offered = enough < 0 ? imageWidths : imageWidths.slice(0, enough + 1);
  return {
    src: scaled(src, offered.findLast((candidate) => candidate <= 1280) ?? imageWidths[0]),
    srcSet: offered.map((candidate) => `${scaled(src, candidate)} ${candidate}w`).join(', '),
  };
}
