import { Parser } from 'htmlparser2';
import sanitize from 'sanitize-html';
import sharp from 'sharp';
import { decodeXml } from '../../platform/decodeXml';
import { cleanStyles, staysWithin } from './cleanStyles';
import { drawnElements } from './drawnElements';
import { MediaRefusal } from './MediaRefusal';

/** Elements that draw, and nothing that runs, loads, moves or holds foreign content. */
const ELEMENTS = [
  ...['svg', 'g', 'a', 'defs', 'symbol', 'use', 'title', 'desc', 'switch', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'textPath', 'image', 'marker', 'pattern', 'mask', 'clipPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feDropShadow', 'feFlood'],
  ...['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode'],
  ...['feMorphology', 'feOffset', 'feTile'],
];

/** Under any prefix: a drawing may bind each one to the namespace of links. */
const REFERENCE = /^(?:.*:)?(?:href|src)$/i;
/** A picture within the drawing itself. */
const EMBEDDED = /^data:image\/(?:png|jpeg|webp|gif);base64,[a-z0-9+/=\s]*$/i;

/** Namespaces that a drawing needs, under the names that it gets. */
const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
/** Of attributes with a prefix only these say how to draw. */
const XML_ATTRIBUTES: readonly string[] = ['xml:space', 'xml:lang'];

function keepAttributes(tag: string, attributes: Record<string, string>): Record<string, string> {
  const kept = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (/^on/i.test(name) || /^xmlns(?::|$)/i.test(name)) return [];
    if (REFERENCE.test(name)) {
      const isOwn = /^#[\w.:-]+$/.test(value) || EMBEDDED.test(value);
      return isOwn ? [[name.includes(':') ? 'xlink:href' : name, value]] : [];
    }
    if (name.includes(':') && !XML_ATTRIBUTES.includes(name)) return [];
    if (name === 'style') return [[name, cleanStyles(value)]];
    return staysWithin(value) ? [[name, value]] : [];
  });
  // Browsers show nothing of a drawing without them, though programs that draw on paper do.
  if (tag === 'svg') kept.push(['xmlns', SVG], ['xmlns:xlink', XLINK]);
  return Object.fromEntries(kept);
}

/** Elements that drawing it may come to, those that are used again counted each time. */
const MAX_DRAWN = 100_000;

/** Elements of a drawing as it is written, and how deep they may lie in each other: maps have some thousands. */
const MAX_ELEMENTS = 10_000;
const MAX_DEPTH = 200;
/** Signs that begin a tag or an entity; each costs as much as an element where it is none. */
const MAX_SIGNS = 30_000;
/** Attributes of all elements together. */
const MAX_ATTRIBUTES = 20_000;
/** Characters of all style sheets, and of all `style` attributes: a rule or a declaration costs more than an element. */
const MAX_STYLES = 16_000;
const MAX_STYLE_ATTRIBUTES = 200_000;

const options: sanitize.IOptions = {
  allowedTags: ELEMENTS,
  // What is not known goes with all that it holds.
  disallowedTagsMode: 'completelyDiscard',
  allowedAttributes: false,
  // Styles are read below, rule by rule.
  allowVulnerableTags: true,
  allowedSchemes: ['data'],
  allowedSchemesByTag: {},
  allowProtocolRelative: false,
  nonTextTags: ['script', 'textarea', 'option', 'noscript', 'foreignObject'],
  transformTags: {
    '*': (tagName, attributes) => ({ tagName, attribs: keepAttributes(tagName, attributes) }),
  },
  // The text of a style is written as it is read: one with signs of markup could end it.
  exclusiveFilter: ({ tag, text }) => tag === 'style' && /[<&]/.test(text),
  parseStyleAttributes: false,
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
};

/** @throws MediaRefusal for more than can be cleaned while others wait */
function refuseTooMany(text: string): void {
  const refusal = new MediaRefusal(
    'The drawing has too many parts. Save it simplified, or as a picture.',
  );
  const signs = text.split(/[<&]/, MAX_SIGNS + 1).length;
  if (signs > MAX_SIGNS) throw refusal;
  const counted = { elements: 0, depth: 0, attributes: 0, styles: 0, styleAttributes: 0 };
  let isInStyle = false;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        counted.elements += 1;
        counted.depth += 1;
        isInStyle = /(?:^|:)style$/i.test(name);
        if (counted.elements > MAX_ELEMENTS || counted.depth > MAX_DEPTH) throw refusal;
      },
      onattribute: (name, value) => {
        counted.attributes += 1;
        if (name === 'style') counted.styleAttributes += value.length;
        if (counted.attributes > MAX_ATTRIBUTES) throw refusal;
        if (counted.styleAttributes > MAX_STYLE_ATTRIBUTES) throw refusal;
      },
      ontext: (words) => {
        if (isInStyle) counted.styles += words.length;
        if (counted.styles > MAX_STYLES) throw refusal;
      },
      onclosetag: () => {
        counted.depth -= 1;
        isInStyle = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
}

/** The drawing with its own elements' names alone, where they have a prefix (`svg:path`). */
function withoutPrefix(text: string): string {
  const [, prefix] =
    /\sxmlns:([\w.-]+)\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.exec(text) ?? [];
  return prefix === undefined
    ? text
    : text.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</');
}

export interface CleanDrawing {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * A drawing reduced to what draws: no scripts, event attributes, foreign content, animation, references
 * to anything outside of it.
 * @throws MediaRefusal when it declares entities, repeats its parts without end, or cannot be drawn
 */
export async function cleanDrawing(sent: Buffer): Promise<CleanDrawing> {
  const text = decodeXml(sent);
  if (text === undefined) {
    throw new MediaRefusal('The encoding of the drawing is not known. Save it as UTF-8.');
  }
  if (/<!ENTITY|<!DOCTYPE[^<>[]*\[/i.test(text)) {
    throw new MediaRefusal('The drawing declares entities. Save it as plain SVG.');
  }
  refuseTooMany(text);
  const clean = sanitize(withoutPrefix(text), options)
    .replace(
      /(<style[^>]*>)([^<]*)(?=<\/style>)/g,
      (_, tag: string, style: string) => tag + cleanStyles(style),
    )
    .trim();
  if (drawnElements(clean) > MAX_DRAWN) {
    throw new MediaRefusal('The drawing repeats its parts too often.');
  }
  const bytes = Buffer.from(clean);
  const metadata =
    clean === ''
      ? undefined
      : await sharp(bytes, { limitInputPixels: 40_000_000 })
          .metadata()
          .catch(() => undefined);
  if (metadata?.format !== 'svg' || !metadata.width || !metadata.height) {
    throw new MediaRefusal('The drawing cannot be read: it is no well-formed SVG with a size.');
  }
  return { bytes, width: metadata.width, height: metadata.height };
}
