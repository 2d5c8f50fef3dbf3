import { blurFilter, linearGradient } from '../illustrations/svg';
import {
  area,
  interiorDocument,
  line,
  type DrawInterior,
  type InteriorName,
  type Upholstery,
} from './interior';
import { drawOutside, viewDefs } from './view';

const defs = ({ seat, ceiling, carpet }: Upholstery): string =>
  [
    viewDefs,
    linearGradient('carpet', [
      [0, carpet[1]],
      [1, carpet[0]],
    ]),
    linearGradient(
      'wall',
      [
        [0, carpet[0]],
        [1, carpet[1]],
      ],
      [0, 0, 1, 0],
    ),
    linearGradient('rest', [
      [0, seat[0]],
      [0.7, seat[1]],
      [1, seat[2]],
    ]),
    linearGradient('lining', [
      [0, ceiling[1]],
      [1, ceiling[0]],
    ]),
    linearGradient('panel', [
      [0, '#e9ecee'],
      [1, '#aeb4ba'],
    ]),
    linearGradient('metal', [
      [0, '#f0f2f4'],
      [0.5, '#9aa1a8'],
      [1, '#d3d7db'],
    ]),
    linearGradient('case', [
      [0, '#8fa3ab'],
      [1, '#5f747d'],
    ]),
    blurFilter('soft', 14),
  ].join('');

/** The opening of the boot: y of its top edge, and half of its width. */
interface Opening {
  top: number;
  halfWidth: number;
}

const openings: Partial<Record<InteriorName, Opening>> = {
  saloon: { top: 330, halfWidth: 690 },
  city: { top: 190, halfWidth: 640 },
  van: { top: 60, halfWidth: 820 },
  truck: { top: 40, halfWidth: 850 },
  pickup: { top: 240, halfWidth: 820 },
};
const defaultOpening: Opening = { top: 150, halfWidth: 740 };

/** The car around its open boot: sill, pillars, lamps. */
function surround({ top, halfWidth }: Opening): string {
  const [left, right] = [960 - halfWidth, 960 + halfWidth];
  return [
    area(
      `M-10 -10H1930V1090H-10Z M${left + 70} ${top}C${left + 300} ${top - 34} ${right - 300} ${top - 34} ${right - 70} ${top}C${right - 10} ${top + 200} ${right + 10} 600 ${right - 20} 880C${right - 300} 912 ${left + 300} 912 ${left + 20} 880C${left - 10} 600 ${left + 10} ${top + 200} ${left + 70} ${top}Z`,
      '#2f343a',
      'fill-rule="evenodd"',
    ),
    line(
      `M${left + 70} ${top}C${left + 300} ${top - 34} ${right - 300} ${top - 34} ${right - 70} ${top}C${right - 10} ${top + 200} ${right + 10} 600 ${right - 20} 880`,
      '#0b0c0e',
      18,
    ),
    line(
      `M${left + 70} ${top}C${left + 10} ${top + 200} ${left - 10} 600 ${left + 20} 880`,
      '#0b0c0e',
      18,
    ),
    area(
      `M${left + 6} 876C${left + 300} 912 ${right - 300} 912 ${right - 6} 876L${right + 20} 930C${right - 300} 966 ${left + 300} 966 ${left - 20} 930Z`,
      'url(#metal)',
    ),
    area('M-10 920C400 980 1520 980 1930 920V1090H-10Z', '#23272c'),
    area(
      'M-10 920C400 980 1520 980 1930 920V936C1520 996 400 996 -10 936Z',
      '#fff',
      'opacity=".16"',
    ),
    area(
      `M-10 420L${left - 70} 440C${left - 40} 520 ${left - 36} 600 ${left - 60} 680L-10 690Z`,
      '#8e0f17',
    ),
    area(
      `M1930 420L${right + 70} 440C${right + 40} 520 ${right + 36} 600 ${right + 60} 680L1930 690Z`,
      '#8e0f17',
    ),
    line(`M-10 560L${left - 80} 566`, '#ff8a80', 9, 'opacity=".8"'),
    line(`M1930 560L${right + 80} 566`, '#ff8a80', 9, 'opacity=".8"'),
  ].join('');
}

