import { Parser } from 'htmlparser2';
import { decodeXml } from '../../../platform/decodeXml';

/** A drawing that would take too long to draw; the message says why. */
export class CostlyVectorError extends Error {
  override name = 'CostlyVectorError';
}

const MAX_BYTES = 1_000_000;
const MAX_DEPTH = 100;
/** References that lead to elements with references, which lead on … */
const MAX_CHAIN_LENGTH = 12;
/** Elements to draw, once every reference stands for what it refers to. */
const MAX_DRAWN = 20_000;
/** A step of a filter touches every pixel, and most of them many times. */
const FILTER_STEP = 400;
const EMBEDDED_PICTURE = 200;
/** Of a blur, a structuring element, a matrix: work grows with their square. */
const MAX_FILTER_VALUE = 200;

const REFERENCE = /url\(\s*['"]?#([^'")\s]+)/g;

/** An element of the drawing. `uses` are ids that it refers to, with how many times each is drawn. */
interface Element {
  weight: number;
  children: Element[];
  uses: { id: string; times: number }[];
  /** What it comes to with all that it contains and refers to, once known. */
  drawn?: number;
}

interface Drawing {
  root: Element;
  byId: Map<string, Element[]>;
}

/**
 * Refuses drawings (SVG) that are small to send and endless to draw, by what they say and before
 * anything draws them: elements that use elements that use elements, entities, wide filters, drawings
 * within drawings. Takes time in proportion to the bytes.
 * @throws CostlyVectorError
 */
export function checkVector(bytes: Uint8Array): void {
  if (bytes.byteLength > MAX_BYTES) throw new CostlyVectorError('The drawing is too large.');
  const text = decodeXml(bytes);
  if (text === undefined) throw new CostlyVectorError('The encoding of the drawing is not known.');
  const { root, byId } = readDrawing(text);
  countDrawn(root, byId, 0);
}

const tooMuch = () => new CostlyVectorError('The drawing repeats itself too often.');

function countDrawn(element: Element, byId: Drawing['byId'], chain: number): number {
  if (element.drawn !== undefined) return element.drawn;
  if (chain > MAX_CHAIN_LENGTH) throw tooMuch();
  let drawn = element.weight;
  const add = (more: number) => {
    drawn += more;
    if (drawn > MAX_DRAWN) throw tooMuch();
  };
  for (const child of element.children) add(countDrawn(child, byId, chain));
  for (const { id, times } of element.uses) {
    for (const used of byId.get(id) ?? []) add(times * countDrawn(used, byId, chain + 1));
  }
  element.drawn = drawn;
  return drawn;
}

function readDrawing(text: string): Drawing {
  const root: Element = { weight: 0, children: [], uses: [] };
  const open = [root];
  const byId = new Map<string, Element[]>();
  let styles = '';
  let inStyle = false;
  let weight = 0;
  let points = 0;

  const parser = new Parser(
    {
      onprocessinginstruction(name, data) {
        if (name.startsWith('!') && /\[|entity/i.test(data)) {
          throw new CostlyVectorError('The drawing declares entities.');
        }
      },
      onopentag(name, attributes) {
        const kind = localName(name);
        if (kind === 'include') throw new CostlyVectorError('The drawing includes another.');
        const element = readElement(kind, attributes);
        weight += element.weight;
        points += pointsOf(attributes);
        if (weight > MAX_DRAWN || open.length > MAX_DEPTH) throw tooMuch();
        open.at(-1)?.children.push(element);
        open.push(element);
        const { id } = attributes;
        const sameId = id === undefined ? undefined : byId.get(id);
        if (sameId) sameId.push(element);
        else if (id !== undefined) byId.set(id, [element]);
        inStyle = kind === 'style';
      },
      ontext(part) {
        if (inStyle) styles += part;
      },
      onclosetag() {
        inStyle = false;
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  // Which elements a sheet's rules mean is not looked into: they may mean every one of them.
  for (const [, id = ''] of styles.matchAll(REFERENCE)) {
    root.uses.push({ id, times: weight + points });
  }
  return { root, byId };
}

/** Names count whatever their namespace is called. */
const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1);

/** About how many corners a line has: as often may a marker be drawn on it. */
const pointsOf = ({ d = '', points = '' }: Record<string, string>) =>
  Math.ceil((d.length + points.length) / 2);

function readElement(kind: string, attributes: Record<string, string>): Element {
  const isFilterStep = /^fe[A-Z]/.test(kind);
  const uses: Element['uses'] = [];
  for (const [name, value] of Object.entries(attributes)) {
    if (value.includes('svg+xml')) throw new CostlyVectorError('The drawing holds another.');
    if (isFilterStep && isWide(name, value)) throw new CostlyVectorError('A filter is too wide.');
    const isMarker = name.startsWith('marker') || (name === 'style' && value.includes('marker'));
    const times = isMarker ? 1 + pointsOf(attributes) : 1;
    for (const [, id = ''] of value.matchAll(REFERENCE)) uses.push({ id, times });
    if (localName(name) === 'href' && value.startsWith('#')) {
      uses.push({ id: value.slice(1), times: 1 });
    }
  }
  const weight = isFilterStep ? FILTER_STEP : kind === 'image' ? EMBEDDED_PICTURE : 1;
  return { weight, children: [], uses };
}

const isWide = (name: string, value: string) =>
  /^(?:stdDeviation|radius|numOctaves|order)$/.test(name) &&
  value.split(/[\s,]+/).some((number) => Math.abs(Number(number)) > MAX_FILTER_VALUE);
