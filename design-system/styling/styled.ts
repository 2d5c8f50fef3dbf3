import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';
import { css, type Look } from './css';
import { passOn } from './passOn';
import type { StyleConfig, VariantProps, VariantStyles } from './Style';

/** Props of an element of that type, with those that choose among the look's variants. */
type StyledProps<Tag extends ElementType, Variants> = VariantProps<Variants> &
  Omit<ComponentPropsWithRef<Tag>, keyof Variants | 'as'>;

/** A component that gives an element its look. `as` renders another element in the same look. */
export interface StyledComponent<Tag extends ElementType, Variants> {
  <Other extends ElementType>(props: StyledProps<Other, Variants> & { as: Other }): ReactElement;
  (props: StyledProps<Tag, Variants> & { as?: undefined }): ReactElement;
  readonly tag: Tag;
  readonly look: Look<Variants>;
  displayName?: string;
  /** Selector, for use in other styles: `` [`${Card}:hover &`]: { … } ``. */
  toString(): string;
}

/** Makes a component of an element or another component (which must accept `className`) and its look. */
export function styled<Tag extends ElementType, Variants>(
  tag: Tag,
  look: Look<Variants>,
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
  config: StyleConfig<VariantStyles> | Look<VariantStyles>,
): StyledComponent<ElementType, VariantStyles> {
  if (typeof config === 'function') return makeStyled(base, config);
  return isStyled(base)
    ? makeStyled(base.tag, css(base.look, config))
    : makeStyled(base, css(config));
}

function isStyled(
  base: ElementType | StyledComponent<ElementType, VariantStyles>,
): base is StyledComponent<ElementType, VariantStyles> {
  return typeof base === 'function' && 'look' in base;
}

interface AnyProps extends Record<string, unknown> {
  as?: ElementType;
}

function makeStyled(
  tag: ElementType,
  look: Look<VariantStyles>,
): StyledComponent<ElementType, VariantStyles> {
  const own = new Set([...Object.keys(look.known), 'as']);

  function Styled(props: AnyProps): ReactElement {
    return jsx(props.as ?? tag, passOn(props, own, look(props as VariantProps<VariantStyles>)));
  }

  const name =
    typeof tag === 'string' ? tag : ((tag as { displayName?: string }).displayName ?? 'component');
  return Object.assign(Styled, {
    tag,
    look,
    displayName: `Styled.${name}`,
    toString: () => String(look),
  }) as StyledComponent<ElementType, VariantStyles>;
}
