import type { Scale } from '../tokens';
import type { Color, DesignToken, DesignValue, Dimension, Shadow } from './designToken.types';
import { lengthInWindow, windowWidthsPx } from './fluidLength';

const PLAIN_LENGTH = /^(-?[\d.]+)(px|rem)$/;
const RELATIVE_LENGTH = /^(-?[\d.]+)(em|ch)$/;

const unitDescriptions: Record<string, string> = {
  em: 'Times the size of the letters.',
  ch: 'Times the width of the digit 0.',
};

/**
 * Converts a CSS value to a Design Tokens value. Fluid lengths become the value in a wide window, with the CSS and the
 * value in a narrow window in `$extensions`; lengths in em or ch become numbers.
 * @throws RangeError if the format has no type for the value
 */
export function designToken(scale: Scale, css: string): DesignToken {
  if (scale === 'colors') return { $type: 'color', $value: parseColor(css) };
  if (scale === 'shadows') return { $type: 'shadow', $value: parseShadows(css) };
  if (scale === 'transitions') return parseTransition(css);
  if (scale === 'fonts') return { $type: 'fontFamily', $value: parseFontFamilies(css) };
  if (scale === 'fontWeights') return { $type: 'fontWeight', $value: Number(css) };
  return parseNumber(scale, css) ?? parseLength(css);
}

/** Parses `#rrggbb` or `rgb(r g b / a)`. @throws RangeError for other formats */
export function parseColor(css: string): Color {
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css);
  if (rgb) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = rgb.slice(1).map(Number);
    return { ...toOpaqueColor([red, green, blue]), alpha };
  }
  if (!/^#[0-9a-f]{6}$/i.test(css)) throw new RangeError(`Not a colour: ${css}`);
  const value = parseInt(css.slice(1), 16);
  return toOpaqueColor([value >> 16, (value >> 8) & 255, value & 255]);
}

function toOpaqueColor(channels: [number, number, number]): Color {
  const share = (channel: number) => Math.round((channel / 255) * 10_000) / 10_000;
  const [red, green, blue] = channels;
  const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return { colorSpace: 'srgb', components: [share(red), share(green), share(blue)], hex };
}

function parseNumber(scale: Scale, css: string): DesignToken | undefined {
  const [, value, unit = ''] = RELATIVE_LENGTH.exec(css) ?? [];
  if (value !== undefined) {
    return { $type: 'number', $value: Number(value), $description: unitDescriptions[unit] };
  }
  const isNumber = ['lineHeights', 'zIndices', 'letterSpacings'].includes(scale);
  return isNumber && !Number.isNaN(Number(css))
    ? { $type: 'number', $value: Number(css) }
    : undefined;
}

function parseLength(css: string): DesignToken {
  const plain = parseDimension(css);
  if (plain) return { $type: 'dimension', $value: plain };
  const [narrow, wide] = [windowWidthsPx.narrow, windowWidthsPx.wide].map((width) =>
    resolveLength(css, width),
  );
  if (!narrow || !wide) throw new RangeError(`Not a length: ${css}`);
  return { $type: 'dimension', $value: wide, $extensions: { 'forecourt.css': { css, narrow } } };
}

function parseDimension(css: string): Dimension | undefined {
  if (css === '0') return { value: 0, unit: 'px' };
  const [, value, unit] = PLAIN_LENGTH.exec(css) ?? [];
  return value === undefined
    ? undefined
    : { value: Number(value), unit: unit as Dimension['unit'] };
}

function resolveLength(css: string, width: number): Dimension | undefined {
  const value = lengthInWindow(css, width);
  return value === undefined ? undefined : { value, unit: 'px' };
}

/** Parses `0 1px 2px rgb(0 0 0 / 0.06), …`. */
function parseShadows(css: string): Shadow[] {
  return css.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, lengths = '', shade = ''] = /^(.*?) (rgb\(.*\)|#\w+)$/.exec(layer) ?? [];
    const [offsetX, offsetY, blur, spread = { value: 0, unit: 'px' }] = lengths
      .split(' ')
      .map(parseDimension);
    if (!offsetX || !offsetY || !blur) throw new RangeError(`Not a shadow: ${layer}`);
    return { color: parseColor(shade), offsetX, offsetY, blur, spread };
  });
}

type Curve = [number, number, number, number];

/** Timing functions by their names in CSS. */
const curves: Record<string, Curve> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

/** Parses `150ms linear` or `150ms cubic-bezier(0.2, 0, 0, 1)`. */
function parseTransition(css: string): DesignValue {
  const [, ms, name = '', bezier] = /^(\d+)ms (?:([a-z-]+)|cubic-bezier\((.*)\))$/.exec(css) ?? [];
  const timingFunction = bezier ? (bezier.split(',').map(Number) as Curve) : curves[name];
  if (ms === undefined || !timingFunction) throw new RangeError(`Not a transition: ${css}`);
  return {
    $type: 'transition',
    $value: {
      duration: { value: Number(ms), unit: 'ms' },
      delay: { value: 0, unit: 'ms' },
      timingFunction,
    },
  };
}

/** The font family and the generic one, without the fallbacks between them, which only browsers use. */
function parseFontFamilies(css: string): string[] {
  const names = css.split(',').map((name) => name.replaceAll("'", ''));
  return names.filter((name) => !/ Fallback( \d+)?$/.test(name));
}
