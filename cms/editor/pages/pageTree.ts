import type { PageNode } from './pagesApi';

/** A visible row of the tree. */
export interface PageRow {
  node: PageNode;
  /** Level, 1 for the front page. */
  level: number;
  /** Whether the row is expanded; undefined when the page has no children. */
  isOpen: boolean | undefined;
  /** Position among its siblings, counted from 1, and the number of siblings including itself. */
  position: number;
  siblingCount: number;
  /** Whether the page itself matches the search; false for the parent of a match. */
  isMatch: boolean;
}

/** The children of a page, in order. */
export const getChildren = (nodes: readonly PageNode[], itemId: string): PageNode[] =>
  nodes.filter(({ parentId }) => parentId === itemId);

/** The id of a page's parent; null for the front page. */
export const getParentId = (nodes: readonly PageNode[], itemId: string) =>
  nodes.find((node) => node.itemId === itemId)?.parentId ?? null;

/** Whether a page is anywhere below another page. */
export function isDescendantOf(
  nodes: readonly PageNode[],
  node: PageNode,
  ancestorId: string,
): boolean {
  for (let currentId = node.parentId; currentId; currentId = getParentId(nodes, currentId)) {
    if (currentId === ancestorId) return true;
  }
  return false;
}

/** Whether visitors can see the page or any page below it. */
export const isBranchPublic = (nodes: readonly PageNode[], { itemId }: PageNode): boolean =>
  nodes.some(
    (page) =>
      page.state !== 'DRAFT' && (page.itemId === itemId || isDescendantOf(nodes, page, itemId)),
  );

/**
 * The language to publish first: the edited one if it has unpublished changes, else the first that has
 * some, else the edited one or the first that exists.
 */
export function getFirstLanguageToPublish({ languages }: PageNode, editedLanguage: string): string {
  const existing = languages.filter(({ state }) => state);
  const changed = existing.filter(({ state }) => state !== 'PUBLISHED');
  const isEdited = ({ language }: { language: string }) => language === editedLanguage;
  const first = changed.find(isEdited) ?? changed[0] ?? existing.find(isEdited) ?? existing[0];
  return first?.language ?? editedLanguage;
}

/** The page and its descendants that have unpublished changes, each with its changed languages. */
export function listPagesToPublish(nodes: readonly PageNode[], node: PageNode) {
  return nodes
    .filter(
      (page) =>
        page.template && (page.itemId === node.itemId || isDescendantOf(nodes, page, node.itemId)),
    )
    .flatMap((page) => {
      const changed = page.languages.filter(({ state }) => state && state !== 'PUBLISHED');
      const languages = changed.map(({ language }) => language);
      const hasMoved = Boolean(page.publicRoute) || page.hasNewOrder;
      return languages.length > 0 || hasMoved ? [{ node: page, languages }] : [];
    });
}

/** Whether a page's name or address contains the search text. */
function matchesSearch({ displayName, route, languages }: PageNode, searchText: string): boolean {
  const needle = searchText.trim().toLowerCase();
  const others = languages.flatMap((one) => [one.displayName ?? '', one.ownRoute ?? '']);
  return [displayName, route, ...others].some((text) => text.toLowerCase().includes(needle));
}

/**
 * The visible rows of the tree. With a search text, only the matches and their parents are visible,
 * all of them expanded.
 */
export function toPageRows(
  nodes: readonly PageNode[],
  openIds: ReadonlySet<string>,
  searchText: string,
): PageRow[] {
  const visibleIds = searchText.trim() === '' ? undefined : findVisibleIds(nodes, searchText);
  const childrenById = new Map<string, PageNode[]>();
  for (const node of nodes) {
    if (!node.parentId || !(visibleIds?.has(node.itemId) ?? true)) continue;
    const siblings = childrenById.get(node.parentId);
    if (siblings) siblings.push(node);
    else childrenById.set(node.parentId, [node]);
  }
  const toRows = (
    node: PageNode,
    level: number,
    position: number,
    siblingCount: number,
  ): PageRow[] => {
    const children = childrenById.get(node.itemId) ?? [];
    const isOpen =
      children.length === 0 ? undefined : visibleIds !== undefined || openIds.has(node.itemId);
    const descendantRows = isOpen
      ? children.flatMap((child, index) => toRows(child, level + 1, index + 1, children.length))
      : [];
    return [
      { node, level, isOpen, position, siblingCount, isMatch: matchesSearch(node, searchText) },
      ...descendantRows,
    ];
  };
  const [home] = nodes;
  if (!home || (visibleIds && visibleIds.size === 0)) return [];
  return toRows(home, 1, 1, 1);
}

function findVisibleIds(nodes: readonly PageNode[], searchText: string): Set<string> {
  const visibleIds = new Set<string>();
  const byId = new Map(nodes.map((node) => [node.itemId, node]));
  for (const node of nodes.filter((candidate) => matchesSearch(candidate, searchText))) {
    let ancestor: PageNode | undefined = node;
    while (ancestor && !visibleIds.has(ancestor.itemId)) {
      visibleIds.add(ancestor.itemId);
      ancestor = ancestor.parentId ? byId.get(ancestor.parentId) : undefined;
    }
  }
  return visibleIds;
}
