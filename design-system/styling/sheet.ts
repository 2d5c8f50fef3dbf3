/**
 * Stitches, and a recorder of the rules that it writes.
 *
 * Stitches has one sheet per process and looks every rule up again for every element. Here it is called once
 * per combination of variants; the written rules are stored as pieces, and a page's CSS is built from the
 * pieces of its combinations (collectStyles.ts). In a browser the rules also go into the document's sheet, where
 * Stitches finds the delivered rules by their `--sxs` markers and adds only missing ones.
 */
import { createStitches } from '@stitches/react';
import { media } from '../media';
import { sharedTokens, themedTokens } from '../tokens';
import { shortName } from './shortName';

/** Groups of the sheet, in ascending precedence. Stitches numbers them in its markers. */
const groupNames = [
  'themed',
  'global',
  'styled',
  'onevar',
  'resonevar',
  'allvar',
  'inline',
] as const;

/** The rules of a class name, a set of global rules or an animation. */
export interface Piece {
  /** Class name in pages, or Stitches' name of a global set or an animation. */
  readonly id: string;
  /** Position in `groupNames`. */
  readonly group: number;
  rules: string;
}

/** The part of Stitches' sheet that is missing in its types. */
interface Sheet {
  rules: Record<(typeof groupNames)[number], { cache: Set<string>; apply: (rule: string) => void }>;
}

/** themes/themeCss.ts writes the themes, so that a page contains only its own: Stitches gets no token values. */
export const stitches = createStitches({ media });

const inBrowser = 'document' in globalThis;
const pieces = new Map<string, Piece>();

/** Short names for classes; animations and global sets have Stitches' names. */
export const toPageName = (stitchesName: string): string =>
  stitchesName.startsWith('c-') ? shortName(stitchesName) : stitchesName;

function recordRules(): void {
  const { rules } = (stitches as unknown as { sheet: Sheet }).sheet;
  groupNames.forEach((name, group) => {
    const { cache, apply } = rules[name];
    const addToCache = cache.add.bind(cache);
    const isCached = cache.has.bind(cache);
    let piece: Piece = { id: '', group, rules: '' };
    let selector = '';
    // Delivered sheets contain the names that pages have.
    cache.has = (stitchesName) => isCached(toPageName(stitchesName));
    // Stitches adds a name to the cache of its group, and then immediately writes its rules to the same group.
    cache.add = (stitchesName) => {
      const id = toPageName(stitchesName);
      if (pieces.has(id)) throw new RangeError(`Two styles have the class name ${id}`);
      piece = { id, group, rules: '' };
      selector = `.${stitchesName}`;
      pieces.set(id, piece);
      return addToCache(id);
    };
    rules[name].apply = (writtenRule) => {
      const rule = writtenRule.replaceAll(selector, `.${piece.id}`);
      rejectUnknownTokens(rule);
      rejectTruncatedRules(rule);
      piece.rules += rule;
      if (inBrowser) apply(rule);
    };
  });
}

const tokenPattern = new RegExp(
  `var\\(--(${[...new Set([...Object.keys(sharedTokens), ...Object.keys(themedTokens)])].join('|')})-([\\w-]+)\\)`,
  'g',
);

/** @throws RangeError for a `$token` that no theme has, so that typing errors are found in the first rendering */
function rejectUnknownTokens(rule: string): void {
  for (const [, scale = '', name = ''] of rule.matchAll(tokenPattern)) {
    const shared: Record<string, object> = sharedTokens;
    const themed: Record<string, readonly string[]> = themedTokens;
    if (Object.hasOwn(shared[scale] ?? {}, name) || themed[scale]?.includes(name)) continue;
    throw new RangeError(`No token $${name} in the scale "${scale}", used in ${rule}`);
  }
}

/**
 * Rejects a rule whose parentheses are not closed within its selector or declaration: Stitches splits
 * two-value paddings and lists of selectors at spaces and commas, also at some within nested parentheses, and
 * browsers drop the rest. @throws RangeError
 */
function rejectTruncatedRules(rule: string): void {
  let openCount = 0;
  for (const character of rule.replace(/"[^"]*"/g, '')) {
    if (character === '(') openCount += 1;
    if (character === ')') openCount -= 1;
    if (openCount < 0 || (openCount > 0 && '{};'.includes(character)))
      throw new RangeError(`Stitches has cut parentheses open in ${rule}`);
  }
}

recordRules();

/**
 * The pieces with names of classes, animations and global sets, each followed by the animations in its rules.
 * Unknown names are ignored; in a browser this includes the names that the page was delivered with.
 */
export function findPieces(names: Iterable<string>): Piece[] {
  const foundPieces = new Set<Piece>();
  for (const name of names) {
    const piece = pieces.get(name);
    if (!piece) continue;
    foundPieces.add(piece);
    for (const [animation] of piece.rules.matchAll(/\bk-[a-zA-Z]+\b/g)) {
      const steps = pieces.get(animation);
      if (steps) foundPieces.add(steps);
    }
  }
  return [...foundPieces];
}

/** Names of the pieces that the callback writes for the first time. */
export function findNewNames(write: () => void): string[] {
  const oldSize = pieces.size;
  write();
  return [...pieces.keys()].slice(oldSize);
}

/**
 * Style sheet of a page in Stitches' format: groups in order, each after the marker with the names of its pieces.
 */
export function writeSheet(usedPieces: Iterable<Piece>): string {
  const groups = groupNames.map(() => ({ ids: '', rules: '' }));
  for (const piece of usedPieces) {
    const group = groups[piece.group];
    if (!group) continue;
    group.ids += ` ${piece.id}`;
    group.rules += piece.rules;
  }
  return groups
    .map(({ ids, rules }, group) => (rules ? `--sxs{--sxs:${group}${ids}}@media{${rules}}` : ''))
    .join('');
}
