import { media } from '../media';
import { noteUse } from './collectStyles';
import { findPieces, type Piece, stitches } from './sheet';
import type { StyleConfig, VariantProps, VariantStyles } from './Style';

declare const variantsOf: unique symbol;

/** Values that each variant has, by the variant's name. */
type KnownValues = Readonly<Record<string, ReadonlySet<string>>>;

/** A look as Stitches keeps it: a choice of variants to class names, worked out anew for each call. */
interface Composer {
  (choice: Record<string, unknown>): { className: string };
  className: string;
}

/** Gives the class names for a choice of variants, and notes that the page uses their styles. */
export interface Look<Variants> {
  (choice?: VariantProps<Variants>): string;
  readonly composer: Composer;
  readonly known: KnownValues;
  /** Selector, for use in other styles: `` [`${card}:hover &`] ``. */
  toString(): `.${string}`;
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
    known[name] = new Set([...(inherited[name] ?? []), ...Object.keys(values)]);
  }
  return known;
}

function makeLook(composer: Composer, known: KnownValues): Look<VariantStyles> {
  const names = Object.keys(known);
  const combinations = new Map<string, Combination>();

  const work = (choice: Record<string, unknown>): Combination => {
    const { className } = composer(choice);
    return { className, pieces: findPieces(className.split(' ')) };
  };

  /** What content asks for but the look does not have is left out, so that it can neither break it nor fill memory. */
  const find = (choice: Record<string, unknown>): Combination => {
    const key = keyOf(choice, names);
    const made = combinations.get(key);
    if (made) return made;
    const valid = keepKnown(choice, known);
    const validKey = keyOf(valid, names);
    const combination = combinations.get(validKey) ?? work(valid);
    combinations.set(validKey, combination);
    return combination;
  };

  const look = (choice: Record<string, unknown> = {}): string => {
    const { className, pieces } = find(choice);
    noteUse(pieces);
    return className;
  };
  return Object.assign(look, {
    composer,
    known,
    toString: (): `.${string}` => `.${composer.className}`,
  });
}

function keyOf(choice: Record<string, unknown>, names: readonly string[]): string {
  let key = '';
  for (const name of names) {
    const value = choice[name];
    if (value !== undefined)
      key += typeof value === 'object' ? JSON.stringify(value) : String(value);
    key += ';';
  }
  return key;
}

function keepKnown(choice: Record<string, unknown>, known: KnownValues): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
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
