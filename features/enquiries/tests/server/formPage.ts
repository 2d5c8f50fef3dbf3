import { encodeHtml } from '../../../../platform/pages/encodeHtml';
import type { PageRequest, RenderedPage } from '../../../../platform/pages/page.types';
import { plainPage } from '../../../../tests/unit/server/appUnderTest';

/** Renders a page with the form of this name; `/missing…` is a 404, `/other…` a page without the form. */
export async function formPage(request: PageRequest, formName: string): Promise<RenderedPage> {
  const page = await plainPage(request);
  if (request.path.startsWith('/other')) return page;
  const field = `<input type="hidden" name="formName" value="${formName}"/>`;
  return { ...page, html: encodeHtml(`<!doctype html><title>Page</title>${field}`) };
}
