/** Entry point of styling; the implementation is in styling/. */
export { collectStyles, recordStyles } from './styling/collectStyles';
export { css } from './styling/css';
export { globalCss, keyframes } from './styling/globalCss';
export type { Style, VariantProps } from './styling/Style';
export { styled } from './styling/styled';
