/** Which blocks a placeholder accepts: the editor offers these, and the platform refuses others. */
import { contract } from './generated/contract';
import type { BlockName } from './generated/fields';

/** Blocks by the placeholder of another block that accepts them; there is less width than on a page. */
const innerBlocks: Readonly<Record<string, readonly BlockName[]>> = {
  'story-info': ['StoryPublishInfo', 'SocialSharing'],
  'stage-row': [
    ...(['Accordion', 'Blurb', 'ButtonRow', 'CallToActionBanner', 'CarModelCard'] as const),
    ...(['Countdown', 'FaqList', 'FileList', 'LinkList', 'ListItemCards', 'Quote'] as const),
    ...(['Stats', 'StoryText', 'Table', 'Video', 'VideoEmbed'] as const),
  ],
};

/** Blocks that only placeholders of other blocks accept. */
const innerOnlyBlocks: ReadonlySet<string> = new Set<BlockName>([
  'StoryPublishInfo',
  'CarModelCard',
]);

const frameBlocks: ReadonlySet<string> = new Set(
  Object.entries(contract.blocks).flatMap(([name, { category }]) =>
    category === 'Frame' ? [name] : [],
  ),
);

/** Whether a placeholder accepts a block. The main area accepts no blocks of the page frame. */
export function acceptsBlock(placeholder: string, block: string): boolean {
  const acceptedBlocks: readonly string[] | undefined = innerBlocks[placeholder];
  if (acceptedBlocks) return acceptedBlocks.includes(block);
  if (innerOnlyBlocks.has(block)) return false;
  return placeholder === 'main' ? !frameBlocks.has(block) : true;
}
