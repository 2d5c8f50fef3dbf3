import { blurFilter, linearGradient, radialGradient } from '../illustrations/svg';
import {
  area,
  interiorDocument,
  isTall,
  line,
  type DrawInterior,
  type Upholstery,
} from './interior';
import { drawOutside, viewDefs } from './view';

const defs = ({ seat, dash, inlay, ceiling }: Upholstery): string =>
  [
    viewDefs,
    linearGradient('top', [
      [0, dash[0]],
      [0.45, dash[0]],
      [1, dash[2]],
    ]),
    linearGradient('lower', [
      [0, dash[1]],
      [0.55, dash[1]],
      [1, dash[2]],
    ]),
    linearGradient('inlay', [
      [0, inlay[0]],
      [1, inlay[1]],
    ]),
    linearGradient('lining', [
      [0, ceiling[1]],
      [1, ceiling[0]],
    ]),
    linearGradient('seat', [
      [0, seat[0]],
      [0.5, seat[1]],
      [1, seat[2]],
    ]),
    linearGradient('glass', [
      [0, '#10161d'],
      [1, '#05080b'],
    ]),
    linearGradient('rim', [
      [0, '#4b4e53'],
      [0.3, '#1b1d20'],
      [1, '#0a0b0c'],
    ]),
    linearGradient('metal', [
      [0, '#e6e9ec'],
      [0.5, '#8b9299'],
      [1, '#c4c9ce'],
    ]),
    radialGradient('glow', [
      [0, '#ffffff', 0.5],
      [1, '#ffffff', 0],
    ]),
    blurFilter('soft', 14),
    blurFilter('softer', 34),
  ].join('');

/** A door mirror, seen through the side window. */
const mirror = (transform: string): string =>
  `<g ${transform}>${[
    area('M120 452L178 500L150 520L96 486Z', '#101214'),
    area(
      'M-10 352C40 344 104 354 128 380C150 410 146 462 122 478C80 492 30 488 -10 478Z',
      '#17191c',
    ),
    area(
      'M-10 366C36 360 92 368 112 390C128 414 126 450 108 462C72 474 28 470 -10 462Z',
      '#9db2bb',
    ),
    area('M-10 366C36 360 92 368 112 390C84 404 30 408 -10 404Z', '#c7d7de', 'opacity=".7"'),
  ].join('')}</g>`;

/** Roof lining, windscreen pillars and the mirror over the view. */
function frame(brow: number): string {
  return [
    area(
      `M-10 -10H1930V${brow - 40}C1500 ${brow - 86} 420 ${brow - 86} -10 ${brow - 40}Z`,
      'url(#lining)',
    ),
    area(
      `M-10 ${brow - 44}C420 ${brow - 90} 1500 ${brow - 90} 1930 ${brow - 44}V${brow - 30}C1500 ${brow - 76} 420 ${brow - 76} -10 ${brow - 30}Z`,
      '#000',
      'opacity=".28"',
    ),
    area('M-10 -10H150L330 470L236 520L-10 250Z', 'url(#lining)'),
    area('M1930 -10H1770L1590 470L1684 520L1930 250Z', 'url(#lining)'),
    line('M150 40L330 470', '#000', 8, 'opacity=".25"'),
    line('M1770 40L1590 470', '#000', 8, 'opacity=".25"'),
    area(`M905 ${brow - 84}H1015L1000 ${brow - 40}H920Z`, '#1a1c1f'),
    `<rect x="800" y="${brow - 48}" width="320" height="84" rx="34" fill="#17191c"/><rect x="812" y="${brow - 38}" width="296" height="64" rx="26" fill="#8fa6b1"/><rect x="812" y="${brow - 38}" width="296" height="26" rx="13" fill="#c7d7de" opacity=".7"/>`,
    mirror(''),
    mirror('transform="translate(1920 0) scale(-1 1)"'),
  ].join('');
}

