import { media } from '../media';
import { noteUse } from './collectStyles';
import { findPieces, nameInPages, type Piece, stitches } from './sheet';
import type { StyleConfig, VariantProps, VariantStyles } from './Style';

declare const variantsOf: unique symbol;

/** Values that each variant has, by the variant's name. */
type KnownValues = Readonly<Record<string, ReadonlySet<string>>>;

/** A component's styles in Stitches, which computes the class names of a choice of variants again for each call. */
interface Composer {
  (choice: Choice): { className: string };
  className: string;
}

/** Gives the class names for a choice of variants, and notes that the page uses their styles. */
export interface Look<Variants> {
  (choice?: VariantProps<Variants>): string;
  readonly composer: Composer;
  readonly known: KnownValues;
  /** Selector, for use in other styles: `` [`${card}:hover &`]: { … } ``. */
  toString(): string;
  /** The variants' type, for looks that extend this one; has no value. */
  readonly [variantsOf]?: Variants;
}

export type VariantsOf<L> = L extends { readonly [variantsOf]?: infer Variants }
  ? NonNullable<Variants>
  : {};

interface Combination {
  className: string;
  pieces: readonly Piece[];
}

const compose = stitches.css as unknown as (...parts: readonly object[]) => Composer;

/** Defines a look. Each combination of its variants goes through Stitches once; from then on it is a look-up. */
export function css<Variants extends VariantStyles = {}>(
  config: StyleConfig<Variants>,
): Look<Variants>;
/** Defines a look that extends another one; what it says overrules the other. */
export function css<Inherited, Variants extends VariantStyles = {}>(
  base: Look<Inherited>,
  config: StyleConfig<Variants, Inherited>,
): Look<Inherited & Variants>;
export function css(
  first: Look<VariantStyles> | StyleConfig<VariantStyles>,
  second?: StyleConfig<VariantStyles>,
): Look<VariantStyles> {
  if (typeof first !== 'function') return makeLook(compose(first), knownValues(first));
  const extension = second ?? {};
  return makeLook(compose(first.composer, extension), knownValues(extension, first.known));
}

function knownValues(
  { variants }: StyleConfig<VariantStyles>,
  inherited: KnownValues = {},
): KnownValues {
  const known: Record<string, ReadonlySet<string>> = { ...inherited };
  for (const [name, values] of Object.entries(variants ?? {})) {
    const own = Object.keys(values);
    // A switch may be written with its `true` side only.
    if (own.includes('true')) own.push('false');
    known[name] = new Set([...(inherited[name] ?? []), ...own]);
  }
  return known;
}

/** One step on the way from a choice to its combination: a look-up for each variant, in a fixed order. */
interface Step {
  next: Map<unknown, Step>;
  combination?: Combination;
}

function makeLook(composer: Composer, known: KnownValues): Look<VariantStyles> {
  const names = Object.keys(known);
  const start: Step = { next: new Map() };

  /** The last step for a choice, or undefined for a choice that is new. */
  const walk = (choice: Choice): Step | undefined => {
    let step: Step | undefined = start;
    for (const name of names) {
      step = step.next.get(keyOf(choice[name]));
      if (!step) return undefined;
    }
    return step;
  };

  const pave = (choice: Choice): Step => {
    let step = start;
    for (const name of names) {
      const key = keyOf(choice[name]);
      const next: Step = step.next.get(key) ?? { next: new Map() };
      step.next.set(key, next);
      step = next;
    }
    return step;
  };

  /** What content asks for but the look does not have is left out: it can neither break the look nor fill memory. */
  const workOut = (choice: Choice): Combination => {
    const valid = keepKnown(choice, known);
    const step = pave(valid);
    if (!step.combination) {
      const names = composer(valid).className.split(' ').map(nameInPages);
      step.combination = { className: names.join(' '), pieces: findPieces(names) };
    }
    return step.combination;
  };

  const look = (choice: Choice = {}): string => {
    const { className, pieces } = walk(choice)?.combination ?? workOut(choice);
    noteUse(pieces);
    return className;
  };
  return Object.assign(look, {
    composer,
    known,
    toString: () => `.${nameInPages(composer.className)}`,
  });
}

type Choice = Record<string, unknown>;

function keyOf(value: unknown): unknown {
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

function keepKnown(choice: Choice, known: KnownValues): Choice {
  const kept: Choice = {};
  for (const [name, values] of Object.entries(known)) {
    const value = choice[name];
    if (typeof value === 'object' ? isKnownResponsive(value, values) : values.has(String(value)))
      kept[name] = value;
  }
  return kept;
}

function isKnownResponsive(value: object | null, values: ReadonlySet<string>): boolean {
  return Object.entries(value ?? {}).every(
    ([condition, choice]) =>
      (condition === '@initial' || condition.slice(1) in media) && values.has(String(choice)),
  );
}
