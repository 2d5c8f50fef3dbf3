import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { DevRequest } from '../dev/devPage.types';
import type { PageData } from './pageData.types';
import { renderDocument, type RenderedDocument } from './renderDocument';

/** What the server asks for: a page of a site, or a page for developers. */
type Request = PageContextServer & ({ data: PageData } | { dev: DevRequest });

/** Vike's render hook: the whole document in one synchronous step. */
export async function onRenderHtml(request: Request) {
  const document = 'dev' in request ? await devDocument(request.dev) : renderDocument(request.data);
  return {
    // renderDocument escapes whatever content goes into the document itself; React does the rest.
    documentHtml: dangerouslySkipEscape(document?.html ?? ''),
    pageContext: {
      failures: document?.failures ?? [],
      notes: document?.notes ?? [],
      found: document !== undefined,
    },
  };
}

/** Loads what the developer pages are made of only when one is asked for. */
async function devDocument(dev: DevRequest): Promise<RenderedDocument | undefined> {
  const { renderDevPage } = await import('../dev/renderDevPage');
  return renderDevPage(dev);
}
