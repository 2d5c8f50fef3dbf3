import { isIP } from 'node:net';
import { isListedHost } from '../../platform/http/isListedHost';

/** A picture that the endpoint may fetch. */
export interface ImageSource {
  /** Identity for caches: the source as content wrote it. */
  key: string;
  url: URL;
  /** Absolute sources live on other hosts: their address is checked against private networks. */
  external: boolean;
  /** A version in the address (`?rev=`, `?v=`, `?hash=`) means that the picture never changes. */
  versioned: boolean;
}

export interface SourceRules {
  /** Base address of the media store. */
  mediaUrl: string;
  /** Host names whose pictures are scaled; `*.example.com` stands for its subdomains. */
  hosts: readonly string[];
}

/** A source that is refused; the message is fit for the response. */
export class RefusedSourceError extends Error {
  override name = 'RefusedSourceError';
}

const MAX_SOURCE_LENGTH = 2000;
const MEDIA_PATH = /^\/-\/(?:jss)?media\/(.+)$/;
/** What editors uploaded: the address says what the bytes are. */
const UPLOADED = /^library\/[0-9a-f]{32}\//;
const VERSION_PARAMETERS = ['rev', 'v', 'hash'];

/** A path below the media store: no way up, nothing hidden by encoding. */
function mediaSource(src: string, path: string, mediaUrl: string): ImageSource {
  const base = `${mediaUrl.replace(/\/+$/, '')}/`;
  const url = new URL(base + path);
  const climbs = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|%2f|%5c|\\/i.test(path.split('?')[0] ?? '');
  if (climbs || !url.href.startsWith(new URL(base).href)) {
    throw new RefusedSourceError('The source leaves the media store.');
  }
  return { key: src, url, external: false, versioned: isVersioned(url) || UPLOADED.test(path) };
}

const isVersioned = (url: URL): boolean =>
  VERSION_PARAMETERS.some((parameter) => url.searchParams.has(parameter));

/**
 * Reads the `src` parameter: `/-/media/…`, `/-/jssmedia/…` or an https address on a listed host.
 * Throws `RefusedSourceError`.
 */
export function readImageSource(src: unknown, { mediaUrl, hosts }: SourceRules): ImageSource {
  if (typeof src !== 'string' || src === '') throw new RefusedSourceError('src is missing.');
  if (src.length > MAX_SOURCE_LENGTH) throw new RefusedSourceError('src is too long.');
  const [, path] = MEDIA_PATH.exec(src) ?? [];
  if (path !== undefined) return mediaSource(src, path.split('#')[0] ?? '', mediaUrl);
  if (!URL.canParse(src)) throw new RefusedSourceError('src is not an address of a picture.');
  const url = new URL(src);
  if (url.protocol !== 'https:') throw new RefusedSourceError('Only https sources are scaled.');
  if (url.username || url.password) throw new RefusedSourceError('src carries credentials.');
  if (
    url.port ||
    isIP(url.hostname.replace(/^\[|\]$/g, '')) ||
    !isListedHost(url.hostname, hosts)
  ) {
    throw new RefusedSourceError('The host of src is not on the list of image hosts.');
  }
  url.hash = '';
  return { key: url.href, url, external: true, versioned: isVersioned(url) };
}
