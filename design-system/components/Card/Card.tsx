import { styled } from '../../stitches';
import { type Tone, toneStyle } from '../../tones';

/** A surface that holds what belongs together. As a whole it may lead somewhere: `interactive`. */
export const Card = styled('div', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderRadius: '$card',
  overflow: 'clip',
  variants: {
    look: {
      /** Framed as the theme frames cards: by a border, a background or the picture alone. */
      outlined: {
        ...toneStyle('default'),
        backgroundColor: 'var(--card-ground)',
        border: 'var(--card-line) solid $line',
        overflow: 'var(--card-overflow)',
        '@forcedColors': { borderWidth: '1px' },
        '@print': { borderWidth: '1px', breakInside: 'avoid' },
      },
      raised: { ...toneStyle('default'), border: '1px solid transparent', boxShadow: '$rest' },
      filled: { backgroundColor: '$surface' },
      plain: { borderRadius: 0 },
    },
    /** Surface (tone) of the card; that of its variant when left out. */
    tone: {
      default: {},
      surface: toneStyle('surface'),
      dark: toneStyle('dark'),
      primary: toneStyle('primary'),
      accent: toneStyle('accent'),
    } satisfies Record<Tone, object>,
    padding: {
      none: {},
      small: { padding: '$4' },
      large: { padding: '$5', '@md': { padding: '$6' } },
    },
    interactive: {
      true: {
        '@motion': {
          transition: 'box-shadow $transitions$base, translate $transitions$base',
          '&:hover': { translate: '0 var(--hover-lift)' },
        },
        '@hover': { '&:hover': { boxShadow: 'var(--card-hover, $shadows$raised)' } },
        '&:has(a:focus-visible)': { outline: '2px solid $focus', outlineOffset: '2px' },
      },
    },
  },
  defaultVariants: { look: 'outlined', padding: 'large' },
});
