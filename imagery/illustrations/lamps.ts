import type { CarGeometry } from './geometry';
import { at, polygon, type Naming } from './svg';

/** Number of faces: swept, upright and split lamps, each with its own intake and tail lamps. */
export const FACE_COUNT = 3;
export type Face = 0 | 1 | 2;

interface Lamps {
  head: (name: Naming, x: number, y: number, geometry: CarGeometry) => string;
  tail: (name: Naming, x: number, y: number, geometry: CarGeometry) => string;
}

const glowLine = (name: Naming, path: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width * 2.2}" opacity=".5" filter="url(#${name('glow')})"/><path d="${path}" fill="none" stroke="#fdfefe" stroke-width="${width}" stroke-linecap="round"/>`;

const projector = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${-y}" r="${radius}" fill="#dfe9f2" opacity=".9"/><circle cx="${x}" cy="${-y}" r="${Math.round(radius * 0.46)}" fill="#6f8291"/>`;

const lens = (name: Naming, path: string): string =>
  `<path d="${path}" fill="url(#${name('lamp')})" stroke="#07090c" stroke-width="10"/>`;

const redLens = (name: Naming, path: string): string =>
  `<path d="${path}" fill="url(#${name('tail-lamp')})" stroke="#1c0305" stroke-width="8"/>`;

const redLine = (path: string): string =>
  `<path d="${path}" fill="none" stroke="#ff9a8a" stroke-width="12" opacity=".85" stroke-linecap="round"/>`;

const dark = (path: string, opacity = 0.85): string =>
  `<path d="${path}" fill="#0a0c0f" opacity="${opacity}"/>`;

/** A wedge swept into the wing, over a low intake. */
const swept: Lamps = {
  head: (name, x, y, { body: { nose } }) =>
    [
      lens(
        name,
        `M${at(x - 78, y - 34)}C${at(x - 40, y + 22)} ${at(x + 90, y + 44)} ${at(x + 310, y + 56)}C${at(x + 280, y + 4)} ${at(x + 170, y - 48)} ${at(x - 92, y - 62)}Z`,
      ),
      glowLine(
        name,
        `M${at(x - 62, y - 26)}C${at(x - 25, y + 14)} ${at(x + 90, y + 32)} ${at(x + 262, y + 44)}`,
        15,
      ),
      projector(x + 45, y - 18, 26),
      dark(
        polygon(
          [nose[0] - 20, nose[1] - 40],
          [nose[0] + 150, nose[1] - 70],
          [nose[0] + 190, nose[1] - 190],
          [nose[0] - 20, nose[1] - 200],
        ),
      ),
    ].join(''),
  tail: (name, x, y, { has }) => {
    const reach = has('notchback') ? 390 : 330;
    return (
      redLens(
        name,
        `M${at(x - reach, y + 34)}C${at(x - 180, y + 58)} ${at(x - 60, y + 62)} ${at(x + 14, y + 46)}C${at(x + 44, y + 4)} ${at(x + 52, y - 50)} ${at(x + 54, y - 88)}C${at(x - 80, y - 84)} ${at(x - 220, y - 40)} ${at(x - reach, y + 34)}Z`,
      ) +
      redLine(
        `M${at(x - 230, y + 34)}C${at(x - 120, y + 42)} ${at(x - 40, y + 40)} ${at(x + 20, y + 22)}`,
      )
    );
  },
};

/** A compact block with a two-part light signature beside an upright grille; column tail lamps. */
const upright: Lamps = {
  head: (name, x, y, { body: { nose, chin } }) =>
    [
      dark(
        `M${at(nose[0] - 30, y - 30)}L${at(nose[0] + 64, y - 40)}C${at(nose[0] + 74, nose[1] - 40)} ${at(nose[0] + 78, nose[1] - 120)} ${at(nose[0] + 60, nose[1] - 210)}L${at(nose[0] - 30, nose[1] - 210)}Z`,
        0.9,
      ),
      lens(
        name,
        `M${at(x - 60, y + 6)}C${at(x + 30, y + 36)} ${at(x + 120, y + 44)} ${at(x + 218, y + 40)}Q${at(x + 232, y - 20)} ${at(x + 196, y - 66)}C${at(x + 100, y - 92)} ${at(x + 10, y - 96)} ${at(x - 74, y - 92)}Z`,
      ),
      glowLine(name, `M${at(x - 52, y - 42)}L${at(x + 206, y - 22)}`, 15),
      projector(x + 108, y + 6, 20),
      projector(x + 104, y - 60, 19),
      dark(
        polygon(
          [chin[0] - 60, chin[1] + 178],
          [chin[0] + 190, chin[1] + 160],
          [chin[0] + 230, chin[1] + 88],
          [chin[0] - 60, chin[1] + 88],
        ),
      ),
    ].join(''),
  tail: (name, x, y, geometry) => {
    if (geometry.has('notchback')) {
      return (
        redLens(
          name,
          `M${at(x - 250, y + 50)}L${at(x + 40, y + 44)}L${at(x + 70, y - 96)}L${at(x - 60, y - 92)}L${at(x - 90, y - 20)}L${at(x - 260, y - 4)}Z`,
        ) + redLine(`M${at(x - 210, y + 24)}L${at(x + 20, y + 18)}`)
      );
    }
    const { screenFoot, spoiler } = geometry.body;
    const climb = geometry.has('bed') ? 30 : (spoiler[1] - screenFoot[1]) * 0.42;
    const lean = geometry.has('bed') ? 0 : (spoiler[0] - screenFoot[0]) * 0.42;
    const [topX, topY] = geometry.has('bed') ? [x, y + 10] : screenFoot;
    return (
      redLens(
        name,
        `M${at(topX + lean - 64, topY + climb)}L${at(topX + lean + 20, topY + climb)}L${at(x + 40, y + 10)}L${at(x + 84, y - 190)}L${at(x - 60, y - 184)}C${at(x - 110, y - 120)} ${at(x - 110, y - 60)} ${at(x - 96, y + 6)}Z`,
      ) +
      redLine(
        `M${at(topX + lean - 26, topY + climb - 24)}L${at(x - 46, y + 4)}C${at(x - 58, y - 50)} ${at(x - 54, y - 100)} ${at(x - 30, y - 150)}`,
      )
    );
  },
};

/** A thin light blade under the bonnet's edge with the main lamp below it; thin tail bar. */
const split: Lamps = {
  head: (name, x, y, { body: { nose } }) =>
    [
      lens(
        name,
        `M${at(x - 66, y + 2)}C${at(x + 40, y + 30)} ${at(x + 150, y + 46)} ${at(x + 286, y + 50)}C${at(x + 220, y + 16)} ${at(x + 80, y - 18)} ${at(x - 80, y - 28)}Z`,
      ),
      glowLine(
        name,
        `M${at(x - 62, y - 12)}C${at(x + 40, y + 12)} ${at(x + 150, y + 30)} ${at(x + 246, y + 42)}`,
        13,
      ),
      dark(
        `M${at(nose[0] - 20, y - 104)}C${at(nose[0] + 120, y - 96)} ${at(nose[0] + 210, y - 106)} ${at(nose[0] + 232, y - 140)}C${at(nose[0] + 236, y - 190)} ${at(nose[0] + 190, y - 232)} ${at(nose[0] + 130, y - 240)}L${at(nose[0] - 20, y - 236)}Z`,
        0.88,
      ),
      projector(nose[0] + 150, y - 164, 30),
    ].join(''),
  tail: (name, x, y, { has }) => {
    const reach = has('notchback') ? 420 : 300;
    return (
      redLens(
        name,
        `M${at(x - reach, y + 24)}L${at(x + 36, y + 24)}L${at(x + 58, y - 34)}L${at(x - reach + 70, y - 26)}Z`,
      ) + redLine(`M${at(x - reach + 60, y + 2)}L${at(x + 34, y - 2)}`)
    );
  },
};

const faces = [swept, upright, split] as const;

/** Head and tail lamps and the intakes around them; drawn clipped to the body. */
export function drawLamps(name: Naming, geometry: CarGeometry, face: Face): string {
  const { bonnetEdge, tail } = geometry.body;
  const lamps = faces[face];
  const drop = geometry.has('notchback') ? 95 : 40;
  return (
    lamps.head(name, bonnetEdge[0], bonnetEdge[1] - 78, geometry) +
    lamps.tail(name, tail[0], tail[1] - drop, geometry)
  );
}
