import type { BrandTheme } from './BrandTheme';

export const bmw = {
  label: 'BMW',
  colors: {
    bg: '#ffffff',
    surface: '#f4f5f6',
    text: '#15191f',
    muted: '#545b65',
    primary: '#1456c8',
    onPrimary: '#ffffff',
    primaryHover: '#0f429b',
    accent: '#7f9bb8',
    onAccent: '#0a0f14',
    dark: '#11161d',
    onDark: '#f3f5f8',
    border: '#7c848e',
    focus: '#1456c8',
    danger: '#b3121d',
    success: '#146c3a',
    warning: '#8a5300',
    campaign: '#b3121d',
  },
  fonts: { heading: 'Hanken Grotesk Variable', body: 'Hanken Grotesk Variable' },
  radius: 3,
  heading: { weight: 600, letterSpacing: '-0.02em' },
  button: { weight: 500 },
} satisfies BrandTheme;
