import type { BrandTheme } from './BrandTheme';

export const groupDefault = {
  label: 'Group default',
  colors: {
    bg: '#ffffff',
    surface: '#f3f6f8',
    text: '#0e1a26',
    muted: '#4a5a6a',
    primary: '#0b4f8a',
    onPrimary: '#ffffff',
    primaryHover: '#083a66',
    accent: '#00a3a1',
    onAccent: '#04201f',
    dark: '#0b1f33',
    onDark: '#f5f9fc',
    border: '#788797',
    focus: '#0b6bcb',
    danger: '#b3121d',
    success: '#146c3a',
    warning: '#8a5300',
    campaign: '#b3121d',
  },
  fonts: { heading: 'Figtree Variable', body: 'Figtree Variable' },
  radius: 8,
  heading: { weight: 650, letterSpacing: '-0.02em' },
  button: { weight: 600 },
} satisfies BrandTheme;
