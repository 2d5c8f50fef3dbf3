import type { CSSProperties } from 'react';

/** Types custom properties for the `style` prop, because React's types only have CSS properties. */
export const customProperties = (values: Readonly<Record<`--${string}`, string | number>>) =>
  values as CSSProperties;
