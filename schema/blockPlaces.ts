/** Which blocks a place takes: what the editor offers, and what the platform accepts. */
import { contract } from './generated/contract';
import type { BlockName } from './generated/fields';

/** Blocks that the placeholders of other blocks take, which are narrower than a page. */
const innerBlocks: Readonly<Record<string, readonly BlockName[]>> = {
  'story-info': ['StoryPublishInfo', 'SocialSharing'],
  'stage-row': [
    ...(['Accordion', 'Blurb', 'ButtonRow', 'CallToActionBanner', 'CarModelCard'] as const),
    ...(['Countdown', 'FaqList', 'FileList', 'LinkList', 'ListItemCards', 'Quote'] as const),
    ...(['Stats', 'StoryText', 'Table', 'Video', 'VideoEmbed'] as const),
  ],
};

/** Blocks that only a placeholder of another block takes. */
const innerOnly: ReadonlySet<string> = new Set<BlockName>(['StoryPublishInfo', 'CarModelCard']);

const frameBlocks: ReadonlySet<string> = new Set(
  Object.entries(contract.blocks).flatMap(([name, { category }]) =>
    category === 'Frame' ? [name] : [],
  ),
);

/** Whether a placeholder takes a block. Blocks of the frame of all pages stay in its header and footer. */
export function takesBlock(placeholder: string, block: string): boolean {
  const fitting: readonly string[] | undefined = innerBlocks[placeholder];
  if (fitting) return fitting.includes(block);
  if (innerOnly.has(block)) return false;
  return placeholder === 'main' ? !frameBlocks.has(block) : true;
}
