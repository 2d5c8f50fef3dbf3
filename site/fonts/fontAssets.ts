import type { ThemeName } from '../../design-system/themes/themes';

export function fontCss(_theme: ThemeName): string {
  return '';
}

export function fontPreloads(_theme: ThemeName): readonly string[] {
  return [];
}
