import type { BrandTheme } from './BrandTheme';

export const dacia = {
  label: 'Dacia',
  colors: {
    bg: '#ffffff',
    surface: '#f1f1ec',
    text: '#1d211b',
    muted: '#545a4f',
    primary: '#4d5638',
    onPrimary: '#ffffff',
    primaryHover: '#373e27',
    accent: '#d9591c',
    onAccent: '#140b05',
    dark: '#24291c',
    onDark: '#f4f5ee',
    border: '#7d8275',
    focus: '#4d5638',
    danger: '#b3121d',
    success: '#146c3a',
    warning: '#8a5300',
    campaign: '#b3121d',
  },
  fonts: { heading: 'Rubik Variable', body: 'Rubik Variable' },
  radius: 4,
  heading: { weight: 600, letterSpacing: '-0.015em' },
  button: { weight: 500, clippedCorner: '0.75rem' },
} satisfies BrandTheme;
