import { isIP } from 'node:net';
import { isListedHost } from '../../platform/http/isListedHost';

/** A picture that the endpoint may fetch. */
export interface ImageSource {
  /** Identity for caches: the source as written in the content. */
  key: string;
  url: URL;
  /** Absolute sources are on other hosts: their address is checked against private networks. */
  isExternal: boolean;
  /** A version in the address (`?rev=`, `?v=`, `?hash=`) means that the picture never changes. */
  isVersioned: boolean;
}

export interface SourceRules {
  /** Base address of the media store. */
  mediaUrl: string;
  /** Host names whose pictures are scaled; `*.example.com` represents its subdomains. */
  hosts: readonly string[];
}

/** A source that is refused; the message may be sent to the client. */
export class RefusedSourceError extends Error {
  override name = 'RefusedSourceError';
}

const MAX_SOURCE_LENGTH = 2000;
const MEDIA_PATH = /^\/-\/(?:jss)?media\/(.+)$/;
/** Uploads of editors: the address contains a version of the bytes. */
const UPLOAD_PATH = /^library\/[0-9a-f]{32}\//;
const VERSION_PARAMETERS = ['rev', 'v', 'hash'];

/** The picture at a path below the media store. Refuses parent segments, also encoded ones. */
function mediaSource(src: string, path: string, mediaUrl: string): ImageSource {
  const base = `${mediaUrl.replace(/\/+$/, '')}/`;
  const url = new URL(base + path);
  const hasParentSegment = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|%2f|%5c|\\/i.test(
    path.split('?')[0] ?? '',
  );
  if (hasParentSegment || !url.href.startsWith(new URL(base).href)) {
    throw new RefusedSourceError('src is outside the media store.');
  }
  return {
    key: src,
    url,
    isExternal: false,
    isVersioned: hasVersion(url) || UPLOAD_PATH.test(path),
  };
}

const hasVersion = (url: URL): boolean =>
  VERSION_PARAMETERS.some((parameter) => url.searchParams.has(parameter));

/**
 * Reads the `src` parameter: `/-/media/…`, `/-/jssmedia/…` or an https address on a listed host.
 * @throws RefusedSourceError
 */
export function readImageSource(src: unknown, { mediaUrl, hosts }: SourceRules): ImageSource {
  if (typeof src !== 'string' || src === '') throw new RefusedSourceError('src is missing.');
  if (src.length > MAX_SOURCE_LENGTH) throw new RefusedSourceError('src is too long.');
  const [, path] = MEDIA_PATH.exec(src) ?? [];
  if (path !== undefined) return mediaSource(src, path.split('#')[0] ?? '', mediaUrl);
  if (!URL.canParse(src)) throw new RefusedSourceError('src is not an address of a picture.');
  const url = new URL(src);
  if (url.protocol !== 'https:') throw new RefusedSourceError('Only https sources are scaled.');
  if (url.username || url.password) throw new RefusedSourceError('src contains credentials.');
  if (
    url.port ||
    isIP(url.hostname.replace(/^\[|\]$/g, '')) ||
    !isListedHost(url.hostname, hosts)
  ) {
    throw new RefusedSourceError('The host of src is not on the list of image hosts.');
  }
  url.hash = '';
  return { key: url.href, url, isExternal: true, isVersioned: hasVersion(url) };
}
