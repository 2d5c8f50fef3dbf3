import type { BrandTheme } from './BrandTheme';

export const pickup = {
  label: 'Pickup-truck brand',
  colors: {
    bg: '#ffffff',
    surface: '#f3efe9',
    text: '#1b1815',
    muted: '#5b534b',
    primary: '#8a3c0b',
    onPrimary: '#ffffff',
    primaryHover: '#662b06',
    accent: '#f0a43a',
    onAccent: '#231300',
    dark: '#1a1714',
    onDark: '#f7f2ea',
    border: '#857b70',
    focus: '#8a3c0b',
    danger: '#b3121d',
    success: '#146c3a',
    warning: '#8a5300',
    campaign: '#b3121d',
  },
  fonts: { heading: 'Oswald Variable', body: 'Inter Variable' },
  radius: 2,
  heading: { weight: 500, letterSpacing: '0' },
  button: { weight: 600, upperCase: true, letterSpacing: '0.04em' },
} satisfies BrandTheme;
