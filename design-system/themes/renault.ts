import type { BrandTheme } from './BrandTheme';

export const renault = {
  label: 'Renault',
  colors: {
    bg: '#ffffff',
    surface: '#f4f4f2',
    text: '#0f0f0f',
    muted: '#545454',
    primary: '#0f0f0f',
    onPrimary: '#ffffff',
    primaryHover: '#3b3b3b',
    accent: '#f2d21b',
    onAccent: '#0f0f0f',
    dark: '#0f0f0f',
    onDark: '#ffffff',
    border: '#7a7a7a',
    focus: '#6b5900',
    danger: '#b3121d',
    success: '#146c3a',
    warning: '#8a5300',
    campaign: '#b3121d',
  },
  fonts: { heading: 'Red Hat Display Variable', body: 'Inter Variable' },
  radius: 0,
  heading: { weight: 700, letterSpacing: '-0.02em' },
  button: { weight: 600 },
} satisfies BrandTheme;
