import { media } from '../media';
import { registerUse } from './collectStyles';
import { findPieces, toPageName, type Piece, stitches } from './sheet';
import type { StyleConfig, VariantProps, VariantStyles } from './Style';

declare const variantsOf: unique symbol;

/** Values that each variant has, by the variant's name. */
type VariantValues = Readonly<Record<string, ReadonlySet<string>>>;

/** A component's styles in Stitches. Each call computes the class names for a choice of variants. */
interface Composer {
  (choice: Choice): { className: string };
  className: string;
}

/** Returns the class names for a choice of variants, and registers that the page uses their styles. */
export interface StyleRecipe<Variants> {
  (choice?: VariantProps<Variants>): string;
  readonly composer: Composer;
  readonly variantValues: VariantValues;
  /** Selector, for use in other styles: `` [`${card}:hover &`]: { … } ``. */
  toString(): string;
  /** Type of the variants, for recipes that extend this one; has no value. */
  readonly [variantsOf]?: Variants;
}

export type VariantsOf<L> = L extends { readonly [variantsOf]?: infer Variants }
  ? NonNullable<Variants>
  : {};

interface Combination {
  className: string;
  pieces: readonly Piece[];
}

const compose = stitches.css as unknown as (...configs: readonly object[]) => Composer;

/** Defines styles with variants. Stitches computes each combination of variants only once; it is then cached. */
export function css<Variants extends VariantStyles = {}>(
  config: StyleConfig<Variants>,
): StyleRecipe<Variants>;
/** Defines styles that extend and override those of another recipe. */
export function css<Inherited, Variants extends VariantStyles = {}>(
  base: StyleRecipe<Inherited>,
  config: StyleConfig<Variants, Inherited>,
): StyleRecipe<Inherited & Variants>;
export function css(
  baseOrConfig: StyleRecipe<VariantStyles> | StyleConfig<VariantStyles>,
  extensionConfig?: StyleConfig<VariantStyles>,
): StyleRecipe<VariantStyles> {
  if (typeof baseOrConfig !== 'function')
    return makeRecipe(compose(baseOrConfig), collectValues(baseOrConfig));
  const extension = extensionConfig ?? {};
  return makeRecipe(
    compose(baseOrConfig.composer, extension),
    collectValues(extension, baseOrConfig.variantValues),
  );
}

function collectValues(
  { variants }: StyleConfig<VariantStyles>,
  inherited: VariantValues = {},
): VariantValues {
  const collected: Record<string, ReadonlySet<string>> = { ...inherited };
  for (const [name, values] of Object.entries(variants ?? {})) {
    const valueNames = Object.keys(values);
    // A boolean variant may be declared with its `true` side only.
    if (valueNames.includes('true')) valueNames.push('false');
    collected[name] = new Set([...(inherited[name] ?? []), ...valueNames]);
  }
  return collected;
}

/** A node of the trie of combinations: one lookup per variant, in a fixed order. */
interface TrieNode {
  children: Map<unknown, TrieNode>;
  combination?: Combination;
}

function makeRecipe(composer: Composer, variantValues: VariantValues): StyleRecipe<VariantStyles> {
  const names = Object.keys(variantValues);
  const root: TrieNode = { children: new Map() };

  /** The node of a choice; undefined if the choice is new. */
  const findNode = (choice: Choice): TrieNode | undefined => {
    let node: TrieNode | undefined = root;
    for (const name of names) {
      node = node.children.get(variantKey(choice[name]));
      if (!node) return undefined;
    }
    return node;
  };

  const createNode = (choice: Choice): TrieNode => {
    let node = root;
    for (const name of names) {
      const key = variantKey(choice[name]);
      const child: TrieNode = node.children.get(key) ?? { children: new Map() };
      node.children.set(key, child);
      node = child;
    }
    return node;
  };

  /**
   * Ignores values that the recipe does not have, such as from content: they can neither break the styles nor fill the
   * cache.
   */
  const computeCombination = (choice: Choice): Combination => {
    const valid = pickValidValues(choice, variantValues);
    const node = createNode(valid);
    if (!node.combination) {
      const names = composer(valid).className.split(' ').map(toPageName);
      node.combination = { className: names.join(' '), pieces: findPieces(names) };
    }
    return node.combination;
  };

  const recipe = (choice: Choice = {}): string => {
    const { className, pieces } = findNode(choice)?.combination ?? computeCombination(choice);
    registerUse(pieces);
    return className;
  };
  return Object.assign(recipe, {
    composer,
    variantValues,
    toString: () => `.${toPageName(composer.className)}`,
  });
}

type Choice = Record<string, unknown>;

function variantKey(value: unknown): unknown {
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

function pickValidValues(choice: Choice, variantValues: VariantValues): Choice {
  const validChoice: Choice = {};
  for (const [name, values] of Object.entries(variantValues)) {
    const value = choice[name];
    if (typeof value === 'object' ? isValidResponsive(value, values) : values.has(String(value)))
      validChoice[name] = value;
  }
  return validChoice;
}

function isValidResponsive(value: object | null, values: ReadonlySet<string>): boolean {
  return Object.entries(value ?? {}).every(
    ([condition, choice]) =>
      (condition === '@initial' || condition.slice(1) in media) && values.has(String(choice)),
  );
}
