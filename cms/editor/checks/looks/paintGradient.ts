/** Directions of a CSS gradient by keyword, as x and y: x points right, y points down. */
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
 * Paints a computed `linear-gradient(…)` into a box of a canvas; other CSS images are ignored. Colour stops
 * may have
 * positions in percent or px; those without a position are spread evenly.
 * @param scale canvas pixels per CSS pixel of the page
 */
export function paintGradient(
  context: CanvasRenderingContext2D,
  css: string,
  box: DOMRect,
  scale: number,
): void {
  const argumentList = /^linear-gradient\((.*)\)$/s.exec(css.trim())?.[1];
  if (argumentList === undefined) return;
  const [firstArgument = '', ...otherArguments] = splitArguments(argumentList);
  const isDirection = /^(to |-?[\d.]+(deg|turn|rad)$)/.test(firstArgument);
  const [dx, dy] = readDirection(isDirection ? firstArgument : 'to bottom');
  const [centreX, centreY] = [box.x + box.width / 2, box.y + box.height / 2];
  const halfLength = (Math.abs(dx) * box.width + Math.abs(dy) * box.height) / 2;
  const lengthPx = (2 * halfLength) / scale;
  const stops = (isDirection ? otherArguments : [firstArgument, ...otherArguments]).map((stop) =>
    readStop(stop, lengthPx),
  );
  if (!stops.every(({ colour }) => CSS.supports('color', colour))) return;
  const gradient = context.createLinearGradient(
    centreX - dx * halfLength,
    centreY - dy * halfLength,
    centreX + dx * halfLength,
    centreY + dy * halfLength,
  );
  let previousPosition = 0;
  for (const [index, { colour, position }] of stops.entries()) {
    const evenPosition = stops.length > 1 ? index / (stops.length - 1) : 0;
    // As in CSS, a stop is never placed before the previous one.
    previousPosition = Math.min(Math.max(position ?? evenPosition, previousPosition), 1);
    gradient.addColorStop(previousPosition, colour);
  }
  context.fillStyle = gradient;
  context.fillRect(box.x, box.y, box.width, box.height);
}

function readDirection(text: string): readonly [number, number] {
  const direction = DIRECTIONS[text];
  if (direction) {
    const length = Math.hypot(...direction);
    return [direction[0] / length, direction[1] / length];
  }
  const degrees = text.endsWith('turn') ? Number.parseFloat(text) * 360 : Number.parseFloat(text);
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), -Math.cos(radians)];
}

function readStop(text: string, lengthPx: number): { colour: string; position?: number } {
  const match = /^(.*?)\s+(-?[\d.]+)(%|px)(?:\s.*)?$/s.exec(text);
  if (!match) return { colour: text };
  const [, colour = text, number, unit] = match;
  return { colour, position: Number(number) / (unit === '%' ? 100 : lengthPx) };
}

/** Splits at commas that are outside of brackets. */
function splitArguments(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character !== ',' || depth > 0) continue;
    parts.push(text.slice(start, index).trim());
    start = index + 1;
  }
  return [...parts, text.slice(start).trim()];
}
