import { blurFilter, linearGradient } from '../illustrations/svg';
import { area, interiorDocument, line, type DrawInterior, type Upholstery } from './interior';
import { drawOutside, viewDefs } from './view';

const defs = ({ seat, ceiling, carpet }: Upholstery): string =>
  [
    viewDefs,
    linearGradient('back', [
      [0, seat[1]],
      [0.3, seat[0]],
      [1, seat[1]],
    ]),
    linearGradient(
      'bolster',
      [
        [0, seat[2]],
        [0.5, seat[0]],
        [1, seat[2]],
      ],
      [0, 0, 1, 0],
    ),
    linearGradient('cushion', [
      [0, seat[2]],
      [0.25, seat[0]],
      [0.7, seat[1]],
      [1, seat[2]],
    ]),
    linearGradient('lining', [
      [0, ceiling[1]],
      [1, ceiling[0]],
    ]),
    linearGradient('floor', [
      [0, carpet[1]],
      [1, carpet[0]],
    ]),
    linearGradient('metal', [
      [0, '#e6e9ec'],
      [1, '#8b9299'],
    ]),
    blurFilter('soft', 12),
    blurFilter('softer', 30),
  ].join('');

/** The cabin behind the seats: rear screen, side windows, rear bench. */
function cabin({ seat, dash }: Upholstery): string {
  const bench = (x: number, width: number): string =>
    `<rect x="${x}" y="430" width="${width}" height="360" rx="46" fill="url(#back)" opacity=".75"/><rect x="${x + width * 0.28}" y="368" width="${width * 0.44}" height="92" rx="30" fill="${seat[1]}"/>`;
  return [
    drawOutside(330),
    area('M-10 -10H1930V150C1500 110 420 110 -10 150Z', 'url(#lining)'),
    area(
      'M-10 60L470 160L560 470L-10 640Z M-10 190L400 222L480 430L-10 560Z',
      'url(#lining)',
      'fill-rule="evenodd"',
    ),
    area(
      'M1930 60L1450 160L1360 470L1930 640Z M1930 190L1520 222L1440 430L1930 560Z',
      'url(#lining)',
      'fill-rule="evenodd"',
    ),
    area(
      'M430 110H1490L1400 460H520Z M610 180L640 400H1280L1310 180C1100 166 820 166 610 180Z',
      'url(#lining)',
      'fill-rule="evenodd"',
    ),
    line('M640 400H1280', '#000', 8, 'opacity=".35"'),
    area('M-10 560L520 440H1400L1930 560V1090H-10Z', dash[2]),
    bench(470, 330),
    bench(800, 320),
    bench(1120, 330),
    area('M420 760H1500L1560 860H360Z', seat[2]),
    area('M-10 880L400 820H1520L1930 880V1090H-10Z', 'url(#floor)'),
  ].join('');
}

/** A door's inside next to each seat. */
function doors({ dash, seat, inlay }: Upholstery): string {
  const door = (transform: string): string =>
    `<g ${transform}>${[
      area('M-10 560C120 560 210 590 250 640C280 800 280 960 250 1090H-10Z', dash[1]),
      area('M-10 660C100 660 180 680 220 716C240 800 240 860 230 920L-10 940Z', seat[1]),
      area('M-10 620C110 620 200 644 238 684L236 704C196 666 110 642 -10 642Z', inlay[0]),
      '<rect x="60" y="742" width="110" height="24" rx="12" fill="url(#metal)" transform="rotate(6 115 754)"/>',
    ].join('')}</g>`;
  return door('') + door('transform="translate(1920 0) scale(-1 1)"');
}

