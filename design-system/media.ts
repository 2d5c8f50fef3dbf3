/** Minimum window widths in px. Styles without a condition are for phones. */
export const breakpoints = {
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  xxl: 1500,
  xxxl: 1600,
} as const;

/** Media queries that styles may use with an @, such as `'@lg': { … }` or a variant `{ '@lg': 'row' }`. */
export const media = {
  sm: `(min-width: ${breakpoints.sm}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  lg: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
  xxl: `(min-width: ${breakpoints.xxl}px)`,
  xxxl: `(min-width: ${breakpoints.xxxl}px)`,
  belowSm: `(max-width: ${breakpoints.sm - 0.02}px)`,
  belowMd: `(max-width: ${breakpoints.md - 0.02}px)`,
  belowLg: `(max-width: ${breakpoints.lg - 0.02}px)`,
  belowXl: `(max-width: ${breakpoints.xl - 0.02}px)`,
  aboveXxl: `(min-width: ${breakpoints.xxl + 0.02}px)`,
  /** Windows with enough height for sticky bars; not windows with a large zoom. */
  tall: '(min-height: 500px)',
  low: '(max-height: 499.98px)',
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover) and (pointer: fine)',
  touch: '(pointer: coarse)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  /** Script is disabled: elements that need it are hidden. */
  noScript: '(scripting: none)',
  print: 'print',
} as const;

export type MediaName = keyof typeof media;
