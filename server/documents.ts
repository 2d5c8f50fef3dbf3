import { renderPage } from 'vike/server';
import type { PageData } from '../site/page/pageData.types';
import type { BrowserTags, RenderedDocument } from '../site/page/renderDocument';

/** Renders a page's data to a complete HTML document. */
export type RenderDocument = (data: PageData) => Promise<RenderedDocument>;

/**
 * The way to a document. In development every page goes through Vike, which loads changed sources
 * anew. In production all that Vike adds are the tags of the browser's script, the same for every
 * page: they are taken from it once, because its work on a page costs as much as rendering the page.
 */
export function documents(development: boolean): RenderDocument {
  return development ? throughVike : withTagsOnce();
}

const throughVike: RenderDocument = async (data) => {
  const { httpResponse, failures = [], notes = [] } = await askVike({ data });
  return { html: httpResponse.body, failures, notes };
};

function withTagsOnce(): RenderDocument {
  let ready: Promise<(data: PageData) => RenderedDocument> | undefined;
  return async (data) => {
    ready ??= prepare();
    try {
      return (await ready)(data);
    } catch (error) {
      // What could not be prepared is tried again for the next page.
      await ready.catch(() => (ready = undefined));
      throw error;
    }
  };
}

async function prepare() {
  const { renderDocument } = await import('../site/page/renderDocument');
  const tags = readTags((await askVike({ frame: true })).httpResponse.body);
  return (data: PageData) => renderDocument(data, { tags });
}

/** What stands in the head and the body of a document that was empty before Vike had it. */
function readTags(frame: string): BrowserTags {
  const [, head, body] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(frame) ?? [];
  if (head === undefined || body === undefined) throw new Error('Vike gave no document');
  return { head, body };
}

interface VikeResult extends Partial<Omit<RenderedDocument, 'html'>> {
  httpResponse: { body: string };
  errorWhileRendering: unknown;
}

/** One page configuration serves every address, so Vike need not know which one this is. */
async function askVike(request: { data: PageData } | { frame: true }): Promise<VikeResult> {
  const result = (await renderPage({ urlOriginal: '/', ...request })) as unknown as VikeResult;
  if (result.errorWhileRendering) throw result.errorWhileRendering;
  return result;
}
