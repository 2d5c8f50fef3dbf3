import { type BrandColor, brandColors } from '../themes/brandColors';
import type { BrandTheme } from '../themes/BrandTheme';
import { themeVariables } from '../themes/themeCss';
import { type ThemeName, themes } from '../themes/themes';
import { type Scale, sharedTokens, themedTokens, tokenVariable } from '../tokens';
import { type Tone, tones } from '../tones';
import { parseColor, designToken } from './designValue';
import type { DesignGroup, DesignTokens } from './designToken.types';

/**
 * A theme in the format of the Design Tokens Community Group (Format Module 2025.10), for design tools. Tokens have
 * the names that code uses: `fontSizes.h1` for `$h1`. `brand` has the brand's colours; `colors` has the roles of each tone,
 * which refer to them.
 */
export function designTokens(name: ThemeName): DesignTokens {
  const theme: BrandTheme = themes[name];
  const variables = themeVariables(name);
  const scaleGroup = (name: Scale): DesignGroup =>
    Object.fromEntries(
      tokenNames(name).map((token) => [
        token,
        designToken(name, variables[tokenVariable(name, token)] ?? ''),
      ]),
    );
  const scales = [...new Set([...Object.keys(sharedTokens), ...Object.keys(themedTokens)])];
  return {
    $description: `Tokens of the theme ${theme.label}. Lengths that grow with the window are those of 1440 px; $extensions have those of 360 px.`,
    brand: brandGroup(theme),
    colors: Object.fromEntries(
      (Object.keys(tones) as Tone[]).map((tone) => [tone, roleGroup(tone)]),
    ),
    ...Object.fromEntries(
      scales.filter((name) => name !== 'colors').map((name) => [name, scaleGroup(name as Scale)]),
    ),
  };
}

/** Tokens of a scale, shared ones first. */
function tokenNames(scale: Scale): string[] {
  const shared =
    scale in sharedTokens ? Object.keys(sharedTokens[scale as keyof typeof sharedTokens]) : [];
  const themed = scale in themedTokens ? themedTokens[scale as keyof typeof themedTokens] : [];
  return [...shared, ...themed];
}

function brandGroup(theme: BrandTheme): DesignGroup {
  const colors = Object.entries(brandColors(theme)) as [BrandColor, string][];
  return Object.fromEntries(
    colors.map(([name, css]) => [name, { $type: 'color', $value: parseColor(css) }]),
  );
}

function roleGroup(tone: Tone): DesignGroup {
  return Object.fromEntries(
    Object.entries(tones[tone]).map(([role, name]) => [
      role,
      { $type: 'color', $value: `{brand.${name}}` },
    ]),
  );
}
