import { Blocks } from '../../blocks/Blocks';
import type { BlockPreview } from '../../features/editing/model/editorView.types';
import { siteByName } from '../../sites/sites';
import { allFixtures } from '../dev/allFixtures';
import { examplePage } from '../dev/examplePage';
import { exampleBlock } from '../dev/fixtures';
import { renderDocument, type RenderedDocument } from '../page/renderDocument';

/**
 * Renders the first example of a block in the theme of a site, without scripts; editors see it scaled down.
 * Undefined if there is no such block.
 */
export function renderBlockPreview(preview: BlockPreview): RenderedDocument | undefined {
  const { block, language } = preview;
  const [example = ''] = Object.keys(allFixtures.get(block)?.examples ?? {});
  const shownBlock = exampleBlock(allFixtures, block, example);
  const site = siteByName(preview.site);
  const pageLanguage = site.languages.find((one) => one === language) ?? site.languages[0];
  if (!shownBlock) return undefined;
  const page = examplePage({ title: block, language: pageLanguage, blocks: [shownBlock] });
  const content = <Blocks blocks={[shownBlock]} placeholder="main" />;
  return renderDocument({ ...page, site }, { content });
}
