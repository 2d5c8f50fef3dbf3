import { number, object, string } from 'yup';
import type { FieldKind } from '../../../schema/contract';
import { isElement } from './isElement';

/** A field on the page, with the chromes (markers) before and after it. */
export interface CanvasField {
  /** Unique on the page. */
  id: string;
  itemId: string;
  language: string;
  version: number;
  name: string;
  /** Template of its item; undefined if the platform does not send it. */
  template?: string;
  kind: FieldKind;
  open: Element;
  close: Element;
  /** The field that contains this one, such as the link that contains a text. */
  outer?: CanvasField;
  /** uid of the block that contains the field; undefined outside of blocks. */
  block?: string;
}

/** A block on the page, with the chromes (markers) before and after it. */
export interface CanvasBlock {
  uid: string;
  open: Element;
  close: Element;
}

export interface CanvasContent {
  fields: readonly CanvasField[];
  /** Blocks by uid. */
  blocks: ReadonlyMap<string, CanvasBlock>;
}

/**
 * Kinds of the fields that are edited in place, by the platform's type names (toFieldJson.ts of the embedded
 * platform).
 */
const kindByFieldType: Readonly<Record<string, FieldKind>> = {
  'Single-Line Text': 'text',
  'Multi-Line Text': 'text',
  'Rich Text': 'richText',
  'General Link': 'link',
  Image: 'image',
  Datetime: 'date',
  File: 'file',
};

/** Counts all fields ever read, so that fields of a newer version of the page get other ids. */
let fieldCount = 0;

const metadataSchema = object({
  datasource: object({
    id: string().required(),
    language: string().required(),
    version: number().required(),
  }),
  title: string().required(),
  template: string(),
  fieldType: string().required(),
});

type ChromeMark =
  { type: 'field'; field: CanvasField | undefined } | { type: 'rendering'; uid: string };

/**
 * Finds fields and blocks by the page's chromes: hidden `<code>` elements at the start and end of each.
 * Invalid chromes are ignored.
 */
export function readCanvas(page: Document): CanvasContent {
  const fields: CanvasField[] = [];
  const blocks = new Map<string, CanvasBlock>();
  const openMarks: (ChromeMark & { element: Element })[] = [];
  for (const element of page.querySelectorAll('code[type="text/sitecore"]')) {
    const type = element.getAttribute('chrometype');
    if (type !== 'field' && type !== 'rendering') continue;
    if (element.getAttribute('kind') === 'open') {
      const mark: ChromeMark =
        type === 'field' ? { type, field: readField(element) } : { type, uid: element.id };
      openMarks.push({ ...mark, element });
      continue;
    }
    const mark = openMarks.pop();
    if (mark?.type !== type) continue;
    if (mark.type === 'rendering') {
      blocks.set(mark.uid, { uid: mark.uid, open: mark.element, close: element });
    } else if (mark.field) {
      mark.field.close = element;
      mark.field.block = openMarks.findLast((outer) => outer.type === 'rendering')?.uid;
      mark.field.outer = openMarks
        .flatMap((outer) => (outer.type === 'field' && outer.field ? [outer.field] : []))
        .at(-1);
    }
  }
  return { fields, blocks };

  function readField(element: Element): CanvasField | undefined {
    const parsed = readMetadata(element.textContent);
    const kind = parsed && kindByFieldType[parsed.fieldType];
    if (!parsed || !kind) return undefined;
    const { datasource, title: name, template } = parsed;
    const { id: itemId, language, version } = datasource;
    fieldCount += 1;
    const field: CanvasField = {
      id: `field-${fieldCount}`,
      itemId,
      language,
      version,
      name,
      template,
      kind,
      open: element,
      close: element,
    };
    fields.push(field);
    return field;
  }
}

/** Converts an id to the format of the authoring interface: chromes may add braces or dashes. */
export const normalizeId = (id: string): string => id.replace(/[^0-9a-f]/gi, '').toUpperCase();

function readMetadata(text: string | null) {
  try {
    return metadataSchema.validateSync(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** Whether a field is typed on the page itself. */
export const isTextKind = ({ kind }: Pick<CanvasField, 'kind'>): boolean =>
  kind === 'text' || kind === 'richText';

/** Returns the nodes between two sibling chromes. */
export function getNodesBetween({ open, close }: Pick<CanvasField, 'open' | 'close'>): Node[] {
  const nodes: Node[] = [];
  for (let node = open.nextSibling; node && node !== close; node = node.nextSibling) {
    nodes.push(node);
  }
  return nodes;
}

/**
 * Returns the bounding box of a field or block, in the page's coordinates; undefined if nothing of it is
 * visible.
 */
export function getBox(marks: Pick<CanvasField, 'open' | 'close'>): DOMRect | undefined {
  const [only, ...others] = getNodesBetween(marks);
  // A range asks for every line of its text, which in a long one takes longer than a key may.
  const own = only && isElement(only) && others.length === 0 && only.getBoundingClientRect();
  if (own && own.width > 0 && own.height > 0) return own;
  const range = marks.open.ownerDocument.createRange();
  range.setStartAfter(marks.open);
  range.setEndBefore(marks.close);
  const box = range.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? box : undefined;
}
