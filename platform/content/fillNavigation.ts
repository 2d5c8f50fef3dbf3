import type { Contract } from '../../schema/contract';
import { contract } from '../../schema/generated/contract';
import type { NavigationSource } from './navigation';
import type { Page, PageBlock } from './page.types';
import { reuseEqualBlock } from './reuseEqualBlock';

const blocks: Contract['blocks'] = contract.blocks;

/**
 * The page with the menus of its header filled in: they are not part of the layout and are queried
 * separately (fields.graphql, @queried).
 */
export async function fillNavigation(page: Page, navigation: NavigationSource): Promise<Page> {
  const { header: headerBlocks = [] } = page.placeholders;
  const filled = await Promise.all(
    headerBlocks.map((block) => fillBlock(block, page.language, navigation)),
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
  const queriedFields = fields.flatMap(([name, field]) =>
    field.kind === 'items' && field.queried ? [{ name, of: field.of }] : [],
  );
  if (!datasource || queriedFields.length === 0) return block;
  const lists = await Promise.all(
    queriedFields.map(async ({ name, of }) => [
      name,
      await navigation.get({ datasource, language, of }),
    ]),
  );
  return reuseEqualBlock(block, {
    ...block,
    fields: { ...block.fields, ...Object.fromEntries(lists) },
  });
}
