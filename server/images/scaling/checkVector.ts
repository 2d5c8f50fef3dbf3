import { Parser } from 'htmlparser2';
import { decodeXml } from '../../../platform/decodeXml';

/** A drawing that would take too long to render; the message gives the reason. */
export class CostlyVectorError extends Error {
  override name = 'CostlyVectorError';
}

const MAX_BYTES = 1_000_000;
const MAX_DEPTH = 100;
/** Maximum length of a chain of references, each to an element with further references. */
const MAX_CHAIN_LENGTH = 12;
/** Maximum number of drawn elements, with every reference expanded. */
const MAX_DRAWN_ELEMENTS = 20_000;
/**
 * How many elements a filter step counts as: it processes every pixel, and most steps process it many times.
 */
const FILTER_STEP_WEIGHT = 400;
const EMBEDDED_PICTURE_WEIGHT = 200;
/**
 * Maximum value in a blur, a structuring element or a matrix: the work grows with the square of these
 * values.
 */
const MAX_FILTER_VALUE = 200;

const REFERENCE = /url\(\s*['"]?#([^'")\s]+)/g;

/** An element of the drawing. `uses` are the ids that it refers to, and how many times each is drawn. */
interface Element {
  weight: number;
  children: Element[];
  uses: { id: string; times: number }[];
  /** The number of drawn elements, with all that it contains and refers to; undefined until it is counted. */
  drawn?: number;
}

interface Drawing {
  root: Element;
  byId: Map<string, Element[]>;
}

/**
 * Refuses SVG drawings that are small to send but very expensive to draw, by their source: deep chains of
 * references, entities, large filters, drawings within drawings. Takes time in proportion to the bytes.
 * @throws CostlyVectorError
 */
export function checkVector(bytes: Uint8Array): void {
  if (bytes.byteLength > MAX_BYTES) throw new CostlyVectorError('The drawing is too large.');
  const text = decodeXml(bytes);
  if (text === undefined) throw new CostlyVectorError('The encoding of the drawing is not known.');
  const { root, byId } = readDrawing(text);
  countDrawn(root, byId, 0);
}

const tooManyElements = () => new CostlyVectorError('The drawing repeats itself too often.');

function countDrawn(element: Element, byId: Drawing['byId'], chain: number): number {
  if (element.drawn !== undefined) return element.drawn;
  if (chain > MAX_CHAIN_LENGTH) throw tooManyElements();
  let totalWeight = element.weight;
  const add = (amount: number) => {
    totalWeight += amount;
    if (totalWeight > MAX_DRAWN_ELEMENTS) throw tooManyElements();
  };
  for (const child of element.children) add(countDrawn(child, byId, chain));
  for (const { id, times } of element.uses) {
    for (const used of byId.get(id) ?? []) add(times * countDrawn(used, byId, chain + 1));
  }
  element.drawn = totalWeight;
  return totalWeight;
}

function readDrawing(text: string): Drawing {
  const root: Element = { weight: 0, children: [], uses: [] };
  const openElements = [root];
  const byId = new Map<string, Element[]>();
  let styles = '';
  let inStyle = false;
  let weight = 0;
  let totalPoints = 0;

  const parser = new Parser(
    {
      onprocessinginstruction(name, data) {
        if (name.startsWith('!') && /\[|entity/i.test(data)) {
          throw new CostlyVectorError('The drawing declares entities.');
        }
      },
      onopentag(name, attributes) {
        const kind = localName(name);
        if (kind === 'include') throw new CostlyVectorError('The drawing refers to another file.');
        const element = readElement(kind, attributes);
        weight += element.weight;
        totalPoints += estimatePoints(attributes);
        if (weight > MAX_DRAWN_ELEMENTS || openElements.length > MAX_DEPTH) throw tooManyElements();
        openElements.at(-1)?.children.push(element);
        openElements.push(element);
        const { id } = attributes;
        const sameId = id === undefined ? undefined : byId.get(id);
        if (sameId) sameId.push(element);
        else if (id !== undefined) byId.set(id, [element]);
        inStyle = kind === 'style';
      },
      ontext(chunk) {
        if (inStyle) styles += chunk;
      },
      onclosetag() {
        inStyle = false;
        openElements.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  // The selectors of style rules are not evaluated: any rule may apply to every element.
  for (const [, id = ''] of styles.matchAll(REFERENCE)) {
    root.uses.push({ id, times: weight + totalPoints });
  }
  return { root, byId };
}

/** The name without its namespace prefix. */
const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1);

/** Estimates the number of vertices of a line: a marker may be drawn on each of them. */
const estimatePoints = ({ d = '', points = '' }: Record<string, string>) =>
  Math.ceil((d.length + points.length) / 2);

function readElement(kind: string, attributes: Record<string, string>): Element {
  const isFilterStep = /^fe[A-Z]/.test(kind);
  const uses: Element['uses'] = [];
  for (const [name, value] of Object.entries(attributes)) {
    if (value.includes('svg+xml'))
      throw new CostlyVectorError('The drawing contains another drawing.');
    if (isFilterStep && hasLargeValue(name, value))
      throw new CostlyVectorError('A filter of the drawing is too large.');
    const isMarker = name.startsWith('marker') || (name === 'style' && value.includes('marker'));
    const times = isMarker ? 1 + estimatePoints(attributes) : 1;
    for (const [, id = ''] of value.matchAll(REFERENCE)) uses.push({ id, times });
    if (localName(name) === 'href' && value.startsWith('#')) {
      uses.push({ id: value.slice(1), times: 1 });
    }
  }
  const weight = isFilterStep ? FILTER_STEP_WEIGHT : kind === 'image' ? EMBEDDED_PICTURE_WEIGHT : 1;
  return { weight, children: [], uses };
}

const hasLargeValue = (name: string, value: string) =>
  /^(?:stdDeviation|radius|numOctaves|order)$/.test(name) &&
  value.split(/[\s,]+/).some((number) => Math.abs(Number(number)) > MAX_FILTER_VALUE);
