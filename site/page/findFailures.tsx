import { renderToStaticMarkup } from 'react-dom/server';
import { Block, failedBlockAttribute } from '../../blocks/Blocks';
import type { PageData } from '../../platform/pages/pageData.types';
import { PageProviders } from './PageProviders';
import type { BlockContent } from '../../blocks/blockContent.types';

/** A block that threw while it was rendered, and the error card stands in its place. */
export interface BlockFailure {
  name: string;
  uid: string;
  error: unknown;
}

/**
 * The blocks that threw. React shows the fallback without telling why, so each is rendered once
 * more on its own to learn the error; that costs only pages which failed anyhow.
 */
export function findFailures(body: string, data: PageData): BlockFailure[] {
  if (!body.includes(failedBlockAttribute)) return [];
  return Object.values(data.page?.placeholders ?? {}).flatMap((blocks) => failuresOf(blocks, data));
}

function failuresOf(blocks: readonly BlockContent[], data: PageData): BlockFailure[] {
  return blocks.flatMap((block) => [
    ...failureOf(block, data),
    ...Object.values(block.placeholders).flatMap((inner) => failuresOf(inner, data)),
  ]);
}

function failureOf(block: BlockContent, data: PageData): BlockFailure[] {
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
