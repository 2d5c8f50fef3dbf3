import { css, styled } from '../../stitches';

/**
 * Styles of a button, also for links that are calls to action. The theme defines radius, letters and the
 * clipped corner. The background is a separate layer below the text, so that a clipped corner does not clip the
 * focus ring.
 */
export const button = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  margin: 0,
  border: 0,
  borderRadius: '$button',
  background: 'none',
  fontFamily: '$body',
  fontWeight: '$button',
  letterSpacing: '$button',
  lineHeight: '$snug',
  textAlign: 'center',
  textWrap: 'balance',
  textTransform: 'var(--button-transform)',
  textDecoration: 'none',
  textUnderlineOffset: '0.3em',
  textDecorationThickness: '2px',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: '$behind',
    borderRadius: 'inherit',
    clipPath:
      'polygon(0 0, calc(100% - var(--button-cut)) 0, 100% var(--button-cut), 100% 100%, 0 100%)',
  },
  '@motion': { '&::before': { transition: 'background-color $fast, border-color $fast' } },
  '@hover': { '&:hover': { textDecorationLine: 'var(--button-hoverLine)' } },
  // A transparent button gets a background so that its text is readable on pictures too.
  '@forcedColors': { border: '1px solid ButtonText', backgroundColor: 'ButtonFace' },
  // Buttons have no function in print.
  '@print': { display: 'none !important' },
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
  '& svg': { flexShrink: 0 },
  variants: {
    variant: {
      primary: {
        color: '$onPrimary',
        '&::before': { backgroundColor: '$primary' },
        '@hover': { '&:hover::before': { backgroundColor: '$primaryHover' } },
      },
      secondary: {
        color: '$onSecondary',
        '&::before': { backgroundColor: '$secondary' },
        '@hover': { '&:hover::before': { backgroundColor: '$secondaryHover' } },
      },
      outline: {
        color: '$text',
        '&::before': {
          border: '1.5px solid $border',
          // The border along the clipped corner; if no corner is clipped it is hidden under the normal border.
          backgroundImage:
            'linear-gradient(225deg, transparent calc(var(--button-cut) * 0.7071), $colors$border 0 calc(var(--button-cut) * 0.7071 + 1.5px), transparent 0)',
          backgroundOrigin: 'border-box',
        },
        '@hover': { '&:hover::before': { borderColor: '$text' } },
      },
      ghost: {
        color: '$link',
        '@hover': { '&:hover::before': { backgroundColor: '$line' } },
      },
      onDark: {
        color: '$dark',
        '&::before': { backgroundColor: '$onDark' },
        '@hover': { '&:hover': { textDecorationLine: 'underline' } },
      },
    },
    size: {
      small: { minBlockSize: '2.5rem', padding: '$2 $4', fontSize: '$small' },
      medium: { minBlockSize: '$control', padding: '$2 var(--button-padding)', fontSize: '$body' },
      large: {
        minBlockSize: '3.5rem',
        padding: '$3 calc(var(--button-padding) * 1.25)',
        fontSize: '$body',
      },
    },
    /** As wide as its container. */
    block: { true: { display: 'flex', inlineSize: '100%' } },
    /** Only an icon; needs an accessible name. */
    iconOnly: { true: { inlineSize: '$touch', minBlockSize: '$touch', padding: 0 } },
  },
  defaultVariants: { variant: 'primary', size: 'medium' },
});

/** A button; `as="a"` renders a link with the same styles. Icons are children. */
export const Button = styled('button', button);
