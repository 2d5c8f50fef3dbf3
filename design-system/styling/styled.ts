import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';
import { css, type StyleRecipe } from './css';
import { forwardProps } from './forwardProps';
import type { StyleConfig, VariantProps, VariantStyles } from './Style';

/** Props of an element type, and props that select variants. */
type StyledProps<Tag extends ElementType, Variants> = VariantProps<Variants> &
  Omit<ComponentPropsWithRef<Tag>, keyof Variants | 'as'>;

/** A component that renders an element with styles. `as` renders another element with the same styles. */
export interface StyledComponent<Tag extends ElementType, Variants> {
  <Other extends ElementType>(props: StyledProps<Other, Variants> & { as: Other }): ReactElement;
  (props: StyledProps<Tag, Variants> & { as?: undefined }): ReactElement;
  readonly tag: Tag;
  readonly recipe: StyleRecipe<Variants>;
  displayName?: string;
  /** Selector, for use in other styles: `` [`${Card}:hover &`]: { … } ``. */
  toString(): string;
}

/** Creates a styled component from an element or another component (which must accept `className`). */
export function styled<Tag extends ElementType, Variants>(
  tag: Tag,
  recipe: StyleRecipe<Variants>,
): StyledComponent<Tag, Variants>;
export function styled<Tag extends ElementType, Inherited, Variants extends VariantStyles = {}>(
  base: StyledComponent<Tag, Inherited>,
  config: StyleConfig<Variants, Inherited>,
): StyledComponent<Tag, Inherited & Variants>;
export function styled<Tag extends ElementType, Variants extends VariantStyles = {}>(
  tag: Tag,
  config: StyleConfig<Variants>,
): StyledComponent<Tag, Variants>;
export function styled(
  base: ElementType | StyledComponent<ElementType, VariantStyles>,
  config: StyleConfig<VariantStyles> | StyleRecipe<VariantStyles>,
): StyledComponent<ElementType, VariantStyles> {
  if (typeof config === 'function') return createStyled(base, config);
  return isStyled(base)
    ? createStyled(base.tag, css(base.recipe, config))
    : createStyled(base, css(config));
}

function isStyled(
  base: ElementType | StyledComponent<ElementType, VariantStyles>,
): base is StyledComponent<ElementType, VariantStyles> {
  return typeof base === 'function' && 'recipe' in base;
}

interface AnyProps extends Record<string, unknown> {
  as?: ElementType;
}

function createStyled(
  tag: ElementType,
  recipe: StyleRecipe<VariantStyles>,
): StyledComponent<ElementType, VariantStyles> {
  const ownProps = new Set([...Object.keys(recipe.variantValues), 'as']);

  function Styled(props: AnyProps): ReactElement {
    return jsx(
      props.as ?? tag,
      forwardProps(props, ownProps, recipe(props as VariantProps<VariantStyles>)),
    );
  }

  const name =
    typeof tag === 'string' ? tag : ((tag as { displayName?: string }).displayName ?? 'component');
  return Object.assign(Styled, {
    tag,
    recipe,
    displayName: `Styled.${name}`,
    toString: () => String(recipe),
  }) as StyledComponent<ElementType, VariantStyles>;
}