/** A front seat that faces the viewer, centred at `x`. */
function seatAt(x: number, { stitch, seat }: Upholstery): string {
  const flutes = [-84, -28, 28, 84]
    .map(
      (dx) =>
        line(
          `M${dx * 0.92} 390C${dx} 520 ${dx * 1.06} 640 ${dx * 1.04} 760`,
          seat[2],
          5,
          'opacity=".55"',
        ) +
        line(
          `M${dx * 0.92 + 5} 390C${dx + 5} 520 ${dx * 1.06 + 5} 640 ${dx * 1.04 + 5} 760`,
          '#fff',
          3,
          'opacity=".16"',
        ),
    )
    .join('');
  return `<g transform="translate(${x} 0)">${[
    area(
      'M-280 1030C-270 900 -230 860 0 856C230 860 270 900 280 1030Z',
      '#000',
      'opacity=".5" filter="url(#softer)"',
    ),
    line('M-42 320V240M42 320V240', '#aab0b6', 13),
    '<rect x="-116" y="150" width="232" height="142" rx="58" fill="url(#back)"/>',
    line('M-84 236C-40 250 40 250 84 236', stitch, 3, 'stroke-dasharray="9 8" opacity=".8"'),
    area(
      'M-176 330C-150 296 150 296 176 330C214 470 232 640 236 812H-236C-232 640 -214 470 -176 330Z',
      'url(#back)',
    ),
    area(
      'M-176 330C-190 330 -206 350 -214 400C-240 540 -262 700 -262 800C-250 836 -200 832 -186 800C-190 640 -170 470 -132 344Z',
      'url(#bolster)',
    ),
    area(
      'M176 330C190 330 206 350 214 400C240 540 262 700 262 800C250 836 200 832 186 800C190 640 170 470 132 344Z',
      'url(#bolster)',
    ),
    flutes,
    line(
      'M-132 350C-168 470 -188 640 -184 796M132 350C168 470 188 640 184 796',
      stitch,
      3.5,
      'stroke-dasharray="10 8" opacity=".85"',
    ),
    line('M-126 384H126', seat[2], 5, 'opacity=".5"'),
    area(
      'M-236 806C-160 780 160 780 236 806C286 850 300 930 290 1000C200 1046 -200 1046 -290 1000C-300 930 -286 850 -236 806Z',
      'url(#cushion)',
    ),
    area(
      'M-236 806C-284 850 -300 930 -290 1000C-272 1024 -224 1024 -206 1000C-214 930 -206 860 -176 812Z',
      'url(#bolster)',
    ),
    area(
      'M236 806C284 850 300 930 290 1000C272 1024 224 1024 206 1000C214 930 206 860 176 812Z',
      'url(#bolster)',
    ),
    [-84, -28, 28, 84]
      .map((dx) =>
        line(
          `M${dx * 1.05} 822C${dx * 1.2} 880 ${dx * 1.3} 940 ${dx * 1.32} 1010`,
          seat[2],
          5,
          'opacity=".5"',
        ),
      )
      .join(''),
    line(
      'M-184 826C-212 890 -220 950 -212 1006M184 826C212 890 220 950 212 1006',
      stitch,
      3.5,
      'stroke-dasharray="10 8" opacity=".85"',
    ),
    area('M-276 1010C-180 1046 180 1046 276 1010L264 1090H-264Z', seat[2]),
  ].join('')}</g>`;
}

/** Both front seats, seen from the dashboard. */
export const drawSeats: DrawInterior = ({ upholstery, electric }) =>
  interiorDocument(
    defs(upholstery),
    [
      cabin(upholstery),
      doors(upholstery),
      seatAt(600, upholstery),
      seatAt(1320, upholstery),
      area('M880 800H1040L1080 1090H840Z', '#1b1e21'),
      area('M888 790Q960 776 1032 790L1036 850H884Z', upholstery.seat[1]),
      electric
        ? '<rect x="906" y="900" width="108" height="132" rx="18" fill="#0c0e10" stroke="#4b5157" stroke-width="3"/>'
        : '<ellipse cx="960" cy="920" rx="46" ry="26" fill="#08090a" stroke="url(#metal)" stroke-width="4"/><ellipse cx="960" cy="1000" rx="50" ry="28" fill="#08090a" stroke="url(#metal)" stroke-width="4"/>',
    ].join(''),
  );
