import { siteByName } from '../../../sites/sites';
import { HttpError } from '../../../platform/httpError';
import { isKeyOf } from '../../../domain/typedKeys';
import type { PageRequest } from '../../../platform/pages/page.types';

type Wanted = Pick<PageRequest, 'site' | 'path' | 'mode' | 'item' | 'blockUid' | 'editorHeaders'>;

/** Parameters that the content platform is told as they are. */
const PASSED_ON = ['sc_layoutKind', 'sc_variant', 'sc_previewTime'] as const;

const MODES = {
  edit: 'edit',
  preview: 'preview',
  library: 'preview',
  'library-metadata': 'edit',
} as const;

/**
 * What `/api/editing/render` is asked for (Experience Edge, editing).
 * @throws HttpError 400 naming the parameters that are missing or do not fit
 */
export function readEditedPage(query: URLSearchParams): Wanted {
  const asked = query.get('mode') ?? '';
  const isLibrary = asked.startsWith('library');
  requireParameters(query, [
    'mode',
    isLibrary ? 'sc_uid' : 'route',
    ...['sc_site', 'sc_itemid', 'sc_lang'],
  ]);
  const mode = isKeyOf(MODES, asked) ? MODES[asked] : undefined;
  if (!mode) throw new HttpError(400, `mode is one of ${Object.keys(MODES).join(', ')}`);
  // Editors send optional parameters empty: the newest version.
  const version = query.get('sc_version') || undefined;
  if (version !== undefined && !/^\d{1,9}$/.test(version)) {
    throw new HttpError(400, 'sc_version is not a number');
  }
  const { site, path } = readAddress(query, isLibrary ? '/' : (query.get('route') ?? ''));
  return {
    site,
    path,
    mode,
    item: { id: query.get('sc_itemid') ?? '', version },
    blockUid: isLibrary ? (query.get('sc_uid') ?? '') : undefined,
    editorHeaders: {
      sc_site: site.name,
      sc_layoutKind: 'final',
      ...Object.fromEntries(
        PASSED_ON.flatMap((name) => {
          const value = query.get(name);
          return value && isHeaderValue(value) ? [[name, value]] : [];
        }),
      ),
    },
  };
}

/** The same page as visitors see it now, past the page cache. @throws HttpError 400 */
export function readPublishedPage(query: URLSearchParams): Wanted & { published: true } {
  requireParameters(query, ['route', 'sc_site', 'sc_lang']);
  const address = readAddress(query, query.get('route') ?? '');
  return { ...address, mode: 'preview', published: true };
}

/** What the older `/api/editing/feaas/render` is asked for: a route in preview. @throws HttpError 400 */
export function readPreviewedRoute(query: URLSearchParams): Wanted {
  requireParameters(query, ['route', 'sc_site', 'sc_lang']);
  return { ...readAddress(query, query.get('route') ?? ''), mode: 'preview' };
}

function requireParameters(query: URLSearchParams, names: readonly string[]): void {
  const missing = names.filter((name) => !query.get(name));
  if (missing.length === 0) return;
  throw new HttpError(400, `Missing required query parameters: ${missing.join(', ')}`);
}

function readAddress(query: URLSearchParams, asked: string): Pick<Wanted, 'site' | 'path'> {
  const site = knownSite(query.get('sc_site') ?? '');
  const language = query.get('sc_lang') ?? '';
  if (!site.languages.some((known) => known === language)) {
    throw new HttpError(400, 'The site does not have the language of sc_lang');
  }
  const route = `/${asked}`.replace(/\/{2,}/g, '/');
  const prefix = language === site.languages[0] ? '' : `/${language}`;
  return { site, path: encodeURI(route === '/' ? prefix || '/' : prefix + route) };
}

function knownSite(name: string) {
  try {
    return siteByName(name);
  } catch {
    throw new HttpError(400, 'No site has the name of sc_site');
  }
}

/** Printable ASCII: nothing that could end a header. */
const isHeaderValue = (text: string) => /^[\x20-\x7e]{1,200}$/.test(text);
