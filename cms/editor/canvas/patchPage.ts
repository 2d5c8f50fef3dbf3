import { isElement } from './isElement';
import { readChromeTree, describeStructure, type ChromeNode } from './readChromeTree';
import { getNodesBetween } from './readCanvas';
import { keepScroll } from './keepScroll';
import { hasPlainText, getSkeleton } from './getSkeleton';

interface PatchOptions {
  /** The page in the frame: scripts and the editor may have changed it after loading. */
  live: Document;
  /** The page as the server rendered it for the version in the frame. */
  base: Document;
  /** The page as the server renders it now. */
  next: Document;
  /**
   * Called with each text that remains on the page, and with whether the server rendered it differently
   * before.
   */
  onText: (open: Element, nodes: readonly Node[], isChanged: boolean) => void;
}

/** A block or placeholder in all three versions. */
interface NodeVersions {
  live: ChromeNode;
  base: ChromeNode;
  next: ChromeNode;
}

/**
 * Updates a page to the server's newest version. Only the blocks that changed are replaced; the others keep
 * all changes
 * by scripts and the editor (decision 0130).
 * @returns the added elements; undefined, without any change, if more than blocks changed
 */
export function patchPage({ live, base, next, onText }: PatchOptions): Element[] | undefined {
  const trees = [live, base, next].map(readChromeTree);
  const [liveTree, baseTree, nextTree] = trees;
  if (!liveTree || !baseTree || !nextTree) return undefined;
  const chromes = new Map<Element, ChromeNode>();
  for (const node of [...baseTree, ...nextTree].flatMap(flattenNode)) chromes.set(node.open, node);
  const toSkeleton = (nodes: readonly Node[]) => getSkeleton(nodes, chromes);
  const toIds = (tree: readonly ChromeNode[]) => tree.map(({ type, id }) => `${type} ${id}`).join();
  if (toIds(baseTree) !== toIds(nextTree) || toIds(liveTree) !== toIds(nextTree)) return undefined;
  if (toSkeleton([base.documentElement]) !== toSkeleton([next.documentElement])) return undefined;
  const rootVersions = zip(liveTree, baseTree, nextTree);
  if (!rootVersions.every(haveSameFields)) return undefined;

  const added: Element[] = [];
  patchStyles(live, next);
  for (const placeholderVersions of rootVersions) patchPlaceholder(placeholderVersions);
  return added;

  function patchPlaceholder(placeholder: NodeVersions): void {
    if (![placeholder.live, placeholder.base, placeholder.next].every(hasOnlyBlocks)) {
      const isSame = getHtml(placeholder.base) === getHtml(placeholder.next);
      if (!isSame)
        added.push(...replaceContent(placeholder.live, getNodesBetween(placeholder.next)));
      return;
    }
    const findChild = (node: ChromeNode, id: string) =>
      node.children.find((child) => child.id === id);
    const unchangedBlocks = new Map<string, NodeVersions>();
    for (const block of placeholder.next.children) {
      const [baseBlock, liveBlock] = [
        findChild(placeholder.base, block.id),
        findChild(placeholder.live, block.id),
      ];
      if (!baseBlock || !liveBlock || describeStructure(baseBlock) !== describeStructure(liveBlock))
        continue;
      if (toSkeleton(getNodes(baseBlock)) !== toSkeleton(getNodes(block))) continue;
      const children = zip(liveBlock.children, baseBlock.children, block.children);
      if (!children.every(haveSameFields)) continue;
      unchangedBlocks.set(block.id, { live: liveBlock, base: baseBlock, next: block });
    }
    const restoreScrollById = new Map<string, (nodes: readonly Node[]) => void>();
    for (const block of placeholder.live.children) {
      if (unchangedBlocks.has(block.id)) continue;
      const nodes = getNodes(block);
      restoreScrollById.set(block.id, keepScroll(nodes));
      for (const node of nodes) node.parentNode?.removeChild(node);
    }
    let lastNode: Node = placeholder.live.open;
    for (const block of placeholder.next.children) {
      const unchangedBlock = unchangedBlocks.get(block.id);
      if (unchangedBlock) patchInner(unchangedBlock);
      const nodes = unchangedBlock ? getNodes(unchangedBlock.live) : importNodes(getNodes(block));
      for (const node of nodes) {
        if (lastNode.nextSibling !== node)
          lastNode.parentNode?.insertBefore(node, lastNode.nextSibling);
        lastNode = node;
      }
      if (unchangedBlock) continue;
      added.push(...nodes.filter(isElement));
      restoreScrollById.get(block.id)?.(nodes);
    }
  }

  /**
   * Updates what may differ in a block or field that remains: its opening chrome, its texts and inner
   * blocks.
   */
  function patchInner(versions: NodeVersions): void {
    const { live: liveNode, base: baseNode, next: nextNode } = versions;
    if (liveNode.open.textContent !== nextNode.open.textContent) {
      liveNode.open.textContent = nextNode.open.textContent;
    }
    if (hasPlainText(nextNode)) {
      onText(liveNode.open, getNodesBetween(nextNode), getHtml(baseNode) !== getHtml(nextNode));
      return;
    }
    for (const child of zip(liveNode.children, baseNode.children, nextNode.children)) {
      if (child.next.type === 'placeholder') patchPlaceholder(child);
      else patchInner(child);
    }
  }

  function replaceContent(target: ChromeNode, nodes: readonly Node[]): Element[] {
    for (const node of getNodesBetween(target)) node.parentNode?.removeChild(node);
    const imported = importNodes(nodes);
    target.close.before(...imported);
    return imported.filter(isElement);
  }

  function importNodes(nodes: readonly Node[]): Node[] {
    return nodes.map((node) => live.importNode(node, true));
  }
}

