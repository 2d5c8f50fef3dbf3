import { createContext } from 'react';
import { DeferredSlot } from './DeferredBlock';
import type { BlockContent } from './blockContent.types';

/**
 * Renders a block of the page separately and returns the number of the fragment; undefined for a block that must
 * be rendered with its page. The server provides it for pages whose blocks can be cached.
 */
export const BlockFragments = createContext<((block: BlockContent) => number | undefined) | null>(
  null,
);

const fragmentPattern = /<template data-part="(\d+)"><\/template>/;

/** Marks the position of a fragment in the page. */
export const FragmentPosition = ({
  fragment,
  deferred,
}: {
  fragment: number;
  deferred: BlockContent['deferred'];
}) => (
  <>
    {deferred && <DeferredSlot />}
    <template data-part={fragment} />
  </>
);

/** Splits a rendered page at its fragments: HTML alternates with numbers of fragments, HTML first. */
export const splitAtFragments = (html: string): string[] => html.split(fragmentPattern);
