/** The front door of styling; styling/ says how it works. */
export { collectStyles, recordStyles } from './styling/collectStyles';
export { css } from './styling/css';
export { globalCss, keyframes } from './styling/globalCss';
export type { Style, VariantProps } from './styling/Style';
export { styled } from './styling/styled';
