import type { PageNode } from './pagesApi';

/** A row of the tree in sight. */
export interface PageRow {
  node: PageNode;
  /** From 1 for the front page. */
  level: number;
  /** Undefined where nothing is below. */
  isOpen: boolean | undefined;
  /** Place among those beside it, from 1, and how many they are. */
  place: number;
  count: number;
  /** Matches what is searched for, and is not just above a page that does. */
  isHit: boolean;
}

/** The pages right below a page, in order. */
export const childrenOf = (nodes: readonly PageNode[], itemId: string): PageNode[] =>
  nodes.filter(({ parentId }) => parentId === itemId);

/** The page right above one; nothing above the front page. */
export const parentOf = (nodes: readonly PageNode[], itemId: string) =>
  nodes.find((node) => node.itemId === itemId)?.parentId ?? null;

/** Whether a page is below another one. */
export function isBelow(nodes: readonly PageNode[], node: PageNode, above: string): boolean {
  for (let at = node.parentId; at; at = parentOf(nodes, at)) {
    if (at === above) return true;
  }
  return false;
}

/**
 * The language in which a page is published first: the one that is edited, or the next that has something visitors do
 * not see, or the first.
 */
export function firstToPublish({ languages }: PageNode, edited: string): string {
  const there = languages.filter(({ state }) => state);
  const changed = there.filter(({ state }) => state !== 'PUBLISHED');
  const isEdited = ({ language }: { language: string }) => language === edited;
  const found = changed.find(isEdited) ?? changed[0] ?? there.find(isEdited) ?? there[0];
  return found?.language ?? edited;
}

/** A page and those below it that have something visitors do not see, each with the languages of that. */
export function branchToPublish(nodes: readonly PageNode[], node: PageNode) {
  return nodes
    .filter(
      (one) => one.template && (one.itemId === node.itemId || isBelow(nodes, one, node.itemId)),
    )
    .flatMap((one) => {
      const changed = one.languages.filter(({ state }) => state && state !== 'PUBLISHED');
      const languages = changed.map(({ language }) => language);
      const isMoved = Boolean(one.publicRoute) || one.hasNewOrder;
      return languages.length > 0 || isMoved ? [{ node: one, languages }] : [];
    });
}

/** Whether a page's name or address holds what was typed. */
export function matches({ displayName, route, languages }: PageNode, wanted: string): boolean {
  const words = wanted.trim().toLowerCase();
  const names = languages.map((language) => language.displayName ?? '');
  return [displayName, route, ...names].some((text) => text.toLowerCase().includes(words));
}

/**
 * The rows of a tree, of which some pages are open. With a search those that match stand there with
 * the pages above them, all open.
 */
export function rowsOf(
  nodes: readonly PageNode[],
  open: ReadonlySet<string>,
  wanted: string,
): PageRow[] {
  const kept = wanted.trim() === '' ? undefined : keptBy(nodes, wanted);
  const visit = (node: PageNode, level: number, place: number, count: number): PageRow[] => {
    const children = childrenOf(nodes, node.itemId).filter(
      ({ itemId }) => kept?.has(itemId) ?? true,
    );
    const isOpen = children.length === 0 ? undefined : kept !== undefined || open.has(node.itemId);
    const below = isOpen
      ? children.flatMap((child, index) => visit(child, level + 1, index + 1, children.length))
      : [];
    return [{ node, level, isOpen, place, count, isHit: matches(node, wanted) }, ...below];
  };
  const [home] = nodes;
  if (!home || (kept && kept.size === 0)) return [];
  return visit(home, 1, 1, 1);
}

function keptBy(nodes: readonly PageNode[], wanted: string): Set<string> {
  const kept = new Set<string>();
  const byId = new Map(nodes.map((node) => [node.itemId, node]));
  for (const node of nodes.filter((one) => matches(one, wanted))) {
    let at: PageNode | undefined = node;
    while (at && !kept.has(at.itemId)) {
      kept.add(at.itemId);
      at = at.parentId ? byId.get(at.parentId) : undefined;
    }
  }
  return kept;
}
