import { createContext, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { EditingContext } from '../design-system/fields/EditingContext';
import { BlockFragments, FragmentPosition } from './fragmentCache';
import { FailedSection } from './FailedSection';
import { AwaitedBlock, DeferredSlot } from './DeferredBlock';
import { registry } from './registry';
import { UnknownBlock } from './UnknownBlock';
import type { BlockContent } from './blockContent.types';

/** Whether unknown blocks are shown as labelled boxes: only in development and editing. */
export const ShowUnknownBlocks = createContext(false);

/**
 * Whether an error card replaces a block that throws. The server first renders a page without error boundaries,
 * because they are slow, and renders it again with them if a block has thrown.
 */
export const CatchFailures = createContext(true);

/** Attribute of the error card of a failed block, by which the server finds and logs it. */
export const failedBlockAttribute = 'data-block-failed';

// The parser has validated the fields of the block with that name.
const components = registry as unknown as Record<string, ComponentType<Record<string, unknown>>>;

interface BlocksProps {
  blocks: readonly BlockContent[] | undefined;
  /** Name of the placeholder that the blocks are in. */
  placeholder: string;
  /** Id of the block that the placeholder belongs to; absent for the page's own placeholders. */
  parent?: string;
}

/**
 * The blocks of a placeholder in order. A block that throws is replaced by an error card and the rest of the
 * page still renders; a block whose name is not in the registry is skipped.
 */
export function Blocks({ blocks, placeholder, parent }: BlocksProps) {
  const catchFailures = use(CatchFailures);
  const editing = use(EditingContext);
  const addFragment = use(BlockFragments);
  const elements = blocks?.map((block, index) => {
    const key = block.uid || index;
    const fragment = addFragment?.(block);
    if (fragment !== undefined)
      return <FragmentPosition key={key} fragment={fragment} deferred={block.deferred} />;
    const caughtBlock = catchFailures ? <CaughtBlock key={key} block={block} /> : undefined;
    if (!editing) return caughtBlock ?? <Block key={key} block={block} />;
    return (
      <editing.block key={key} uid={block.uid}>
        {caughtBlock ?? <Block block={block} />}
      </editing.block>
    );
  });
  if (!editing) return elements;
  return (
    <editing.placeholder name={placeholder} parent={parent}>
      {elements}
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

/** One block, without an error boundary. */
export function Block({ block }: { block: BlockContent }) {
  const showUnknown = use(ShowUnknownBlocks);
  if (block.deferred === 'awaited') return <AwaitedBlock />;
  if (block.failure) throw block.failure.error;
  const Component = block.isKnown ? components[block.name] : undefined;
  if (!Component) return showUnknown ? <UnknownBlock name={block.name} /> : null;
  const element = <Component {...block.fields} slots={renderSlots(block)} />;
  if (block.deferred !== 'arrived') return element;
  return (
    <>
      <DeferredSlot />
      {element}
    </>
  );
}

function renderSlots({ uid, placeholders }: BlockContent): Readonly<Record<string, ReactNode>> {
  const renderedSlots: Record<string, ReactNode> = {};
  for (const name in placeholders) {
    renderedSlots[name] = (
      <Blocks key={name} blocks={placeholders[name]} placeholder={name} parent={uid} />
    );
  }
  return renderedSlots;
}

function FailedBlock({ name }: { name: string }) {
  return (
    <div {...{ [failedBlockAttribute]: name }}>
      <FailedSection />
    </div>
  );
}
