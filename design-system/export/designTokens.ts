import { type BrandColor, brandColors } from '../themes/brandColors';
import type { BrandTheme } from '../themes/BrandTheme';
import { themeVariables } from '../themes/themeCss';
import { type ThemeName, themes } from '../themes/themes';
import { type Scale, sharedTokens, themedTokens, tokenVariable } from '../tokens';
import { type Tone, tones } from '../tones';
import { color, designToken } from './designValue';
import type { DesignGroup, DesignTokens } from './designToken.types';

/**
 * A theme for design tools, as the Design Tokens Community Group has it (Format Module 2025.10): every token under the
 * name that code uses, `fontSizes.h1` for `$h1`. Colours are the brand's own, in `brand`, and by tone the roles, which
 * refer to them: a design names roles, as code does.
 */
export function designTokens(name: ThemeName): DesignTokens {
  const theme: BrandTheme = themes[name];
  const variables = themeVariables(name);
  const scale = (name: Scale): DesignGroup =>
    Object.fromEntries(
      namesIn(name).map((token) => [
        token,
        designToken(name, variables[tokenVariable(name, token)] ?? ''),
      ]),
    );
  const scales = [...new Set([...Object.keys(sharedTokens), ...Object.keys(themedTokens)])];
  return {
    $description: `Tokens of the theme ${theme.label}. Lengths that grow with the window are those of 1440 px; $extensions have those of 360 px.`,
    brand: brand(theme),
    colors: Object.fromEntries((Object.keys(tones) as Tone[]).map((tone) => [tone, roles(tone)])),
    ...Object.fromEntries(
      scales.filter((name) => name !== 'colors').map((name) => [name, scale(name as Scale)]),
    ),
  };
}

/** Tokens of a scale, shared ones first. */
function namesIn(scale: Scale): string[] {
  const shared =
    scale in sharedTokens ? Object.keys(sharedTokens[scale as keyof typeof sharedTokens]) : [];
  const themed = scale in themedTokens ? themedTokens[scale as keyof typeof themedTokens] : [];
  return [...shared, ...themed];
}

function brand(theme: BrandTheme): DesignGroup {
  const colors = Object.entries(brandColors(theme)) as [BrandColor, string][];
  return Object.fromEntries(
    colors.map(([name, css]) => [name, { $type: 'color', $value: color(css) }]),
  );
}

function roles(tone: Tone): DesignGroup {
  return Object.fromEntries(
    Object.entries(tones[tone]).map(([role, name]) => [
      role,
      { $type: 'color', $value: `{brand.${name}}` },
    ]),
  );
}
