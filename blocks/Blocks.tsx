import { createContext, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { EditingContext } from '../design-system/fields/EditingContext';
import { BlockParts, PartPlace } from './blockParts';
import { FailedSection } from './FailedSection';
import { AwaitedBlock, LatePlace } from './LateBlock';
import { registry } from './registry';
import { UnknownBlock } from './UnknownBlock';
import type { BlockContent } from './blockContent.types';

/** Shows a labelled box for a block that nobody knows: on in development and editing only. */
export const ShowUnknownBlocks = createContext(false);

/**
 * Whether an error card takes the place of a block that throws. The server renders a page without
 * this net first, because it costs every page, and with it when a block has thrown.
 */
export const CatchFailures = createContext(true);

/** Attribute on the card that stands for a failed block; the server finds and logs it by this. */
export const failedBlockAttribute = 'data-block-failed';

// The parser has checked that the fields fit the block of that name.
const components = registry as unknown as Record<string, ComponentType<Record<string, unknown>>>;

interface BlocksProps {
  blocks: readonly BlockContent[] | undefined;
  /** Name of the placeholder that the blocks stand in. */
  placeholder: string;
  /** Id of the block that the placeholder belongs to; absent for those of the page itself. */
  parent?: string;
}

/**
 * The blocks of a placeholder in order. A block that throws is replaced by an error card while the
 * rest of the page stands; a name that the registry lacks is skipped (spec 1 §2.1, design §3).
 */
export function Blocks({ blocks, placeholder, parent }: BlocksProps) {
  const catchFailures = use(CatchFailures);
  const editing = use(EditingContext);
  const partOf = use(BlockParts);
  const all = blocks?.map((block, index) => {
    const key = block.uid || index;
    const part = partOf?.(block);
    if (part !== undefined) return <PartPlace key={key} part={part} late={block.late} />;
    const caught = catchFailures ? <CaughtBlock key={key} block={block} /> : undefined;
    if (!editing) return caught ?? <Block key={key} block={block} />;
    return (
      <editing.block key={key} uid={block.uid}>
        {caught ?? <Block block={block} />}
      </editing.block>
    );
  });
  if (!editing) return all;
  return (
    <editing.placeholder name={placeholder} parent={parent}>
      {all}
    </editing.placeholder>
  );
}

function CaughtBlock({ block }: { block: BlockContent }) {
  return (
    <Suspense fallback={<FailedBlock name={block.name} />}>
      <Block block={block} />
    </Suspense>
  );
}

/** One block, without the net below it. */
export function Block({ block }: { block: BlockContent }) {
  const showUnknown = use(ShowUnknownBlocks);
  if (block.late === 'awaited') return <AwaitedBlock />;
  if (block.failure) throw block.failure.error;
  const Component = block.known ? components[block.name] : undefined;
  if (!Component) return showUnknown ? <UnknownBlock name={block.name} /> : null;
  const shown = <Component {...block.fields} slots={slots(block)} />;
  if (block.late !== 'arrived') return shown;
  return (
    <>
      <LatePlace />
      {shown}
    </>
  );
}

function slots({ uid, placeholders }: BlockContent): Readonly<Record<string, ReactNode>> {
  const filled: Record<string, ReactNode> = {};
  for (const name in placeholders) {
    filled[name] = (
      <Blocks key={name} blocks={placeholders[name]} placeholder={name} parent={uid} />
    );
  }
  return filled;
}

function FailedBlock({ name }: { name: string }) {
  return (
    <div {...{ [failedBlockAttribute]: name }}>
      <FailedSection />
    </div>
  );
}
