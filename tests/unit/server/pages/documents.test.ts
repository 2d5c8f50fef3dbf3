import * as renderers from '../../../../site/documents';
import type { PageBlock } from '../../../../platform/content/page.types';
import { examplePage } from '../../../../site/dev/examplePage';
import { createDocuments } from '../../../../server/pages/documents';

const mockRender = jest.fn(async ({ urlOriginal }: { urlOriginal: string }) => ({
  errorWhileRendering: undefined as unknown,
  httpResponse: {
    body: `<html><head><meta name="vite"></head><body><script src="${urlOriginal}"></script></body></html>`,
  },
}));
jest.mock('vike/server', () => ({ renderPage: (input: never) => mockRender(input) }));

/** A block whose items are not a list; the parser would reject it. */
const invalidBlock = {
  name: 'Accordion',
  uid: 'a',
  isKnown: true,
  fields: { Items: 7 },
  placeholders: {},
};
const shownErrors: unknown[] = [];
const development = {
  load: <Module>(path: string) =>
    path === '/site/documents.ts'
      ? Promise.resolve(renderers as Module)
      : Promise.reject(new Error(path)),
  setRenderError: (error: unknown) => void shownErrors.push(error),
};
const page = (blocks: PageBlock[] = []) =>
  examplePage({ title: 'Cars', theme: 'default', language: 'en', blocks });

describe('documents in development', () => {
  it('documents are rendered from sources and include the tags that load the browser script', async () => {
    const { renderDocument } = await createDocuments(development);
    const html = (await renderDocument(page())).html.bytes.toString();
    expect(html).toContain('<meta name="vite"></head>');
    expect(html).toMatch(/<script src="\/"><\/script><\/body><\/html>$/);
    const edited = await renderDocument({ ...page(), mode: 'edit' });
    expect(edited.html.bytes.toString()).toContain('<script src="/_edit/canvas">');
  });

  it('the error of a block is shown until no block throws', async () => {
    const { renderDocument } = await createDocuments(development);
    const { failures } = await renderDocument(page([invalidBlock]));
    expect(failures).toHaveLength(1);
    await renderDocument(page());
    expect(shownErrors.splice(0).slice(-2)).toEqual([failures[0]?.error, undefined]);
  });

  it('a document is not rendered when Vike could not load the source', async () => {
    const { renderDocument } = await createDocuments(development);
    const error = new Error('Unexpected token');
    mockRender.mockResolvedValueOnce({
      errorWhileRendering: error,
      httpResponse: { body: 'Error' },
    });
    await expect(renderDocument(page())).rejects.toBe(error);
  });
});
