import { contract } from '../../../../schema/generated/contract';
import type { Placeholders } from '../../../../cms/items/item';
import { loadSite } from '../../../../cms/items/loading/loadSite';
import { buildTemplates } from '../../../../cms/items/templates';
import { contentFolder } from '../../../../cms/items/loading/contentRoutes';
import { siteNames, sites } from '../../../../sites/sites';

const blocksOf = (placeholders: Placeholders): string[] =>
  Object.values(placeholders)
    .flat()
    .flatMap((rendering) => [rendering.componentName, ...blocksOf(rendering.placeholders)]);

test('[SHELL-25] every block stands on a page of some site', () => {
  const templates = buildTemplates(contract);
  const used = siteNames
    .flatMap((name) => loadSite(contentFolder, sites[name], templates).items)
    .flatMap(({ versions }) => [...versions.values()])
    .flatMap((version) => blocksOf(version.placeholders));
  expect([...new Set(used)].sort()).toEqual(Object.keys(contract.blocks).sort());
});
