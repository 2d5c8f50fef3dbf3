import type { CSSProperties } from 'react';

/** Custom properties for `style`, as values that styles read: React's types know those of CSS alone. */
export const customProperties = (values: Readonly<Record<`--${string}`, string | number>>) =>
  values as CSSProperties;
