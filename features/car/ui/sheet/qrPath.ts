import { encode } from 'uqr';

/** Modules of white around a code, which readers ask for (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as the path of an SVG, and how many modules its sides have. */
export interface QrPath {
  path: string;
  size: number;
}

/** The code of a text; a fourth of it may be covered or scratched. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'Q', border: QUIET_ZONE });
  const rows = data.flatMap((row, y) =>
    // Dark modules beside each other are one rectangle: nothing shines through between them on paper.
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { path: rows.join(''), size };
}
