import type { Contract } from '../../schema/contract';
import { contract } from '../../schema/generated/contract';
import type { NavigationSource } from './navigation';
import type { Page, PageBlock } from './page.types';
import { sameBlock } from './sameBlock';

const blocks: Contract['blocks'] = contract.blocks;

/** The page with the menus of its header, which do not come with the layout (fields.graphql, @queried). */
export async function fillNavigation(page: Page, navigation: NavigationSource): Promise<Page> {
  const { header = [] } = page.placeholders;
  const filled = await Promise.all(
    header.map((block) => fillBlock(block, page.language, navigation)),
  );
  return { ...page, placeholders: { ...page.placeholders, header: filled } };
}

async function fillBlock(
  block: PageBlock,
  language: Page['language'],
  navigation: NavigationSource,
): Promise<PageBlock> {
  const { dataSource: datasource } = block;
  const fields = Object.entries(blocks[block.name]?.fields ?? {});
  const queried = fields.flatMap(([name, field]) =>
    field.kind === 'items' && field.queried ? [{ name, of: field.of }] : [],
  );
  if (!datasource || queried.length === 0) return block;
  const lists = await Promise.all(
    queried.map(async ({ name, of }) => [name, await navigation.get({ datasource, language, of })]),
  );
  return sameBlock(block, {
    ...block,
    fields: { ...block.fields, ...Object.fromEntries(lists) },
  });
}
