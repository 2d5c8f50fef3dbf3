import { styled } from '../../stitches';
import { type Tone, toneStyle } from '../../tones';

/** Groups related content. With `interactive`, the whole card is a link. */
export const Card = styled('div', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderRadius: '$card',
  overflow: 'clip',
  variants: {
    variant: {
      /** Frame of the theme: a border, a background or only the picture. */
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
    /** Tone of the card; by default that of its variant. */
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
  defaultVariants: { variant: 'outlined', padding: 'large' },
});
