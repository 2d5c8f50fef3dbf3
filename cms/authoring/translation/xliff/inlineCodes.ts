/** Converts rich text to XLIFF 1.2 inline elements and back: `<g>` for elements, `<x/>` for those without content. */
import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../../../domain/pages/escapeHtml';
import { escapeXml } from '../../../../domain/pages/xml';

/** An element of a rich text, which translations refer to by its number. */
interface InlineCode {
  tag: string;
  /** The opening tag as HTML. */
  open: string;
  isEmpty: boolean;
}

interface Inline {
  xml: string;
  /** The elements by number, from 1. */
  codes: ReadonlyMap<string, InlineCode>;
}

const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'img', 'hr', 'wbr']);

/** Converts rich text to the content of a `source` or `target` element. */
export function toInline(html: string): Inline {
  const codes = new Map<string, InlineCode>();
  let xml = '';
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const id = String(codes.size + 1);
      const isEmpty = VOID_TAGS.has(tag);
      const attributeTexts = Object.entries(attributes).map(
        ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
      );
      codes.set(id, { tag, open: `<${tag}${attributeTexts.join('')}>`, isEmpty });
      xml += `<${isEmpty ? 'x' : 'g'} id="${id}" ctype="x-html-${tag}"${isEmpty ? '/' : ''}>`;
    },
    ontext: (text) => (xml += escapeXml(text)),
    onclosetag: (tag) => {
      if (!VOID_TAGS.has(tag)) xml += '</g>';
    },
  });
  parser.end(html);
  return { xml, codes };
}

/** A piece of a translated text in a file. */
export type InlinePiece =
  | { kind: 'text'; text: string }
  | { kind: 'open' | 'empty'; id: string; ctype: string | undefined }
  | { kind: 'close' };

/**
 * Converts a translation to rich text, with the elements of its source. Undefined when it has an
 * element that the source does not have, or has an element twice.
 */
export function fromInline(
  pieces: readonly InlinePiece[],
  codes: ReadonlyMap<string, InlineCode>,
): string | undefined {
  const usedIds = new Set<string>();
  const openTags: string[] = [];
  let html = '';
  for (const piece of pieces) {
    if (piece.kind === 'text') html += escapeHtml(piece.text);
    else if (piece.kind === 'close') html += `</${openTags.pop() ?? ''}>`;
    else {
      const code = codes.get(piece.id);
      const isMatch =
        code &&
        code.isEmpty === (piece.kind === 'empty') &&
        (piece.ctype ?? `x-html-${code.tag}`) === `x-html-${code.tag}`;
      if (!isMatch || usedIds.has(piece.id)) return undefined;
      usedIds.add(piece.id);
      html += code.open;
      if (!code.isEmpty) openTags.push(code.tag);
    }
  }
  return html;
}
