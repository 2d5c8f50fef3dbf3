import type { CardForm, IconWeight, Motion, Rhythm, ThemeLayout } from './ThemeLayout';

type Variables<Names extends string> = Record<Names, string>;

/** Between bands on one surface there is 64 to 80 px on wide windows. */
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
    | '--card-picture'
    | '--card-corner'
    | '--card-overflow'
    | '--tile-corner'
  >
> = {
  bordered: {
    '--card-line': '1px',
    '--card-ground': 'var(--brand-bg)',
    '--card-inset': 'var(--space-4)',
    '--card-picture': '16 / 9',
    '--card-corner': '0',
    '--card-overflow': 'clip',
    '--tile-corner': 'var(--radii-card)',
  },
  borderless: {
    '--card-line': '0px',
    '--card-ground': 'var(--brand-surface)',
    '--card-inset': 'var(--space-5)',
    '--card-picture': '16 / 9',
    '--card-corner': '0',
    '--card-overflow': 'clip',
    '--tile-corner': 'var(--radii-card)',
  },
  imageLed: {
    '--card-line': '0px',
    '--card-ground': 'var(--brand-bg)',
    '--card-inset': '0px',
    '--card-picture': '4 / 3',
    '--card-corner': 'var(--radii-card)',
    // What stands at its edge has its focus ring around it.
    '--card-overflow': 'visible',
    '--tile-corner': '0',
  },
};

const iconLines: Record<IconWeight, string> = { fine: '1.25', regular: '1.75', bold: '2.25' };

const out = 'cubic-bezier(0.2, 0, 0, 1)';
const both = 'cubic-bezier(0.6, 0, 0.2, 1)';

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
    '--transitions-base': `180ms ${out}`,
    '--transitions-slow': `280ms ${out}`,
    '--hover-zoom': '1.05',
    '--hover-lift': '0px',
    '--page-rise': '0',
    '--page-scale': '0.985',
  },
  lift: {
    '--transitions-base': `200ms ${out}`,
    '--transitions-slow': `240ms ${out}`,
    '--hover-zoom': '1',
    '--hover-lift': '-4px',
    '--page-rise': '1rem',
    '--page-scale': '1',
  },
  glide: {
    '--transitions-base': `260ms ${both}`,
    '--transitions-slow': `400ms ${both}`,
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

/** The parts of a theme's structure that style sheets alone can follow, as custom properties. */
export function layoutVariables(layout: ThemeLayout): Record<string, string> {
  return {
    ...rhythms[layout.rhythm],
    ...cards[layout.cards],
    ...motions[layout.motion],
    '--icon-line': iconLines[layout.icons],
  };
}
