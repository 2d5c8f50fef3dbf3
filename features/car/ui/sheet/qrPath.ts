import { encode } from 'uqr';

/** Quiet zone around a code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as an SVG path, and the number of modules per side. */
export interface QrPath {
  path: string;
  size: number;
}

/** Encodes a text as a QR code that stays readable if a quarter of it is damaged. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'Q', border: QUIET_ZONE });
  const rows = data.flatMap((row, y) =>
    // Adjacent dark modules are merged into one rectangle, so that print has no gaps between them.
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { path: rows.join(''), size };
}
