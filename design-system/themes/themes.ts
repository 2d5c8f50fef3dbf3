import { groupDefault } from './default';
import { mercedes } from './mercedes';
import { smart } from './smart';
import { mini } from './mini';
import { bmw } from './bmw';
import { renault } from './renault';
import { dacia } from './dacia';
import { carstore } from './carstore';
import { charging } from './charging';
import { pickup } from './pickup';
import { british } from './british';
import { haulage } from './haulage';
import { makers } from './makers';
import { nordic } from './nordic';
import type { BrandTheme } from './BrandTheme';

/** Themes by the name in sites and, in lower case, in the page field BrandDesign. */
export const themes = {
  default: groupDefault,
  mercedes,
  smart,
  mini,
  bmw,
  renault,
  dacia,
  carstore,
  charging,
  pickup,
  nordic,
  british,
  haulage,
  makers,
} satisfies Record<string, BrandTheme>;

export type ThemeName = keyof typeof themes;

/** Whether an external value is the name of a theme. */
export function isThemeName(name: string): name is ThemeName {
  return Object.hasOwn(themes, name);
}

/** Class that applies a theme to an element and its content; belongs on <html>. */
export function themeClass(name: ThemeName): string {
  return `theme-${name}`;
}
