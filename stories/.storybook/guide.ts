import type { ComponentProps, ElementType, ReactNode } from 'react';

/** Props with a closed list of values. A guide explains when to use which value. */
type ChoiceProp =
  | 'variant'
  | 'size'
  | 'tone'
  | 'color'
  | 'layout'
  | 'side'
  | 'width'
  | 'padding'
  | 'density'
  | 'direction'
  | 'fit'
  | 'responsive'
  | 'subject';

/** The values of a prop, if it has a closed list of them. */
type NamedValues<Value> = string extends Value
  ? never
  : number extends Value
    ? never
    : Extract<Value, string | number>;

/** A note for each value of each such prop, so that adding or removing a value is a type error. */
type VariantNotes<Props> = {
  readonly [
    Name in keyof Props as Name extends ChoiceProp
      ? [NamedValues<NonNullable<Props[Name]>>] extends [never]
        ? never
        : Name
      : never
  ]-?: Readonly<Record<NamedValues<NonNullable<Props[Name]>>, string>>;
};

type Variants<Notes> = {} extends Notes
  ? { readonly variants?: undefined }
  : { readonly variants: Notes };

interface Example {
  /** Why the example is good or bad. */
  because: string;
  render: () => ReactNode;
}

interface GuideTexts {
  /** Purpose of the component, in one sentence. */
  purpose: string;
  use: readonly string[];
  avoid: readonly string[];
  accessibility: {
    role: string;
    keyboard: string;
    focus: string;
    contrast: string;
  };
  do: Example;
  dont: Example;
}

/** How to use a component of the design system; `parameters.guide` of its stories. */
export type Guide<Component extends ElementType> = GuideTexts &
  Variants<VariantNotes<ComponentProps<Component>>>;

/** A guide of any component. */
export interface AnyGuide extends GuideTexts {
  variants?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
