import { Parser } from 'htmlparser2';
import sanitize from 'sanitize-html';
import sharp from 'sharp';
import { decodeXml } from '../../platform/decodeXml';
import { cleanStyles, isSelfContained } from './cleanStyles';
import { countDrawnElements } from './countDrawnElements';
import { MediaRefusal } from './MediaRefusal';

/** Allowed elements, which only draw. Scripts, animation, foreign content and elements that load are missing. */
const ELEMENTS = [
  ...['svg', 'g', 'a', 'defs', 'symbol', 'use', 'title', 'desc', 'switch', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'textPath', 'image', 'marker', 'pattern', 'mask', 'clipPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feDropShadow', 'feFlood'],
  ...['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode'],
  ...['feMorphology', 'feOffset', 'feTile'],
];

/** Matches any namespace prefix, since a drawing may bind the XLink namespace to any prefix. */
const REFERENCE = /^(?:.*:)?(?:href|src)$/i;
/** A picture inside the drawing. */
const EMBEDDED = /^data:image\/(?:png|jpeg|webp|gif);base64,[a-z0-9+/=\s]*$/i;

/** Namespaces that every cleaned drawing declares, always with the same prefixes. */
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
/** The only attributes with a prefix that affect how a drawing looks. */
const XML_ATTRIBUTES: readonly string[] = ['xml:space', 'xml:lang'];

function filterAttributes(tag: string, attributes: Record<string, string>): Record<string, string> {
  const allowed = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (/^on/i.test(name) || /^xmlns(?::|$)/i.test(name)) return [];
    if (REFERENCE.test(name)) {
      const isInternal = /^#[\w.:-]+$/.test(value) || EMBEDDED.test(value);
      return isInternal ? [[name.includes(':') ? 'xlink:href' : name, value]] : [];
    }
    if (name.includes(':') && !XML_ATTRIBUTES.includes(name)) return [];
    if (name === 'style') return [[name, cleanStyles(value)]];
    return isSelfContained(value) ? [[name, value]] : [];
  });
  // Browsers show a drawing only with these declarations; other SVG readers do without them.
  if (tag === 'svg') allowed.push(['xmlns', SVG_NAMESPACE], ['xmlns:xlink', XLINK_NAMESPACE]);
  return Object.fromEntries(allowed);
}

/** Maximum elements that are drawn; reused elements count each time. */
const MAX_DRAWN_ELEMENTS = 100_000;

/** Maximum elements of a drawing and their maximum nesting. Maps have a few thousand elements. */
const MAX_ELEMENTS = 10_000;
const MAX_DEPTH = 200;
/** Maximum `<` and `&`, which may start a tag or an entity. Each takes as long as an element. */
const MAX_MARKUP_CHARACTERS = 30_000;
/** Maximum attributes of all elements. */
const MAX_ATTRIBUTES = 20_000;
/** Maximum characters of all style sheets, and of all `style` attributes. Rules take longer than elements. */
const MAX_STYLE_CHARACTERS = 16_000;
const MAX_STYLE_ATTRIBUTES = 200_000;

const SANITIZE_OPTIONS: sanitize.IOptions = {
  allowedTags: ELEMENTS,
  // Unknown elements are removed with their content.
  disallowedTagsMode: 'completelyDiscard',
  allowedAttributes: false,
  // cleanStyles checks style sheets rule by rule afterwards.
  allowVulnerableTags: true,
  allowedSchemes: ['data'],
  allowedSchemesByTag: {},
  allowProtocolRelative: false,
  nonTextTags: ['script', 'textarea', 'option', 'noscript', 'foreignObject'],
  transformTags: {
    '*': (tagName, attributes) => ({ tagName, attribs: filterAttributes(tagName, attributes) }),
  },
  // Style text is not escaped on output, so markup characters in it could end the element.
  exclusiveFilter: ({ tag, text }) => tag === 'style' && /[<&]/.test(text),
  parseStyleAttributes: false,
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
};

/** @throws MediaRefusal for a drawing that would take too long to clean */
function checkComplexity(text: string): void {
  const refusal = new MediaRefusal(
    'The drawing has too many parts. Save it simplified, or as a picture.',
  );
  const markupCharacters = text.split(/[<&]/, MAX_MARKUP_CHARACTERS + 1).length;
  if (markupCharacters > MAX_MARKUP_CHARACTERS) throw refusal;
  const counts = { elements: 0, depth: 0, attributes: 0, styles: 0, styleAttributes: 0 };
  let isInStyle = false;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        counts.elements += 1;
        counts.depth += 1;
        isInStyle = /(?:^|:)style$/i.test(name);
        if (counts.elements > MAX_ELEMENTS || counts.depth > MAX_DEPTH) throw refusal;
      },
      onattribute: (name, value) => {
        counts.attributes += 1;
        if (name === 'style') counts.styleAttributes += value.length;
        if (counts.attributes > MAX_ATTRIBUTES) throw refusal;
        if (counts.styleAttributes > MAX_STYLE_ATTRIBUTES) throw refusal;
      },
      ontext: (chunk) => {
        if (isInStyle) counts.styles += chunk.length;
        if (counts.styles > MAX_STYLE_CHARACTERS) throw refusal;
      },
      onclosetag: () => {
        counts.depth -= 1;
        isInStyle = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
}

/** Removes the namespace prefix of SVG from element names (`svg:path` becomes `path`). */
function removePrefix(text: string): string {
  const [, prefix] =
    /\sxmlns:([\w.-]+)\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.exec(text) ?? [];
  return prefix === undefined
    ? text
    : text.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</');
}

/** Scripts, attributes with handlers of events, and addresses that run a script. */
const SCRIPTS = /<(?:\w+:)?script[\s>/]|<[^<>]*\son\w+\s*=|javascript:/i;

export interface CleanDrawing {
  bytes: Buffer;
  width: number;
  height: number;
  /** Whether it had scripts, which are removed. */
  hadScripts: boolean;
}

/**
 * Reduces a drawing to elements that only draw: removes scripts, event attributes, foreign content,
 * animation and references outside the file.
 * @throws MediaRefusal when it declares entities, reuses elements without limit, or cannot be drawn
 */
export async function cleanDrawing(upload: Buffer): Promise<CleanDrawing> {
  const text = decodeXml(upload);
  if (text === undefined) {
    throw new MediaRefusal('The encoding of the drawing is not known. Save it as UTF-8.');
  }
  if (/<!ENTITY|<!DOCTYPE[^<>[]*\[/i.test(text)) {
    throw new MediaRefusal('The drawing declares entities. Save it as plain SVG.');
  }
  checkComplexity(text);
  const cleanSvg = sanitize(removePrefix(text), SANITIZE_OPTIONS)
    .replace(
      /(<style[^>]*>)([^<]*)(?=<\/style>)/g,
      (_, tag: string, style: string) => tag + cleanStyles(style),
    )
    .trim();
  if (countDrawnElements(cleanSvg) > MAX_DRAWN_ELEMENTS) {
    throw new MediaRefusal('The drawing repeats its parts too often.');
  }
  const bytes = Buffer.from(cleanSvg);
  const metadata =
    cleanSvg === ''
      ? undefined
      : await sharp(bytes, { limitInputPixels: 40_000_000 })
          .metadata()
          .catch(() => undefined);
  if (metadata?.format !== 'svg' || !metadata.width || !metadata.height) {
    throw new MediaRefusal('The drawing cannot be read: it is no well-formed SVG with a size.');
  }
  return { bytes, width: metadata.width, height: metadata.height, hadScripts: SCRIPTS.test(text) };
}
