import { renderToStaticMarkup } from 'react-dom/server';
import { Block, failedBlockAttribute } from '../../blocks/Blocks';
import type { PageData } from '../../platform/pages/pageData.types';
import { PageProviders } from './PageProviders';
import type { BlockContent } from '../../blocks/blockContent.types';

/** A block that threw while it was rendered, and is replaced by the error card. */
export interface BlockFailure {
  name: string;
  uid: string;
  error: unknown;
}

/**
 * The blocks that threw. React shows the fallback without reporting the error, so each block is rendered
 * once more on its own to get it; this only affects pages that failed.
 */
export function findFailures(body: string, data: PageData): BlockFailure[] {
  if (!body.includes(failedBlockAttribute)) return [];
  return Object.values(data.page?.placeholders ?? {}).flatMap((blocks) =>
    findInBlocks(blocks, data),
  );
}

function findInBlocks(blocks: readonly BlockContent[], data: PageData): BlockFailure[] {
  return blocks.flatMap((block) => [
    ...renderAlone(block, data),
    ...Object.values(block.placeholders).flatMap((inner) => findInBlocks(inner, data)),
  ]);
}

function renderAlone(block: BlockContent, data: PageData): BlockFailure[] {
  try {
    renderToStaticMarkup(
      <PageProviders data={data}>
        <Block block={{ ...block, placeholders: {} }} />
      </PageProviders>,
    );
    return [];
  } catch (error) {
    return [{ name: block.name, uid: block.uid, error }];
  }
}
