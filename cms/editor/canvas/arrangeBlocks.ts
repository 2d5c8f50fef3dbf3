import type { Copies } from '../blocks/useExpectedBlocks';
import type { Placeholders } from '../blocks/placeholders.types';
import { copyElement } from './copyElement';
import { isElement } from './isElement';
import { readChromeTree, type ChromeNode } from './readChromeTree';
import { getNodesBetween } from './readCanvas';

export interface Arrangement {
  before: Placeholders;
  after: Placeholders;
  copies?: Copies;
  /** Nodes of blocks that were taken from the page, by uid: undoing it brings them back. */
  removed: Map<string, readonly Node[]>;
}

/**
 * Brings the blocks on the page into another order, takes away those that are removed, and shows copies, before the
 * server has rendered the page so; `patchPage` brings up to date what the page shows then.
 */
export function arrangeBlocks(page: Document, arrangement: Arrangement): void {
  const { before, after, copies, removed } = arrangement;
  const tree = readChromeTree(page) ?? [];
  const shown = new Map(tree.flatMap(blocksIn).map((block) => [block.id, block]));
  const nodes = (uid: string): readonly Node[] => {
    const block = shown.get(uid);
    if (block) return nodesOf(block);
    const original = shown.get(copies?.get(uid) ?? '');
    return original ? copyOf(original, uid) : (removed.get(uid) ?? []);
  };
  const staying = new Set(uidsIn(after));
  // Read before anything moves.
  const taken = takenFrom(before, staying).map((uid) => [uid, nodes(uid)] as const);
  for (const node of tree) arrangePlaceholder(node, after);
  for (const [uid, gone] of taken) {
    if (gone.length > 0) removed.set(uid, gone);
    for (const node of gone) node.parentNode?.removeChild(node);
  }

  function arrangePlaceholder(place: ChromeNode, wanted: Placeholders): void {
    const key = Object.keys(wanted).find(
      (one) => place.id === one || place.id.startsWith(`${one}_`),
    );
    if (place.type !== 'placeholder' || key === undefined) return;
    let last: Node = place.open;
    for (const { uid, placeholders } of wanted[key] ?? []) {
      const block = shown.get(uid);
      // Around the blocks of some placeholders are elements that only the server knows.
      if (block && block.open.parentNode !== block.close.parentNode) return;
      for (const node of nodes(uid)) {
        if (last.nextSibling !== node) last.parentNode?.insertBefore(node, last.nextSibling);
        last = node;
      }
      for (const inner of block?.children ?? []) arrangePlaceholder(inner, placeholders);
    }
  }
}

const nodesOf = (block: ChromeNode): Node[] => [block.open, ...getNodesBetween(block), block.close];

const blocksIn = (node: ChromeNode): ChromeNode[] => [
  ...(node.type === 'rendering' ? [node] : []),
  ...node.children.flatMap(blocksIn),
];

const uidsIn = (placeholders: Placeholders): string[] =>
  Object.values(placeholders).flatMap((blocks) =>
    blocks.flatMap((block) => [block.uid, ...uidsIn(block.placeholders)]),
  );

/** The outermost of the blocks that do not stay. */
const takenFrom = (placeholders: Placeholders, staying: ReadonlySet<string>): string[] =>
  Object.values(placeholders).flatMap((blocks) =>
    blocks.flatMap((block) =>
      staying.has(block.uid) ? takenFrom(block.placeholders, staying) : block.uid,
    ),
  );

/** What shows the copy of a block until the server has rendered it. */
function copyOf(block: ChromeNode, uid: string): Node[] {
  return nodesOf(block).map((node) => {
    if (node !== block.open && node !== block.close && isElement(node)) return copyElement(node);
    const copy = node.cloneNode(true);
    if (node === block.open && isElement(copy)) copy.id = uid;
    return copy;
  });
}
