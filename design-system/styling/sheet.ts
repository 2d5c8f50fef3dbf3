/**
 * Stitches, and a record of the rules that it writes.
 *
 * Stitches keeps one sheet for the whole process and looks every rule up again for every element. Here it is asked once
 * for each combination of variants; the rules that it writes are kept as pieces, and a page's CSS is put together from the
 * pieces of the combinations on it (collectStyles.ts). In a browser the rules also go into the document's sheet, where
 * Stitches finds those that the page came with by their `--sxs` markers and adds only what is missing.
 */
import { createStitches } from '@stitches/react';
import { media } from '../media';
import { sharedTokens, themedTokens } from '../tokens';
import { shortName } from './shortName';

/** Groups of the sheet, in the order in which their rules overrule each other. Stitches numbers them in its markers. */
const groupNames = [
  'themed',
  'global',
  'styled',
  'onevar',
  'resonevar',
  'allvar',
  'inline',
] as const;

/** The rules behind one class name, one set of global rules or one animation. */
export interface Piece {
  /** Class name as pages have it, or Stitches' name of a global set or an animation. */
  readonly id: string;
  /** Position in `groupNames`. */
  readonly group: number;
  rules: string;
}

/** The part of Stitches' sheet that its own types leave out. */
interface Sheet {
  rules: Record<(typeof groupNames)[number], { cache: Set<string>; apply: (rule: string) => void }>;
}

/** Themes are written by themes/themeCss.ts, so that a page carries only its own: Stitches knows no values. */
export const stitches = createStitches({ media });

const inBrowser = 'document' in globalThis;
const pieces = new Map<string, Piece>();

/** Classes get shorter names; animations and global sets keep Stitches'. */
export const nameInPages = (written: string): string =>
  written.startsWith('c-') ? shortName(written) : written;

function record(): void {
  const { rules } = (stitches as unknown as { sheet: Sheet }).sheet;
  groupNames.forEach((name, group) => {
    const { cache, apply } = rules[name];
    const remember = cache.add.bind(cache);
    const knows = cache.has.bind(cache);
    let piece: Piece = { id: '', group, rules: '' };
    let selector = '';
    // The sheet that a browser got names its pieces as pages do.
    cache.has = (written) => knows(nameInPages(written));
    // Stitches names a piece in the cache of its group, then writes its rules to the same group at once.
    cache.add = (written) => {
      const id = nameInPages(written);
      if (pieces.has(id)) throw new RangeError(`Two looks share the class name ${id}`);
      piece = { id, group, rules: '' };
      selector = `.${written}`;
      pieces.set(id, piece);
      return remember(id);
    };
    rules[name].apply = (written) => {
      const rule = written.replaceAll(selector, `.${piece.id}`);
      refuseUnknownTokens(rule);
      refuseCutRules(rule);
      piece.rules += rule;
      if (inBrowser) apply(rule);
    };
  });
}

const tokenPattern = new RegExp(
  `var\\(--(${[...new Set([...Object.keys(sharedTokens), ...Object.keys(themedTokens)])].join('|')})-([\\w-]+)\\)`,
  'g',
);

/** Throws on a `$token` that no theme has, so that a typing mistake shows at the first rendering. */
function refuseUnknownTokens(rule: string): void {
  for (const [, scale = '', name = ''] of rule.matchAll(tokenPattern)) {
    const shared: Record<string, object> = sharedTokens;
    const themed: Record<string, readonly string[]> = themedTokens;
    if (Object.hasOwn(shared[scale] ?? {}, name) || themed[scale]?.includes(name)) continue;
    throw new RangeError(`No token $${name} in the scale "${scale}", used in ${rule}`);
  }
}

/**
 * Throws on a rule whose parentheses do not close within its selector or declaration: Stitches cuts two-value paddings
 * and lists of selectors at spaces and commas, also at some within nested parentheses, and browsers drop what is left.
 */
function refuseCutRules(rule: string): void {
  let open = 0;
  for (const sign of rule.replace(/"[^"]*"/g, '')) {
    if (sign === '(') open += 1;
    if (sign === ')') open -= 1;
    if (open < 0 || (open > 0 && '{};'.includes(sign)))
      throw new RangeError(`Stitches has cut parentheses open in ${rule}`);
  }
}

record();

/**
 * The pieces behind names of classes, animations and global sets, each followed by the animations that its rules name.
 * Names that are not ours are left out; so are, in a browser, those that the page came with.
 */
export function findPieces(names: Iterable<string>): Piece[] {
  const found = new Set<Piece>();
  for (const name of names) {
    const piece = pieces.get(name);
    if (!piece) continue;
    found.add(piece);
    for (const [animation] of piece.rules.matchAll(/\bk-[a-zA-Z]+\b/g)) {
      const steps = pieces.get(animation);
      if (steps) found.add(steps);
    }
  }
  return [...found];
}

/** Names of the pieces that are written for the first time while the callback runs. */
export function namesWritten(write: () => void): string[] {
  const before = pieces.size;
  write();
  return [...pieces.keys()].slice(before);
}

/**
 * Style sheet of a page as Stitches itself would write it: groups in order, each behind the marker that names its pieces.
 */
export function writeSheet(used: Iterable<Piece>): string {
  const groups = groupNames.map(() => ({ ids: '', rules: '' }));
  for (const piece of used) {
    const group = groups[piece.group];
    if (!group) continue;
    group.ids += ` ${piece.id}`;
    group.rules += piece.rules;
  }
  return groups
    .map(({ ids, rules }, group) => (rules ? `--sxs{--sxs:${group}${ids}}@media{${rules}}` : ''))
    .join('');
}
