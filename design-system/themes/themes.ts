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
import type { BrandTheme } from './BrandTheme';

/** Every theme by the name that sites and the page field BrandDesign (in lower case) use. */
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
} satisfies Record<string, BrandTheme>;

export type ThemeName = keyof typeof themes;

/** Whether a word from outside names a theme. */
export function isThemeName(name: string): name is ThemeName {
  return Object.hasOwn(themes, name);
}

/** Class that puts a theme on the element and everything in it; it belongs on <html>. */
export function themeClass(name: ThemeName): string {
  return `theme-${name}`;
}
