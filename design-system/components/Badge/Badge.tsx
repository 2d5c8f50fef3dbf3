import { styled } from '../../stitches';

/** A short label that marks an item, such as "New". */
export const Badge = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  padding: '0.25rem 0.625rem',
  borderRadius: '$small',
  fontSize: '$caption',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  '@forcedColors': { border: '1px solid currentColor' },
  '@print': {
    border: '1px solid currentColor',
    backgroundColor: 'transparent !important',
    color: '$text !important',
  },
  variants: {
    variant: {
      campaign: { backgroundColor: '$campaign', color: '$onCampaign' },
      accent: { backgroundColor: '$accent', color: '$onAccent' },
      neutral: { backgroundColor: '$surface', color: '$text' },
      outline: { border: '1px solid $border', color: '$text' },
      dark: { backgroundColor: '$dark', color: '$onDark' },
    },
  },
  defaultVariants: { variant: 'neutral' },
});