/** Copies the styles of the head: a block of a kind that is new on the page has added rules. */
function patchStyles(live: Document, next: Document): void {
  const styles = live.head.querySelectorAll('style');
  next.head.querySelectorAll('style').forEach(({ textContent }, index) => {
    const style = styles[index];
    if (style && style.textContent !== textContent) style.textContent = textContent;
  });
}

const flattenNode = (node: ChromeNode): ChromeNode[] => [
  node,
  ...node.children.flatMap(flattenNode),
];

/**
 * Combines the nodes at each index. The lists have equal lengths: `hasSameParts` and the skeletons ensure
 * it.
 */
function zip(
  live: readonly ChromeNode[],
  base: readonly ChromeNode[],
  next: readonly ChromeNode[],
): NodeVersions[] {
  return next.flatMap((node, index) => {
    const [liveNode, baseNode] = [live[index], base[index]];
    return liveNode && baseNode ? [{ live: liveNode, base: baseNode, next: node }] : [];
  });
}

/** Whether the versions have the same placeholders and fields. The blocks in the placeholders may differ. */
function haveSameFields({ live, base, next }: NodeVersions): boolean {
  if (live.id !== base.id || base.id !== next.id) return false;
  if (live.type === 'placeholder') return true;
  const children = zip(live.children, base.children, next.children);
  return children.length === next.children.length && children.every(haveSameFields);
}

/** Whether a placeholder contains only its blocks, directly after each other. */
function hasOnlyBlocks(placeholder: ChromeNode): boolean {
  let node: Node | null = placeholder.open.nextSibling;
  for (const { open, close } of placeholder.children) {
    if (node !== open || open.parentNode !== close.parentNode) return false;
    node = close.nextSibling;
  }
  return node === placeholder.close;
}

const getNodes = (block: ChromeNode): Node[] => [
  block.open,
  ...getNodesBetween(block),
  block.close,
];

const getHtml = (chromeNode: ChromeNode): string =>
  getNodesBetween(chromeNode)
    .map((node) => (isElement(node) ? node.outerHTML : (node.textContent ?? '')))
    .join('');
