import type { Scale } from '../tokens';
import type { Color, DesignToken, DesignValue, Dimension, Shadow } from './designToken.types';
import { lengthInWindow, windows } from './fluidLength';

const plainLength = /^(-?[\d.]+)(px|rem)$/;
const relative = /^(-?[\d.]+)(em|ch)$/;

const units: Record<string, string> = {
  em: 'Times the size of the letters.',
  ch: 'Times the width of the digit 0.',
};

/**
 * A CSS value of a token in the types of the Design Tokens Format. Lengths that grow with the window are told for a wide
 * one, and in `$extensions` for a narrow one and as CSS; those in units of letters are numbers.
 * @throws RangeError for a value that the format has no type for
 */
export function designToken(scale: Scale, css: string): DesignToken {
  if (scale === 'colors') return { $type: 'color', $value: color(css) };
  if (scale === 'shadows') return { $type: 'shadow', $value: shadows(css) };
  if (scale === 'transitions') return transition(css);
  if (scale === 'fonts') return { $type: 'fontFamily', $value: families(css) };
  if (scale === 'fontWeights') return { $type: 'fontWeight', $value: Number(css) };
  return number(scale, css) ?? length(css);
}

/** @throws RangeError */
export function color(css: string): Color {
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css);
  if (rgb) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = rgb.slice(1).map(Number);
    return { ...opaque([red, green, blue]), alpha };
  }
  if (!/^#[0-9a-f]{6}$/i.test(css)) throw new RangeError(`No colour: ${css}`);
  const value = parseInt(css.slice(1), 16);
  return opaque([value >> 16, (value >> 8) & 255, value & 255]);
}

function opaque(channels: [number, number, number]): Color {
  const share = (channel: number) => Math.round((channel / 255) * 10_000) / 10_000;
  const [red, green, blue] = channels;
  const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return { colorSpace: 'srgb', components: [share(red), share(green), share(blue)], hex };
}

function number(scale: Scale, css: string): DesignToken | undefined {
  const [, value, unit = ''] = relative.exec(css) ?? [];
  if (value !== undefined) {
    return { $type: 'number', $value: Number(value), $description: units[unit] };
  }
  const isNumber = ['lineHeights', 'zIndices', 'letterSpacings'].includes(scale);
  return isNumber && !Number.isNaN(Number(css))
    ? { $type: 'number', $value: Number(css) }
    : undefined;
}

function length(css: string): DesignToken {
  const plain = dimension(css);
  if (plain) return { $type: 'dimension', $value: plain };
  const [narrow, wide] = [windows.narrow, windows.wide].map((width) => inWindow(css, width));
  if (!narrow || !wide) throw new RangeError(`No length: ${css}`);
  return { $type: 'dimension', $value: wide, $extensions: { 'forecourt.css': { css, narrow } } };
}

function dimension(css: string): Dimension | undefined {
  if (css === '0') return { value: 0, unit: 'px' };
  const [, value, unit] = plainLength.exec(css) ?? [];
  return value === undefined
    ? undefined
    : { value: Number(value), unit: unit as Dimension['unit'] };
}

function inWindow(css: string, width: number): Dimension | undefined {
  const value = lengthInWindow(css, width);
  return value === undefined ? undefined : { value, unit: 'px' };
}

/** `0 1px 2px rgb(0 0 0 / 0.06), …` */
function shadows(css: string): Shadow[] {
  return css.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, lengths = '', shade = ''] = /^(.*?) (rgb\(.*\)|#\w+)$/.exec(layer) ?? [];
    const [offsetX, offsetY, blur, spread = { value: 0, unit: 'px' }] = lengths
      .split(' ')
      .map(dimension);
    if (!offsetX || !offsetY || !blur) throw new RangeError(`No shadow: ${layer}`);
    return { color: color(shade), offsetX, offsetY, blur, spread };
  });
}

type Curve = [number, number, number, number];

/** Curves by the names that CSS has for them. */
const curves: Record<string, Curve> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

/** `150ms linear`, or `150ms cubic-bezier(0.2, 0, 0, 1)` */
function transition(css: string): DesignValue {
  const [, ms, name = '', bezier] = /^(\d+)ms (?:([a-z-]+)|cubic-bezier\((.*)\))$/.exec(css) ?? [];
  const timingFunction = bezier ? (bezier.split(',').map(Number) as Curve) : curves[name];
  if (ms === undefined || !timingFunction) throw new RangeError(`No transition: ${css}`);
  return {
    $type: 'transition',
    $value: {
      duration: { value: Number(ms), unit: 'ms' },
      delay: { value: 0, unit: 'ms' },
      timingFunction,
    },
  };
}

/** The family and the generic one; what stands between are measures for browsers alone. */
function families(css: string): string[] {
  const names = css.split(',').map((name) => name.replaceAll("'", ''));
  return names.filter((name) => !/ Fallback( \d+)?$/.test(name));
}
