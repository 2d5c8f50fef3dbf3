import type { BrandTheme } from './BrandTheme';

export const charging = {
  label: 'Charging network',
  colors: {
    bg: '#ffffff',
    surface: '#eef8f3',
    text: '#06231a',
    muted: '#45594f',
    primary: '#00704a',
    onPrimary: '#ffffff',
    primaryHover: '#005236',
    accent: '#3ddc84',
    onAccent: '#04230f',
    dark: '#05261c',
    onDark: '#e9fff4',
    border: '#6f8a7d',
    focus: '#00704a',
    danger: '#b3121d',
    success: '#146c3a',
    warning: '#8a5300',
    campaign: '#b3121d',
  },
  fonts: { heading: 'DM Sans Variable', body: 'DM Sans Variable' },
  radius: 20,
  heading: { weight: 650, letterSpacing: '-0.025em' },
  button: { radius: 'pill', weight: 600 },
} satisfies BrandTheme;
