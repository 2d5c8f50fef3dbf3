import type { PageData } from '../site/page/pageData.types';
import type { RenderedDocument } from '../site/page/renderDocument';
import { askVike } from './askVike';
import { readBrowserTags } from './browserTags';

/** Renders a page's data to a complete HTML document. */
export type RenderDocument = (data: PageData) => Promise<RenderedDocument>;

/**
 * The way to a document. In development every page goes through Vike, which loads changed sources
 * anew. In production all that Vike adds are the tags of the browser's script, which the build has
 * kept: its work on a page costs as much as rendering the page.
 */
export async function documents(development: boolean): Promise<RenderDocument> {
  return development ? throughVike : withTags();
}

const throughVike: RenderDocument = async (data) => {
  const { httpResponse, failures = [], notes = [] } = await askVike({ data });
  return { html: httpResponse.body, failures, notes };
};

async function withTags(): Promise<RenderDocument> {
  const tags = await readBrowserTags();
  const { renderDocument } = await import('../site/page/renderDocument');
  return async (data) => renderDocument(data, { tags, keepParts: true });
}
