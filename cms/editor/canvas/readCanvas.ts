import { number, object, string } from 'yup';
import type { FieldKind } from '../../../schema/contract';

/** A field that the page shows, between its chromes. */
export interface CanvasField {
  /** Unique in the page. */
  id: string;
  itemId: string;
  language: string;
  version: number;
  name: string;
  kind: FieldKind;
  open: Element;
  close: Element;
  /** The field around this one, such as the link that a text stands in. */
  outer?: CanvasField;
  /** uid of the block that it stands in. */
  block?: string;
}

/** A block that the page shows, between its chromes. */
export interface CanvasBlock {
  uid: string;
  open: Element;
  close: Element;
}

export interface CanvasContent {
  fields: readonly CanvasField[];
  /** By uid. */
  blocks: ReadonlyMap<string, CanvasBlock>;
}

/** The platform's names of field types that are edited in place (fieldJson.ts of the embedded platform). */
const kinds: Readonly<Record<string, FieldKind>> = {
  'Single-Line Text': 'text',
  'Multi-Line Text': 'text',
  'Rich Text': 'richText',
  'General Link': 'link',
  Image: 'image',
  Datetime: 'date',
  File: 'file',
};

const metadata = object({
  datasource: object({
    id: string().required(),
    language: string().required(),
    version: number().required(),
  }),
  title: string().required(),
  fieldType: string().required(),
});

type Mark = { type: 'field'; field: CanvasField | undefined } | { type: 'rendering'; uid: string };

/** Finds fields and blocks by the chromes of a page (Experience Edge, editing). What does not fit is left out. */
export function readCanvas(page: Document): CanvasContent {
  const fields: CanvasField[] = [];
  const blocks = new Map<string, CanvasBlock>();
  const open: (Mark & { element: Element })[] = [];
  for (const element of page.querySelectorAll('code[type="text/sitecore"]')) {
    const type = element.getAttribute('chrometype');
    if (type !== 'field' && type !== 'rendering') continue;
    if (element.getAttribute('kind') === 'open') {
      const mark: Mark =
        type === 'field'
          ? { type, field: readField(element, fields.length) }
          : { type, uid: element.id };
      open.push({ ...mark, element });
      continue;
    }
    const mark = open.pop();
    if (mark?.type !== type) continue;
    if (mark.type === 'rendering') {
      blocks.set(mark.uid, { uid: mark.uid, open: mark.element, close: element });
    } else if (mark.field) {
      mark.field.close = element;
      mark.field.block = open.findLast((outer) => outer.type === 'rendering')?.uid;
      mark.field.outer = open
        .flatMap((outer) => (outer.type === 'field' && outer.field ? [outer.field] : []))
        .at(-1);
    }
  }
  return { fields, blocks };

  function readField(element: Element, index: number): CanvasField | undefined {
    const known = readMetadata(element.textContent);
    const kind = known && kinds[known.fieldType];
    if (!known || !kind) return undefined;
    const { datasource, title: name } = known;
    const { id: itemId, language, version } = datasource;
    const field: CanvasField = {
      id: `field-${index}`,
      itemId,
      language,
      version,
      name,
      kind,
      open: element,
      close: element,
    };
    fields.push(field);
    return field;
  }
}

/** An id as the authoring interface writes it, whatever the page's chromes have around it. */
export const plainId = (id: string): string => id.replace(/[^0-9a-f]/gi, '').toUpperCase();

function readMetadata(text: string | null) {
  try {
    return metadata.validateSync(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** The nodes between two chromes that stand beside each other. */
export function nodesBetween({ open, close }: Pick<CanvasField, 'open' | 'close'>): Node[] {
  const nodes: Node[] = [];
  for (let node = open.nextSibling; node && node !== close; node = node.nextSibling) {
    nodes.push(node);
  }
  return nodes;
}

/** The box around what a field or a block shows, in the page's own coordinates; undefined for nothing visible. */
export function boxOf(marks: Pick<CanvasField, 'open' | 'close'>): DOMRect | undefined {
  const range = marks.open.ownerDocument.createRange();
  range.setStartAfter(marks.open);
  range.setEndBefore(marks.close);
  const box = range.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? box : undefined;
}
