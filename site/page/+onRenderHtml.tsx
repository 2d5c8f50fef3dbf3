import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { PageData } from './pageData.types';
import { renderDocument } from './renderDocument';

/** Vike's render hook: the whole document in one synchronous step. */
export function onRenderHtml(pageContext: PageContextServer & { data: PageData }) {
  const { html, failures } = renderDocument(pageContext.data);
  return {
    // renderDocument escapes whatever content goes into the document itself; React does the rest.
    documentHtml: dangerouslySkipEscape(html),
    pageContext: { failures },
  };
}
