import type { BrandTheme } from './BrandTheme';

export const mini = {
  label: 'MINI',
  colors: {
    bg: '#ffffff',
    surface: '#f1f0ee',
    text: '#000000',
    muted: '#4d4d4d',
    primary: '#000000',
    onPrimary: '#ffffff',
    primaryHover: '#333333',
    accent: '#c4472b',
    onAccent: '#ffffff',
    dark: '#0d0d0d',
    onDark: '#ffffff',
    border: '#767676',
    focus: '#b23a20',
    danger: '#b3121d',
    success: '#146c3a',
    warning: '#8a5300',
    campaign: '#b3121d',
  },
  fonts: { heading: 'Archivo Variable', body: 'Archivo Variable' },
  radius: 0,
  heading: { weight: 700, letterSpacing: '-0.02em', stretch: '112%' },
  button: { weight: 600, underlineOnHover: true },
} satisfies BrandTheme;
