/** Layout JSON in tests (experience-edge, "Layout JSON"). */
import type { TestPlatform } from './testPlatform';

export interface Rendering {
  uid: string;
  componentName: string;
  dataSource: string;
  params: Record<string, string>;
  fields: Record<string, unknown>;
  placeholders: Record<string, Rendering[]>;
}

export interface Layout {
  sitecore: {
    context: Record<string, unknown>;
    route: Record<string, unknown> & { placeholders: Record<string, Rendering[]> };
  };
}

/** Returns the layout of a route in a language, or null if the page does not exist. */
export async function readLayout(
  platform: TestPlatform,
  routePath: string,
  language = 'sv',
): Promise<Layout | null> {
  const { layout } = await platform.read<{ layout: { item: { rendered: Layout } | null } }>(
    `query ($site: String!, $routePath: String!, $language: String!) {
      layout(site: $site, routePath: $routePath, language: $language) { item { rendered } }
    }`,
    { site: 'harbour', routePath, language },
  );
  return layout.item?.rendered ?? null;
}

/** Returns the blocks in a placeholder of a page; empty if the page does not exist. */
export async function readBlocks(
  platform: TestPlatform,
  routePath: string,
  language = 'sv',
  placeholder = 'main',
): Promise<Rendering[]> {
  const layout = await readLayout(platform, routePath, language);
  return layout?.sitecore.route.placeholders[placeholder] ?? [];
}
