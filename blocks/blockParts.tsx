import { createContext } from 'react';
import { LatePlace } from './LateBlock';
import type { BlockContent } from './blockContent.types';

/**
 * Renders a block of the page itself apart from it, and gives the number of that part; undefined for a block that has to
 * be rendered with its page. The server provides it for pages whose blocks may come from memory.
 */
export const BlockParts = createContext<((block: BlockContent) => number | undefined) | null>(null);

const partPlace = /<template data-part="(\d+)"><\/template>/;

/** Stands where a part of the page belongs. */
export const PartPlace = ({ part, late }: { part: number; late: BlockContent['late'] }) => (
  <>
    {late && <LatePlace />}
    <template data-part={part} />
  </>
);

/** A rendered page by what stands between its parts: texts, each but the first behind the number of a part. */
export const splitAtParts = (html: string): string[] => html.split(partPlace);
