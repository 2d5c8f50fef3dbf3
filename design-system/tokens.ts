/**
 * The tokens that styles may use with a `$`. Components use roles, never colours or brands; the
 * theme (themes/) defines the values of roles, and the tone (tones.ts) the surface.
 */

/** Colour roles; their values depend on the surface. */
export const colorRoles = [
  'bg',
  'surface',
  'field',
  'text',
  'muted',
  'link',
  'primary',
  'onPrimary',
  'primaryHover',
  'secondary',
  'onSecondary',
  'secondaryHover',
  'accent',
  'onAccent',
  'accentHover',
  'border',
  'line',
  'focus',
  'danger',
  'success',
  'warning',
  'campaign',
  'onCampaign',
  'dark',
  'onDark',
  'scrim',
  'scrimClear',
] as const;

export type ColorRole = (typeof colorRoles)[number];

/** Scales that all themes share. Fluid lengths grow between window widths of 360 and 1440 px. */
export const sharedTokens = {
  space: {
    0: '0',
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '2.5rem',
    8: '3rem',
    9: '4rem',
    10: '6rem',
    11: '8rem',
    gutter: 'clamp(1rem, 0.333rem + 2.963vw, 3rem)',
    grid: 'clamp(1rem, 0.667rem + 1.481vw, 2rem)',
  },
  fontSizes: {
    caption: '0.8125rem',
    small: '0.875rem',
    body: 'clamp(1rem, 0.979rem + 0.093vw, 1.0625rem)',
    lead: 'clamp(1.125rem, 1.042rem + 0.37vw, 1.375rem)',
    h6: '1rem',
    h5: 'clamp(1.0625rem, 1.021rem + 0.185vw, 1.1875rem)',
    h4: 'clamp(1.1875rem, 1.104rem + 0.37vw, 1.4375rem)',
    h3: 'clamp(1.375rem, 1.25rem + 0.556vw, 1.75rem)',
    h2: 'clamp(1.625rem, 1.417rem + 0.926vw, 2.25rem)',
    h1: 'clamp(2rem, 1.75rem + 1.111vw, 2.75rem)',
  },
  lineHeights: {
    none: '1',
    display: '1.05',
    heading: '1.15',
    snug: '1.3',
    body: '1.6',
    /** Line height of content that is folded to two lines. */
    folded: '25px',
  },
  fontWeights: {
    regular: '400',
    medium: '500',
    semibold: '600',
    bold: '700',
  },
  letterSpacings: {
    normal: '0',
    label: '0.08em',
    caps: '0.03em',
  },
  radii: {
    round: '999px',
  },
  shadows: {
    rest: '0 1px 2px rgb(0 0 0 / 0.06), 0 2px 8px rgb(0 0 0 / 0.05)',
    raised: '0 2px 4px rgb(0 0 0 / 0.06), 0 12px 32px rgb(0 0 0 / 0.1)',
    overlay: '0 8px 16px rgb(0 0 0 / 0.1), 0 24px 64px rgb(0 0 0 / 0.2)',
  },
  sizes: {
    measure: '68ch',
    narrow: '48rem',
    /** Width of the page's content: the bar, the first block and the bands begin at the same line. */
    content: '90rem',
    wide: '90rem',
    target: '1.5rem',
    touch: '2.75rem',
    control: '3rem',
    search: '3.5rem',
    row: '4.5rem',
    header: '4.5rem',
    swatch: '6.5rem',
    logo: '4.75rem',
    column: '13rem',
    card: '17.5rem',
    tray: '4.5rem',
    compareColumn: 'min(60vw, 417px)',
    pictureRow: '9rem',
    carCard: '315px',
    carCardWide: '330px',
    filterDrawer: '420px',
    /** Heights of folded content on a car's page. */
    foldedLines: '50px',
    foldedRows: '190px',
    foldedText: '300px',
    panel: '20rem',
    lead: '27rem',
    form: '36rem',
    frame: '40rem',
    hero: '44rem',
    heroBeside: '42rem',
    chevron: '0.4375rem',
    menuColumn: '9.5rem',
    sheet: '26rem',
    /** Height of the map of workshops. */
    bookingMap: '500px',
    wordmarkWidth: '150px',
    wordmarkHeight: '55px',
  },
  transitions: {
    fast: '150ms cubic-bezier(0.2, 0, 0, 1)',
  },
  zIndices: {
    behind: '-1',
    base: '0',
    raised: '1',
    sticky: '100',
    floating: '150',
    header: '200',
    menu: '300',
    overlay: '400',
    dialog: '500',
    skipLink: '600',
  },
} as const;

/** Tokens whose value each theme defines. */
export const themedTokens = {
  colors: colorRoles,
  space: ['section', 'sectionSmall'],
  fontSizes: ['display', 'beside'],
  transitions: ['base', 'slow'],
  fonts: ['heading', 'body'],
  radii: ['small', 'control', 'card', 'button'],
  fontWeights: ['heading', 'button'],
  letterSpacings: ['heading', 'button'],
} as const;

type Names<Scale extends string> =
  | (Scale extends keyof typeof sharedTokens ? keyof (typeof sharedTokens)[Scale] : never)
  | (Scale extends keyof typeof themedTokens ? (typeof themedTokens)[Scale][number] : never);

export type Scale = keyof typeof sharedTokens | keyof typeof themedTokens;

/** Every scale with its tokens, for the types of styles. */
export type Tokens = { [S in Scale]: { [Name in Names<S>]: string } };

/** Name of the CSS custom property that holds a token: `--colors-text`. */
export function tokenVariable(scale: Scale, name: string | number): string {
  return `--${scale}-${name}`;
}
