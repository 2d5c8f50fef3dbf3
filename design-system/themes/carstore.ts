import type { BrandTheme } from './BrandTheme';

export const carstore = {
  label: 'Car store',
  colors: {
    bg: '#ffffff',
    surface: '#fdf4ef',
    text: '#1f1a2b',
    muted: '#5a5367',
    primary: '#b8330f',
    onPrimary: '#ffffff',
    primaryHover: '#8f260a',
    accent: '#ffb020',
    onAccent: '#241500',
    dark: '#221b33',
    onDark: '#fbf7ff',
    border: '#85808f',
    focus: '#7a2bbf',
    danger: '#b3121d',
    success: '#146c3a',
    warning: '#8a5300',
    campaign: '#b3121d',
  },
  fonts: {
    heading: 'Plus Jakarta Sans Variable',
    body: 'Plus Jakarta Sans Variable',
    wordSpacing: '0.08em',
  },
  radius: 14,
  heading: { weight: 750, letterSpacing: '-0.025em' },
  button: { weight: 700 },
} satisfies BrandTheme;
