import type { CardForm, IconWeight, Motion, Rhythm, ThemeLayout } from './ThemeLayout';

type Variables<Names extends string> = Record<Names, string>;

/** Padding of bands: 64 to 80 px between bands with the same tone in wide windows. */
const rhythms: Record<Rhythm, Variables<'--space-section' | '--space-sectionSmall'>> = {
  close: {
    '--space-section': 'clamp(2.5rem, 2rem + 2.222vw, 4rem)',
    '--space-sectionSmall': 'clamp(1.5rem, 1.333rem + 0.741vw, 2rem)',
  },
  even: {
    '--space-section': 'clamp(2.75rem, 2.167rem + 2.593vw, 4.5rem)',
    '--space-sectionSmall': 'clamp(1.75rem, 1.5rem + 1.111vw, 2.5rem)',
  },
  wide: {
    '--space-section': 'clamp(3rem, 2.333rem + 2.963vw, 5rem)',
    '--space-sectionSmall': 'clamp(2rem, 1.667rem + 1.481vw, 3rem)',
  },
};

const cards: Record<
  CardForm,
  Variables<
    | '--card-line'
    | '--card-ground'
    | '--card-inset'
    | '--card-corner'
    | '--card-overflow'
    | '--tile-corner'
  > & {
    /** Shadow of a card under the pointer; by default the raised one. */
    '--card-hover'?: string;
  }
> = {
  bordered: {
    '--card-line': '1px',
    '--card-ground': 'var(--brand-bg)',
    '--card-inset': 'var(--space-4)',
    '--card-corner': '0',
    '--card-overflow': 'clip',
    '--tile-corner': 'var(--radii-card)',
  },
  borderless: {
    '--card-line': '0px',
    '--card-ground': 'var(--brand-surface)',
    '--card-inset': 'var(--space-5)',
    '--card-corner': '0',
    '--card-overflow': 'clip',
    '--tile-corner': 'var(--radii-card)',
  },
  framed: {
    '--card-line': '2px',
    '--card-ground': 'var(--brand-bg)',
    '--card-inset': 'var(--space-4)',
    '--card-corner': '0',
    '--card-overflow': 'clip',
    '--card-hover': 'none',
    '--tile-corner': 'var(--radii-card)',
  },
  imageLed: {
    '--card-line': '0px',
    '--card-ground': 'var(--brand-bg)',
    '--card-inset': '0px',
    '--card-corner': 'var(--radii-card)',
    // An element at the card's edge has its focus ring outside the card.
    '--card-overflow': 'visible',
    // A shadow would show an edge that touches the text.
    '--card-hover': 'none',
    '--tile-corner': '0',
  },
};

const iconLines: Record<IconWeight, string> = { fine: '1.25', regular: '1.75', bold: '2.25' };

const EASE_OUT = 'cubic-bezier(0.2, 0, 0, 1)';
const EASE_IN_OUT = 'cubic-bezier(0.6, 0, 0.2, 1)';

const motions: Record<
  Motion,
  Variables<
    | '--transitions-base'
    | '--transitions-slow'
    | '--hover-zoom'
    | '--hover-lift'
    | '--page-rise'
    | '--page-scale'
  >
> = {
  zoom: {
    '--transitions-base': `180ms ${EASE_OUT}`,
    '--transitions-slow': `280ms ${EASE_OUT}`,
    '--hover-zoom': '1.05',
    '--hover-lift': '0px',
    '--page-rise': '0',
    '--page-scale': '0.985',
  },
  lift: {
    '--transitions-base': `200ms ${EASE_OUT}`,
    '--transitions-slow': `240ms ${EASE_OUT}`,
    '--hover-zoom': '1',
    '--hover-lift': '-4px',
    '--page-rise': '1rem',
    '--page-scale': '1',
  },
  glide: {
    '--transitions-base': `260ms ${EASE_IN_OUT}`,
    '--transitions-slow': `400ms ${EASE_IN_OUT}`,
    '--hover-zoom': '1.03',
    '--hover-lift': '0px',
    '--page-rise': '0',
    '--page-scale': '1.02',
  },
  still: {
    '--transitions-base': '150ms linear',
    '--transitions-slow': '150ms linear',
    '--hover-zoom': '1',
    '--hover-lift': '0px',
    '--page-rise': '0',
    '--page-scale': '1',
  },
};

/** Custom properties for the parts of a theme's layout that style sheets can apply. */
export function layoutVariables(layout: ThemeLayout): Record<string, string> {
  return {
    ...rhythms[layout.rhythm],
    ...cards[layout.cards],
    ...motions[layout.motion],
    '--icon-line': iconLines[layout.icons],
  };
}
