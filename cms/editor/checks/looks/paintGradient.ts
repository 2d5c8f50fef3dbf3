/** Where a gradient of CSS ends, by the words for its direction: parts of width and height. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  'to top': [0, -1],
  'to bottom': [0, 1],
  'to left': [-1, 0],
  'to right': [1, 0],
  'to top right': [1, -1],
  'to top left': [-1, -1],
  'to bottom right': [1, 1],
  'to bottom left': [-1, 1],
};

/**
 * Paints a computed `linear-gradient(…)` into a box of a canvas; other images of CSS are left out. Positions of colours
 * are read in percent and px, those without one lie evenly between.
 * @param scale of the canvas to the page
 */
export function paintGradient(
  context: CanvasRenderingContext2D,
  css: string,
  box: DOMRect,
  scale: number,
): void {
  const inner = /^linear-gradient\((.*)\)$/s.exec(css.trim())?.[1];
  if (inner === undefined) return;
  const [first = '', ...rest] = splitArguments(inner);
  const isDirection = /^(to |-?[\d.]+(deg|turn|rad)$)/.test(first);
  const [dx, dy] = directionOf(isDirection ? first : 'to bottom');
  const [centreX, centreY] = [box.x + box.width / 2, box.y + box.height / 2];
  const half = (Math.abs(dx) * box.width + Math.abs(dy) * box.height) / 2;
  const length = (2 * half) / scale;
  const stops = (isDirection ? rest : [first, ...rest]).map((stop) => readStop(stop, length));
  if (!stops.every(({ colour }) => CSS.supports('color', colour))) return;
  const gradient = context.createLinearGradient(
    centreX - dx * half,
    centreY - dy * half,
    centreX + dx * half,
    centreY + dy * half,
  );
  let before = 0;
  for (const [index, { colour, position }] of stops.entries()) {
    const even = stops.length > 1 ? index / (stops.length - 1) : 0;
    // None comes before the one that is written before it.
    before = Math.min(Math.max(position ?? even, before), 1);
    gradient.addColorStop(before, colour);
  }
  context.fillStyle = gradient;
  context.fillRect(box.x, box.y, box.width, box.height);
}

function directionOf(text: string): readonly [number, number] {
  const named = DIRECTIONS[text];
  if (named) {
    const length = Math.hypot(...named);
    return [named[0] / length, named[1] / length];
  }
  const degrees = text.endsWith('turn') ? Number.parseFloat(text) * 360 : Number.parseFloat(text);
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), -Math.cos(radians)];
}

function readStop(text: string, length: number): { colour: string; position?: number } {
  const match = /^(.*?)\s+(-?[\d.]+)(%|px)(?:\s.*)?$/s.exec(text);
  if (!match) return { colour: text };
  const [, colour = text, number, unit] = match;
  return { colour, position: Number(number) / (unit === '%' ? 100 : length) };
}

/** Splits at commas that stand in no brackets. */
function splitArguments(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, letter] of [...text].entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter !== ',' || depth > 0) continue;
    found.push(text.slice(start, index).trim());
    start = index + 1;
  }
  return [...found, text.slice(start).trim()];
}