/** The body of the dashboard: padded top, strip, lower half, vents. */
function fascia({ stitch, dash }: Upholstery): string {
  const vent = (x: number, width: number): string =>
    [
      `<rect x="${x}" y="634" width="${width}" height="62" rx="14" fill="#07090a"/>`,
      ...[650, 664, 678].map((y) => line(`M${x + 12} ${y}H${x + width - 12}`, '#4a4f55', 4)),
      `<rect x="${x}" y="634" width="${width}" height="62" rx="14" fill="none" stroke="url(#metal)" stroke-width="4"/>`,
    ].join('');
  return [
    area(
      'M-10 500C240 452 520 470 760 486C900 494 1020 494 1160 486C1400 470 1680 452 1930 500V720H-10Z',
      '#000',
      'opacity=".35" filter="url(#softer)"',
    ),
    area(
      'M-10 516C260 462 520 480 760 496C900 504 1020 504 1160 496C1400 480 1660 462 1930 516V760H-10Z',
      'url(#top)',
    ),
    area(
      'M-10 516C260 462 520 480 760 496C900 504 1020 504 1160 496C1400 480 1660 462 1930 516V532C1660 480 1400 498 1160 514C1020 522 900 522 760 514C520 498 260 480 -10 532Z',
      '#fff',
      'opacity=".13"',
    ),
    line(
      'M-10 596C300 560 640 572 960 574C1280 572 1620 560 1930 596',
      stitch,
      3,
      'stroke-dasharray="10 8" opacity=".7"',
    ),
    area(
      'M-10 616C300 586 640 604 960 606C1280 604 1620 586 1930 616V716C1620 690 1280 702 960 704C640 702 300 690 -10 716Z',
      'url(#inlay)',
    ),
    area(
      'M-10 616C300 586 640 604 960 606C1280 604 1620 586 1930 616V630C1620 600 1280 618 960 620C640 618 300 600 -10 630Z',
      '#fff',
      'opacity=".22"',
    ),
    area('M-10 712C300 686 640 700 960 702C1280 700 1620 686 1930 712V1090H-10Z', 'url(#lower)'),
    line(
      'M-10 714C300 688 640 702 960 704C1280 702 1620 688 1930 714',
      '#bfe6ff',
      4,
      'opacity=".65"',
    ),
    line(
      'M-10 714C300 688 640 702 960 704C1280 702 1620 688 1930 714',
      '#9bd6ff',
      16,
      'opacity=".22" filter="url(#soft)"',
    ),
    vent(58, 190),
    vent(1672, 190),
    vent(1240, 150),
    area(
      'M1180 770C1400 752 1660 752 1900 780L1880 980C1660 1000 1420 1000 1210 970Z',
      dash[2],
      'opacity=".28"',
    ),
    line('M1192 772C1400 754 1660 754 1890 782', '#000', 4, 'opacity=".35"'),
  ].join('');
}

