/** The layout JSON as tests read it (experience-edge, "Layout JSON"). */
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

/** The layout of a route in a language, or null when there is no such page. */
export async function layoutOf(
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

/** The blocks in a placeholder of a page; none when there is no such page. */
export async function blocksOf(
  platform: TestPlatform,
  routePath: string,
  language = 'sv',
  placeholder = 'main',
): Promise<Rendering[]> {
  const layout = await layoutOf(platform, routePath, language);
  return layout?.sitecore.route.placeholders[placeholder] ?? [];
}
