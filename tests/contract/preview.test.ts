import { dataOrThrow, editingSecret, TestPlatform } from './testPlatform';
import { harbourSite as site, createTestRenderer } from './testRenderer';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});
afterAll(() => platform.close());

/** Returns the title of the site's front page in a mode, from the platform. */
async function titleIn(mode: 'normal' | 'preview', secret = editingSecret): Promise<string> {
  const request = { site, path: '/', query: new URLSearchParams(), requestId: 'test' };
  const page = await createTestRenderer(platform, secret).renderPage({ ...request, mode });
  return /<title>(.*?)<.title>/.exec(String(page.html.bytes))?.[1] ?? '';
}

it('[ROUTE-13] a preview shows the saved draft, and visitors see what is published', async () => {
  const before = await titleIn('normal');
  dataOrThrow(
    await platform.queryAuthoring(
      `mutation {
        updateItem(input: {
          path: "/sitecore/content/harbour/Home"
          language: "sv"
          expectedVersion: 1
          fields: [{ name: "metaTitle", value: "Utkast" }]
        }) { item { itemId } }
      }`,
    ),
  );
  expect(await titleIn('preview')).toContain('Utkast');
  expect(await titleIn('normal')).toBe(before);
  await expect(titleIn('preview', 'wrong-secret')).rejects.toMatchObject({ upstream: 'content' });
});