/** Carpeted boot with the backs of the rear seats, split 60 : 40. */
function carBoot({ top }: Opening, { seat, stitch }: Upholstery): string {
  const seatBack = (x: number, width: number): string =>
    [
      `<rect x="${x}" y="${Math.max(270, top + 70)}" width="${width}" height="430" rx="26" fill="url(#rest)"/>`,
      line(
        `M${x + 26} ${Math.max(310, top + 110)}H${x + width - 26}`,
        stitch,
        3,
        'stroke-dasharray="10 8" opacity=".7"',
      ),
    ].join('');
  const headrest = (x: number): string =>
    `<rect x="${x}" y="${Math.max(190, top + 4)}" width="130" height="84" rx="30" fill="${seat[1]}"/>`;
  return [
    drawOutside(Math.max(230, top + 60)),
    area('M200 -10H1720V90C1400 60 520 60 200 90Z', 'url(#lining)'),
    area('M180 -10L470 190V720L180 900Z', 'url(#wall)'),
    `<g transform="translate(1920 0) scale(-1 1)">${area('M180 -10L470 190V720L180 900Z', 'url(#wall)')}</g>`,
    `<rect x="480" y="${Math.max(300, top + 100)}" width="960" height="400" fill="${seat[2]}"/>`,
    [560, 860, 1220].map(headrest).join(''),
    seatBack(462, 586),
    seatBack(1058, 400),
    area('M470 690H1450L1740 900H180Z', 'url(#carpet)'),
    line('M470 690H1450', '#000', 10, 'opacity=".4" filter="url(#soft)"'),
    line('M560 726H1360L1500 860H420Z', '#000', 4, 'opacity=".35"'),
    '<rect x="900" y="838" width="120" height="18" rx="9" fill="url(#metal)" opacity=".8"/>',
    ...[300, 1620].map(
      (x) => `<circle cx="${x}" cy="640" r="17" fill="none" stroke="#b7bdc3" stroke-width="7"/>`,
    ),
  ].join('');
}

/** Load space of a commercial vehicle: panelled walls, timber floor, lashing rails; no roof in a pickup. */
function loadSpace(body: InteriorName): string {
  const open = body === 'pickup';
  const wallTop = open ? 470 : 0;
  const ribs = [0.2, 0.4, 0.6, 0.8].map((share) => {
    const x = 120 + share * 430;
    return line(
      `M${x} ${open ? 430 + share * 60 : -10}V${940 - share * 200}`,
      '#000',
      6,
      'opacity=".16"',
    );
  });
  const side = [
    area(`M100 ${open ? 420 : -10}L560 ${wallTop}V720L100 960Z`, 'url(#panel)'),
    ...ribs,
    line('M110 620L560 560', '#7d848b', 16),
    line('M110 616L560 556', '#e9ecee', 4),
  ].join('');
  const planks = [-3, -2, -1, 0, 1, 2, 3].map((step) =>
    line(`M${960 + step * 112} 720L${960 + step * 236} 960`, '#000', 4, 'opacity=".22"'),
  );
  return [
    drawOutside(open ? 330 : 260),
    area(`M560 ${open ? 330 : wallTop}H1360V720H560Z`, open ? '#23272c' : 'url(#panel)'),
    open ? area('M600 350H1320L1300 450H620Z', '#0c1014') : line('M560 380H1360', '#7d848b', 12),
    side,
    `<g transform="translate(1920 0) scale(-1 1)">${side}</g>`,
    area('M560 720H1360L1830 960H90Z', open ? '#24272b' : '#a98a62'),
    ...planks,
    ...[700, 960, 1220].map(
      (x) => `<circle cx="${x}" cy="770" r="15" fill="#4b5056" stroke="#d3d7db" stroke-width="4"/>`,
    ),
  ].join('');
}

/** Two pieces of luggage, which show the size of the boot. */
function luggage(): string {
  const box = (x: number, y: number, width: number, height: number, fill: string): string =>
    [
      `<ellipse cx="${x + width / 2}" cy="${y + height}" rx="${width * 0.56}" ry="20" fill="#000" opacity=".4" filter="url(#soft)"/>`,
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="28" fill="${fill}"/>`,
      ...[0.25, 0.5, 0.75].map((share) =>
        line(`M${x + width * share} ${y + 16}V${y + height - 16}`, '#000', 5, 'opacity=".16"'),
      ),
      line(`M${x + 26} ${y + 14}H${x + width - 26}`, '#fff', 5, 'opacity=".4"'),
      `<rect x="${x + width / 2 - 44}" y="${y - 20}" width="88" height="26" rx="12" fill="none" stroke="#30363b" stroke-width="9"/>`,
    ].join('');
  return box(560, 530, 300, 268, 'url(#case)') + box(880, 596, 230, 202, '#c9b79b');
}

/** The open boot, seen from behind; commercial vehicles show their load space. */
export const drawBoot: DrawInterior = ({ body, upholstery }) => {
  const opening = openings[body] ?? defaultOpening;
  const commercial = body === 'van' || body === 'truck' || body === 'pickup';
  return interiorDocument(
    defs(upholstery),
    [
      commercial ? loadSpace(body) : carBoot(opening, upholstery) + luggage(),
      surround(opening),
    ].join(''),
  );
};
