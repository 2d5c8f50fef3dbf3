import type { defaultThemeMap } from '@stitches/react';
import type { CSSProperties } from 'react';
import type { MediaName } from '../media';
import type { Scale, Tokens } from '../tokens';

type ScaleByProperty = typeof defaultThemeMap;

type Token<Property> = Property extends keyof ScaleByProperty
  ? ScaleByProperty[Property] extends Scale
    ? `$${keyof Tokens[ScaleByProperty[Property]] & (string | number)}`
    : never
  : never;

/** CSS declarations, whose values may be a `$token`, and nested rules with the keys `&…`, `… &` and `@…`. */
export type Style = {
  [Property in keyof CSSProperties]?: CSSProperties[Property] | Token<Property>;
} & {
  [Nested in `&${string}` | `${string} &` | `@${string}`]?: Style;
} & {
  // Typed as a style because TypeScript widens computed keys, such as another component's selector, to any string.
  [Variable in `--${string}`]?: string | number | Style;
};

/** Styles by variant name and value: `{ size: { small: {…}, large: {…} } }`. */
export type VariantStyles = Record<string, Record<string, Style>>;

type VariantValue<Key> = Key extends 'true' | 'false'
  ? boolean
  : Key extends number
    ? Key | `${Key}`
    : Key;

/** One value, or values by media query: `{ '@initial': 'column', '@lg': 'row' }`. */
type Responsive<Value> = Value | { [Condition in '@initial' | `@${MediaName}`]?: Value };

/** Props that select variants. */
export type VariantProps<Variants> = {
  [Name in keyof Variants]?: Responsive<VariantValue<keyof Variants[Name]>>;
};

type VariantChoice<Variants> = { [Name in keyof Variants]?: VariantValue<keyof Variants[Name]> };

/** Styles of an element with its variants. `Inherited` are the variants of the recipe that it extends. */
export type StyleConfig<Variants, Inherited = {}> = Style & {
  variants?: Variants;
  compoundVariants?: (VariantChoice<Variants & Inherited> & { css: Style })[];
  defaultVariants?: VariantChoice<Variants & Inherited>;
};
