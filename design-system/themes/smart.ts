import type { BrandTheme } from './BrandTheme';

export const smart = {
  label: 'smart',
  colors: {
    bg: '#ffffff',
    surface: '#f4f3ee',
    text: '#1c1c1a',
    muted: '#57564f',
    primary: '#2b2b28',
    onPrimary: '#ffffff',
    primaryHover: '#45453f',
    accent: '#d7e600',
    onAccent: '#1c1c1a',
    dark: '#23231f',
    onDark: '#f7f7f0',
    border: '#817f76',
    focus: '#5a5f00',
    danger: '#b3121d',
    success: '#146c3a',
    warning: '#8a5300',
    campaign: '#b3121d',
  },
  fonts: { heading: 'Outfit Variable', body: 'Outfit Variable' },
  radius: 24,
  heading: { weight: 500, letterSpacing: '-0.025em' },
  button: { radius: 'pill', weight: 500 },
} satisfies BrandTheme;
