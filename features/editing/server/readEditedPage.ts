import { siteByName } from '../../../sites/sites';
import { HttpError } from '../../../platform/httpError';
import { isKeyOf } from '../../../domain/typedKeys';
import type { PageRequest } from '../../../platform/pages/page.types';

type EditedPageRequest = Pick<
  PageRequest,
  'site' | 'path' | 'mode' | 'item' | 'blockUid' | 'editorHeaders'
>;

/** Parameters that are passed to the content platform unchanged. */
const FORWARDED_PARAMETERS = ['sc_layoutKind', 'sc_variant', 'sc_previewTime'] as const;

const MODES = {
  edit: 'edit',
  preview: 'preview',
  library: 'preview',
  'library-metadata': 'edit',
} as const;

/**
 * Reads the parameters of `/api/editing/render` (Experience Edge, editing).
 * @throws HttpError 400 with the names of the missing or invalid parameters
 */
export function readEditedPage(query: URLSearchParams): EditedPageRequest {
  const requestedMode = query.get('mode') ?? '';
  const isLibrary = requestedMode.startsWith('library');
  requireParameters(query, [
    'mode',
    isLibrary ? 'sc_uid' : 'route',
    ...['sc_site', 'sc_itemid', 'sc_lang'],
  ]);
  const mode = isKeyOf(MODES, requestedMode) ? MODES[requestedMode] : undefined;
  if (!mode) throw new HttpError(400, `mode must be one of ${Object.keys(MODES).join(', ')}`);
  // Editors send empty optional parameters, which mean the newest version.
  const version = query.get('sc_version') || undefined;
  if (version !== undefined && !/^\d{1,9}$/.test(version)) {
    throw new HttpError(400, 'sc_version must be a number');
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
        FORWARDED_PARAMETERS.flatMap((name) => {
          const value = query.get(name);
          return value && isHeaderValue(value) ? [[name, value]] : [];
        }),
      ),
    },
  };
}

/**
 * Reads a request for the published page, which bypasses the page cache. The page is identified by its item,
 * since its draft may have another address.
 * @throws HttpError 400
 */
export function readPublishedPage(query: URLSearchParams): EditedPageRequest & { published: true } {
  requireParameters(query, ['route', 'sc_site', 'sc_lang']);
  const address = readAddress(query, query.get('route') ?? '');
  const id = query.get('sc_itemid');
  return { ...address, mode: 'preview', published: true, item: id ? { id } : undefined };
}

/**
 * Reads the parameters of the older `/api/editing/feaas/render`: a route in preview.
 * @throws HttpError 400
 */
export function readPreviewedRoute(query: URLSearchParams): EditedPageRequest {
  requireParameters(query, ['route', 'sc_site', 'sc_lang']);
  return { ...readAddress(query, query.get('route') ?? ''), mode: 'preview' };
}

function requireParameters(query: URLSearchParams, names: readonly string[]): void {
  const missing = names.filter((name) => !query.get(name));
  if (missing.length === 0) return;
  throw new HttpError(400, `Missing required query parameters: ${missing.join(', ')}`);
}

function readAddress(
  query: URLSearchParams,
  requestedRoute: string,
): Pick<EditedPageRequest, 'site' | 'path'> {
  const site = requireSite(query.get('sc_site') ?? '');
  const language = query.get('sc_lang') ?? '';
  if (!site.languages.some((supported) => supported === language)) {
    throw new HttpError(400, 'The site does not have the language of sc_lang');
  }
  const route = `/${requestedRoute}`.replace(/\/{2,}/g, '/');
  const prefix = language === site.languages[0] ? '' : `/${language}`;
  return { site, path: encodeURI(route === '/' ? prefix || '/' : prefix + route) };
}

function requireSite(name: string) {
  try {
    return siteByName(name);
  } catch {
    throw new HttpError(400, 'No site has the name of sc_site');
  }
}

/** Printable ASCII: a value cannot inject header lines. */
const isHeaderValue = (text: string) => /^[\x20-\x7e]{1,200}$/.test(text);
