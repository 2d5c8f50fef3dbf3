import type { BrandTheme } from './BrandTheme';

export const mercedes = {
  label: 'Mercedes',
  colors: {
    bg: '#ffffff',
    surface: '#f2f2f2',
    text: '#101214',
    muted: '#55595e',
    primary: '#1a1c1f',
    onPrimary: '#ffffff',
    primaryHover: '#3a3d42',
    accent: '#0067b8',
    onAccent: '#ffffff',
    dark: '#000000',
    onDark: '#f4f4f4',
    border: '#7c8187',
    focus: '#0067b8',
    danger: '#b3121d',
    success: '#146c3a',
    warning: '#8a5300',
    campaign: '#b3121d',
  },
  fonts: { heading: 'Source Serif 4 Variable', body: 'Inter Variable' },
  radius: 2,
  heading: { weight: 400, letterSpacing: '-0.015em' },
  button: { weight: 500, paddingInline: '2.25rem' },
} satisfies BrandTheme;