const tiles = (x: number, y: number, count: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<rect x="${x + index * 74}" y="${y}" width="58" height="46" rx="12" fill="#fff" opacity="${index === 1 ? 0.3 : 0.13}"/>`,
  ).join('');

/** A map with a route and a row of tiles. */
function screen(x: number, y: number, width: number, height: number): string {
  const [cx, cy] = [x + width * 0.42, y + height * 0.5];
  return [
    `<rect x="${x - 10}" y="${y - 10}" width="${width + 20}" height="${height + 20}" rx="26" fill="#050607"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="18" fill="#16222c"/>`,
    `<clipPath id="screen"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="18"/></clipPath><g clip-path="url(#screen)">`,
    area(
      `M${x} ${y + height * 0.2}L${x + width * 0.3} ${y + height * 0.34}L${x + width * 0.24} ${y + height}H${x}Z`,
      '#1f3a35',
    ),
    area(
      `M${x + width * 0.62} ${y}L${x + width * 0.56} ${y + height * 0.4}L${x + width} ${y + height * 0.56}V${y}Z`,
      '#1b3242',
    ),
    ...[0.22, 0.44, 0.7].map((share) =>
      line(`M${x} ${y + height * share}L${x + width} ${y + height * (share + 0.1)}`, '#2f4250', 7),
    ),
    ...[0.2, 0.5, 0.8].map((share) =>
      line(`M${x + width * share} ${y}L${x + width * (share - 0.08)} ${y + height}`, '#2f4250', 7),
    ),
    line(
      `M${x + width * 0.16} ${y + height * 0.96}L${x + width * 0.2} ${y + height * 0.62}L${cx} ${cy + 16}L${x + width * 0.66} ${y + height * 0.2}L${x + width * 0.94} ${y + height * 0.12}`,
      '#4db3ff',
      10,
    ),
    `<circle cx="${cx}" cy="${cy + 16}" r="17" fill="#fff"/><circle cx="${cx}" cy="${cy + 16}" r="10" fill="#2b8ae0"/>`,
    `<rect x="${x}" y="${y + height - 68}" width="${width}" height="68" fill="#0b1117" opacity=".9"/>`,
    tiles(x + 20, y + height - 57, Math.floor((width - 20) / 74)),
    area(
      `M${x + width * 0.66} ${y}H${x + width * 0.86}L${x + width * 0.5} ${y + height}H${x + width * 0.3}Z`,
      '#fff',
      'opacity=".045"',
    ),
    '</g>',
  ].join('');
}

/** The driver's display: speed and range as two rings, or a flat panel in electric cars. */
function instruments(electric: boolean): string {
  const ring = (x: number, share: number, colour: string): string => {
    const length = 2 * Math.PI * 62;
    return `<circle cx="${x}" cy="556" r="62" fill="none" stroke="#26303a" stroke-width="10"/><circle cx="${x}" cy="556" r="62" fill="none" stroke="${colour}" stroke-width="10" stroke-linecap="round" stroke-dasharray="${length * share} ${length}" transform="rotate(130 ${x} 556)"/><rect x="${x - 24}" y="540" width="48" height="12" rx="6" fill="#dfe7ee"/><rect x="${x - 16}" y="562" width="32" height="7" rx="3.5" fill="#7d8a96"/>`;
  };
  const panel = electric
    ? `${tiles(400, 528, 2)}<rect x="580" y="528" width="120" height="12" rx="6" fill="#59d38a"/><rect x="580" y="552" width="80" height="8" rx="4" fill="#7d8a96"/>`
    : ring(440, 0.42, '#4db3ff') + ring(668, 0.6, '#e8edf2');
  return [
    area(
      'M330 652C322 520 352 456 400 448C500 432 608 432 708 448C756 456 786 520 778 652Z',
      '#000',
      'opacity=".45" filter="url(#soft)"',
    ),
    area(
      electric
        ? 'M352 640V520Q352 496 378 494H730Q756 496 756 520V640Z'
        : 'M346 640C340 520 366 470 408 462C504 448 604 448 700 462C742 470 768 520 762 640Z',
      'url(#glass)',
    ),
    panel,
    line(
      electric
        ? 'M352 522Q352 496 378 494H730Q756 496 756 522'
        : 'M350 560C352 500 372 468 408 462C504 448 604 448 700 462C736 468 756 500 758 560',
      '#565c63',
      5,
    ),
  ].join('');
}

function steeringWheel({ stitch }: Upholstery, flatBottom: boolean): string {
  const rim = flatBottom
    ? 'M554 520C760 520 862 660 842 810C828 920 760 968 700 972H408C348 968 280 920 266 810C246 660 348 520 554 520Z'
    : 'M554 520C740 520 850 640 850 790S740 1060 554 1060S258 940 258 790S368 520 554 520Z';
  return [
    `<g transform="translate(0 -16)">`,
    line(rim, '#000', 62, 'opacity=".3" filter="url(#soft)" transform="translate(0 18)"'),
    area(
      'M300 760C400 742 460 726 484 716H624C648 726 708 742 808 760L800 832C716 836 668 858 640 900L620 968H488L468 900C440 858 392 836 308 832Z',
      '#202327',
    ),
    area(
      'M300 760C400 742 460 726 484 716H624C648 726 708 742 808 760L806 776C706 758 650 744 622 736H486C458 744 402 758 302 776Z',
      '#fff',
      'opacity=".12"',
    ),
    area('M492 962L476 890C500 872 608 872 632 890L616 962Z', 'url(#metal)', 'opacity=".8"'),
    line(rim, 'url(#rim)', 52),
    line(rim, '#fff', 5, 'opacity=".16" transform="translate(0 -12)"'),
    line(rim, stitch, 3, 'opacity=".55" stroke-dasharray="9 9" transform="translate(0 10)"'),
    '<ellipse cx="554" cy="796" rx="104" ry="88" fill="#1a1d20"/><ellipse cx="554" cy="790" rx="100" ry="82" fill="#2a2d31"/><circle cx="554" cy="790" r="30" fill="none" stroke="url(#metal)" stroke-width="7"/>',
    ...[372, 690].map(
      (x) =>
        `<rect x="${x}" y="778" width="46" height="36" rx="12" fill="#0d0f11" stroke="#555b61" stroke-width="2"/>`,
    ),
    '</g>',
  ].join('');
}

/** The console between the seats with its selector, and the front edges of both seats. */
function consoleAndSeats({ stitch }: Upholstery, electric: boolean): string {
  const selector = electric
    ? '<rect x="918" y="880" width="84" height="52" rx="26" fill="url(#metal)"/><rect x="926" y="888" width="68" height="36" rx="18" fill="#15181b"/>'
    : '<path d="M940 960L946 872H974L980 960Z" fill="#26292d"/><rect x="926" y="824" width="68" height="66" rx="24" fill="url(#metal)"/><rect x="934" y="832" width="52" height="50" rx="18" fill="#15181b"/>';
  return [
    area('M800 740H1120L1168 1090H752Z', '#0e1012'),
    area('M812 752H1108L1150 1090H770Z', '#1d2023'),
    area('M836 772H1084L1094 830H826Z', '#0b0d0f'),
    `<rect x="852" y="782" width="216" height="40" rx="12" fill="#15181b" stroke="#50565c" stroke-width="2"/>`,
    ...[880, 930, 990, 1040].map((x) => `<circle cx="${x}" cy="802" r="9" fill="#8d959c"/>`),
    '<ellipse cx="884" cy="1010" rx="58" ry="30" fill="#060708" stroke="url(#metal)" stroke-width="5"/><ellipse cx="1036" cy="1010" rx="58" ry="30" fill="#060708" stroke="url(#metal)" stroke-width="5"/>',
    selector,
    area('M1190 1090C1200 1000 1260 966 1400 960H1640C1740 966 1790 1010 1800 1090Z', 'url(#seat)'),
    line(
      'M1230 1090C1250 1030 1300 1004 1400 1000H1640C1700 1004 1740 1036 1752 1090',
      stitch,
      3,
      'stroke-dasharray="10 8" opacity=".8"',
    ),
  ].join('');
}

function doors({ seat, dash }: Upholstery): string {
  const door = (transform: string): string =>
    `<g ${transform}>${[
      area('M-10 540L120 560C150 700 160 900 150 1090H-10Z', dash[1]),
      area('M-10 640L118 650C132 760 134 840 130 920L-10 900Z', seat[1]),
      area('M-10 540L120 560L124 592L-10 574Z', dash[0]),
      line('M-10 640L118 650', '#000', 5, 'opacity=".4"'),
      '<rect x="20" y="690" width="84" height="22" rx="11" fill="url(#metal)"/>',
    ].join('')}</g>`;
  return door('') + door('transform="translate(1920 0) scale(-1 1)"');
}

/** The driver's place, seen from between the front seats. */
export const drawDashboard: DrawInterior = ({ body, upholstery, electric }) =>
  interiorDocument(
    defs(upholstery),
    [
      drawOutside(isTall(body) ? 400 : 360),
      frame(isTall(body) ? 116 : 156),
      fascia(upholstery),
      doors(upholstery),
      instruments(electric),
      electric ? screen(800, 440, 400, 290) : screen(820, 500, 320, 196),
      consoleAndSeats(upholstery, electric),
      steeringWheel(upholstery, electric),
      area('M0 0H1920V1080H0Z', 'url(#glow)', 'opacity=".16"'),
    ].join(''),
  );
