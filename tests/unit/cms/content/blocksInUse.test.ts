import { contract } from '../../../../schema/generated/contract';
import type { Placeholders } from '../../../../cms/items/item.types';
import { loadSite } from '../../../../cms/items/loading/loadSite';
import { buildTemplates } from '../../../../cms/items/buildTemplates';
import { CONTENT_FOLDER } from '../../../../cms/items/loading/listContentRoutes';
import { siteNames, sites } from '../../../../sites/sites';

const listBlocks = (placeholders: Placeholders): string[] =>
  Object.values(placeholders)
    .flat()
    .flatMap((rendering) => [rendering.componentName, ...listBlocks(rendering.placeholders)]);

test('[SHELL-25] every block is used on a page of some site', () => {
  const templates = buildTemplates(contract);
  const loadedSites = siteNames.map((name) => loadSite(CONTENT_FOLDER, sites[name], templates));
  // A block with a mistake, such as a misspelt field, is omitted from its page.
  expect(loadedSites.flatMap(({ problems }) => problems)).toEqual([]);
  const usedBlocks = loadedSites
    .flatMap(({ items }) => items)
    .flatMap(({ versions }) => [...versions.values()])
    .flatMap((version) => listBlocks(version.placeholders));
  const unusedBlocks = Object.keys(contract.blocks).filter((block) => !usedBlocks.includes(block));
  expect(
    unusedBlocks.map(
      (block) => `${block} is on no page: add it to one in cms/content/<site>/pages.`,
    ),
  ).toEqual([]);
});
