import { round, type Naming } from './svg';

/** How the spokes of a rim are drawn. Widths are fractions of the rim's radius. */
interface RimStyle {
  spokes: number;
  inner: number;
  outer: number;
  /** A dark channel along each spoke, as on forked alloys. */
  forked: boolean;
}

const rims = [
  { spokes: 5, inner: 0.105, outer: 0.16, forked: true },
  { spokes: 10, inner: 0.062, outer: 0.085, forked: false },
  { spokes: 7, inner: 0.09, outer: 0.13, forked: true },
] as const satisfies readonly RimStyle[];

/** Number of wheel designs: the spoked rims and the closed aerodynamic disc. */
export const WHEEL_COUNT = rims.length + 1;

/** One spoke pointing up from the hub, around the origin. */
function spokePath(rim: number, inner: number, outer: number): string {
  const p = (x: number, y: number): string => `${round(rim * x)} ${round(-rim * y)}`;
  return `M${p(-inner * 0.75, 0.13)}C${p(-inner * 0.6, 0.4)} ${p(-outer * 0.7, 0.7)} ${p(-outer, 0.955)}L${p(outer, 0.955)}C${p(outer * 0.7, 0.7)} ${p(inner * 0.6, 0.4)} ${p(inner * 0.75, 0.13)}Z`;
}

function spokedFace(name: Naming, rim: number, style: RimStyle): string {
  const shadow = spokePath(rim, style.inner * 1.35, style.outer * 1.12);
  const spoke = spokePath(rim, style.inner, style.outer);
  const half = rim * style.outer * 0.52;
  const channel = style.forked
    ? `<path d="M0 ${round(-rim * 0.34)}L${round(-half)} ${round(-rim * 0.93)}L${round(half)} ${round(-rim * 0.93)}Z" fill="#14161a" opacity=".92"/>`
    : '';
  return Array.from({ length: style.spokes }, (_, index) => {
    const angle = round((index * 360) / style.spokes);
    return `<g transform="rotate(${angle})"><path d="${shadow}" fill="#17191d"/><path d="${spoke}" fill="url(#${name('alloy')})"/>${channel}</g>`;
  }).join('');
}

/** A closed disc with five pairs of slots: the low-drag wheel of electric cars. */
function aeroFace(name: Naming, rim: number): string {
  const slot = `M${round(-rim * 0.05)} ${round(-rim * 0.42)}L${round(-rim * 0.3)} ${round(-rim * 0.84)}Q${round(-rim * 0.12)} ${round(-rim * 0.93)} ${round(rim * 0.06)} ${round(-rim * 0.9)}Z`;
  const fin = `M${round(rim * 0.02)} ${round(-rim * 0.36)}L${round(rim * 0.17)} ${round(-rim * 0.89)}`;
  const slots = Array.from(
    { length: 5 },
    (_, index) =>
      `<g transform="rotate(${index * 72})"><path d="${slot}" fill="#101215"/><path d="${fin}" stroke="#14161a" stroke-width="${round(rim * 0.02)}" opacity=".5" fill="none"/></g>`,
  ).join('');
  return `<circle r="${round(rim * 0.95)}" fill="#53595f"/><circle r="${round(rim * 0.93)}" fill="url(#${name('alloy')})" opacity=".62"/><circle r="${round(rim * 0.78)}" fill="none" stroke="#3c4147" stroke-width="${round(rim * 0.02)}" opacity=".3"/>${slots}`;
}

function brake(name: Naming, rim: number): string {
  const caliper = `M${round(rim * 0.36)} ${round(-rim * 0.5)}A${round(rim * 0.62)} ${round(rim * 0.62)} 0 0 1 ${round(rim * 0.6)} ${round(rim * 0.12)}L${round(rim * 0.42)} ${round(rim * 0.1)}A${round(rim * 0.44)} ${round(rim * 0.44)} 0 0 0 ${round(rim * 0.26)} ${round(-rim * 0.34)}Z`;
  return [
    `<circle r="${round(rim)}" fill="#0b0c0e"/>`,
    `<circle r="${round(rim * 0.93)}" fill="url(#${name('barrel')})"/>`,
    `<circle r="${round(rim * 0.66)}" fill="url(#${name('disc')})"/>`,
    `<circle r="${round(rim * 0.36)}" fill="#17191c"/>`,
    `<path d="${caliper}" fill="#30343a"/>`,
  ].join('');
}

/** A tyre around the origin. */
export function drawTyre(name: Naming, radius: number): string {
  const glint = `M${round(-radius * 0.93)} ${round(-radius * 0.22)}A${round(radius * 0.955)} ${round(radius * 0.955)} 0 0 1 ${round(-radius * 0.05)} ${round(-radius * 0.955)}`;
  return [
    `<circle r="${radius}" fill="url(#${name('tyre')})"/>`,
    `<circle r="${round(radius * 0.88)}" fill="none" stroke="#3a3e44" stroke-width="5" opacity=".5"/>`,
    `<circle r="${round(radius * 0.985)}" fill="none" stroke="#2d3035" stroke-width="8"/>`,
    `<path d="${glint}" fill="none" stroke="#8d949c" stroke-width="10" opacity=".28"/>`,
  ].join('');
}

function hubAndLip(name: Naming, rim: number): string {
  return [
    `<circle r="${round(rim * 0.965)}" fill="none" stroke="url(#${name('lip')})" stroke-width="${round(rim * 0.055)}"/>`,
    `<circle r="${round(rim * 0.17)}" fill="url(#${name('hub')})"/>`,
    `<circle r="${round(rim * 0.095)}" fill="#1a1c20" stroke="#aab" stroke-opacity=".5" stroke-width="3"/>`,
  ].join('');
}

/**
 * A wheel standing on the ground at `x`. `radius` is the tyre's, in millimetres; `design` picks the
 * rim (0 five-spoke, 1 ten-spoke, 2 seven-spoke, 3 aerodynamic disc).
 */
export function drawWheel(name: Naming, x: number, radius: number, design: number): string {
  const rim = radius * 0.735;
  const style = rims[design];
  const face = style ? spokedFace(name, rim, style) : aeroFace(name, rim);
  return `<g transform="translate(${round(x)} ${-radius})">${drawTyre(name, radius)}${brake(name, rim)}${face}${hubAndLip(name, rim)}</g>`;
}
