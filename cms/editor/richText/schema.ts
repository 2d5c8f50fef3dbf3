import { getSchema, Mark, mergeAttributes, Node, type Attributes } from '@tiptap/core';
import { imageSources } from '../../../design-system/components/Image/imageSources';
import { allowedAttributes, allowedElements } from '../../../schema/richText';

/** Attribute of a paragraph: the name of the element in which it was written. */
export const withinAttribute = 'data-within';
/** Attribute of a table row: the section of the table that contains it, and the section's index. */
export const sectionAttribute = 'data-section';
/** Attribute of the wrapper of a table with a caption, and of its caption. */
export const captionAttribute = 'data-caption';

/** Content expressions of the elements that contain paragraphs, in the schema's order of preference. */
const containers: Readonly<Record<string, string>> = {
  div: '(block | dt | dd)+',
  blockquote: 'block+',
  ul: 'li+',
  ol: 'li+',
  li: 'block+',
  dl: '(dt | dd | div)+',
  dt: 'block+',
  dd: 'block+',
  details: '(summary | block)+',
  summary: 'block+',
  figure: '(block | figcaption)+',
  figcaption: 'block+',
};

const blockContainers = ['div', 'blockquote', 'ul', 'ol', 'dl', 'details', 'figure'];
const textBlocks = ['h2', 'h3', 'h4', 'h5', 'h6', 'pre'];

/** Marks from the outermost to the innermost, for marks that cover the same text. */
const markNames: readonly string[] = [
  ...['a', 'span', 'ruby', 'rp', 'rt', 'q', 'ins', 'del', 's', 'strong', 'b', 'em', 'i', 'u'],
  ...['sup', 'sub', 'small', 'mark', 'abbr', 'cite', 'dfn', 'time', 'bdi', 'bdo'],
  ...['code', 'kbd', 'samp', 'var'],
];

/** Marks that text typed at their end inherits. */
const inclusiveMarks = new Set([
  's',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'sup',
  'sub',
  'small',
  'mark',
  'cite',
]);

/** All attributes of an element that a rich text keeps. */
export const getAttributeNames = (tag: string): readonly string[] => [
  ...allowedAttributes,
  ...(allowedElements[tag] ?? []),
];

/** Attributes are kept as strings, since numbers would lose leading zeros. A split does not duplicate ids. */
function createAttributes(tag: string): Attributes {
  return Object.fromEntries(
    getAttributeNames(tag).map((name) => [
      name,
      {
        default: null,
        keepOnSplit: name !== 'id' && name !== 'value',
        parseHTML: (element: HTMLElement) => element.getAttribute(name),
        renderHTML: (values: Attributes) =>
          name === 'id' ? withIdPrefix(values.id) : { [name]: values[name] },
      },
    ]),
  );
}

/** Ids get the prefix of published texts, so that they do not collide with ids that scripts of the page use. */
const withIdPrefix = (id: unknown) => (typeof id === 'string' ? { id: `text-${id}` } : {});

const createNode = (name: string, content: string, group?: string) =>
  Node.create({
    name,
    content,
    group,
    defining: true,
    addAttributes: () => createAttributes(name),
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) =>
      // A collapsed element would hide the text that is being edited.
      name === 'details' ? [name, { ...HTMLAttributes, open: '' }, 0] : [name, HTMLAttributes, 0],
  });

const paragraph = Node.create({
  name: 'p',
  priority: 1000,
  content: 'inline*',
  group: 'block',
  addAttributes: () => ({
    ...createAttributes('p'),
    // Null for text without a `p` element of its own, as in list items.
    within: {
      default: null,
      keepOnSplit: false,
      // Always rendered, so that HTML copied from this editor can be recognized.
      parseHTML: (element: HTMLElement) => element.getAttribute(withinAttribute) || null,
      renderHTML: ({ within }) => ({ [withinAttribute]: within ?? '' }),
    },
  }),
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
});

const isEmptyAnchor = (element: HTMLElement) =>
  !element.hasAttribute('href') && element.childNodes.length === 0 ? null : false;

/** An empty anchor that links on the same page refer to. */
const anchor = Node.create({
  name: 'anchor',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => createAttributes('a'),
  parseHTML: () => [
    { tag: 'a[id]', priority: 60, getAttrs: isEmptyAnchor },
    { tag: 'a[name]', priority: 60, getAttrs: isEmptyAnchor },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes],
});

const createLineBreak = (name: 'br' | 'wbr') =>
  Node.create({
    name,
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: name === 'br',
    addAttributes: () => createAttributes(name),
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes],
    renderText: () => (name === 'br' ? '\n' : ''),
  });

const rule = Node.create({
  name: 'hr',
  group: 'block',
  addAttributes: () => createAttributes('hr'),
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: ({ HTMLAttributes }) => ['hr', HTMLAttributes],
});

/** A picture of the media library, shown through the page's own image address. */
const picture = Node.create({
  name: 'img',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => createAttributes('img'),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ node: { attrs }, HTMLAttributes }) => [
    'img',
    mergeAttributes(HTMLAttributes, { src: imageSources(String(attrs.src), []).src }),
  ],
});

/** A film of the media library, as its poster; what is pressed is chosen, not played. */
const film = Node.create({
  name: 'video',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => createAttributes('video'),
  parseHTML: () => [{ tag: 'video[src]' }],
  renderHTML: ({ node: { attrs }, HTMLAttributes }) => [
    'video',
    mergeAttributes(HTMLAttributes, {
      ...(typeof attrs.poster === 'string' && { poster: imageSources(attrs.poster, []).src }),
      preload: attrs.poster ? 'none' : 'metadata',
      style: 'block-size:auto',
    }),
  ],
});

const createCellAttributes = (name: 'td' | 'th'): Attributes => ({
  ...createAttributes(name),
  colspan: createSpanAttribute('colspan'),
  rowspan: createSpanAttribute('rowspan'),
  // prosemirror-tables requires it. Column widths are not stored.
  colwidth: { default: null, rendered: false },
});

const createSpanAttribute = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) =>
    Math.min(Math.max(Number.parseInt(element.getAttribute(name) ?? '', 10) || 1, 1), 1000),
});

const createCell = (name: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => createCellAttributes(name),
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
    extendNodeSchema: (extension) =>
      getTableRole(extension.name, name, name === 'td' ? 'cell' : 'header_cell'),
  });

/** The table role of a node. Only for the node itself, since `extendNodeSchema` is called for every extension. */
const getTableRole = (name: string, tag: string, tableRole: string) =>
  name === tag ? { tableRole } : {};

const tables = [
  Node.create({
    name: 'table',
    content: 'tr*',
    group: 'block',
    isolating: true,
    addAttributes: () => createAttributes('table'),
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
    extendNodeSchema: ({ name }) => getTableRole(name, 'table', 'table'),
  }),
  Node.create({
    name: 'tr',
    content: '(td | th)*',
    addAttributes: () => ({
      ...createAttributes('tr'),
      section: {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute(sectionAttribute),
        renderHTML: ({ section }) => ({ [sectionAttribute]: section }),
      },
    }),
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
    extendNodeSchema: ({ name }) => getTableRole(name, 'tr', 'row'),
  }),
  createCell('td'),
  createCell('th'),
  // The schema's tables have only rows, so a caption is a node before its table while the text is edited.
  Node.create({
    name: 'captioned',
    content: 'caption table',
    group: 'block',
    parseHTML: () => [{ tag: `div[${captionAttribute}="table"]`, priority: 60 }],
    renderHTML: () => ['div', { [captionAttribute]: 'table' }, 0],
  }),
  Node.create({
    name: 'caption',
    content: 'block+',
    isolating: true,
    addAttributes: () => createAttributes('caption'),
    parseHTML: () => [{ tag: `div[${captionAttribute}="text"]`, priority: 60 }],
    renderHTML: ({ HTMLAttributes }) => [
      'div',
      { ...HTMLAttributes, [captionAttribute]: 'text' },
      0,
    ],
  }),
];

const createMark = (name: string) =>
  Mark.create({
    name,
    excludes: name,
    inclusive: inclusiveMarks.has(name),
    addAttributes: () => createAttributes(name),
    parseHTML: () => [
      {
        tag: name,
        // A span without attributes and a link without an address have no meaning.
        getAttrs: (element) =>
          (name === 'span' || name === 'a') &&
          !getAttributeNames(name).some((attribute) => element.hasAttribute(attribute))
            ? false
            : null,
      },
    ],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  });

/** Nodes and marks of the editor: exactly the content that schema/richText.ts keeps. */
export const schemaExtensions = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  paragraph,
  ...textBlocks.map((name) =>
    createNode(name, 'inline*', 'block').extend(
      name === 'pre' ? { whitespace: 'pre', code: true, marks: '_' } : {},
    ),
  ),
  ...Object.entries(containers).map(([name, content]) => createNode(name, content, getGroup(name))),
  ...tables,
  rule,
  picture,
  film,
  anchor,
  createLineBreak('br'),
  createLineBreak('wbr'),
  ...markNames.map(createMark),
];

function getGroup(name: string): string | undefined {
  if (!blockContainers.includes(name)) return undefined;
  return name === 'ul' || name === 'ol' ? 'block list' : 'block';
}

/** The schema of rich texts, to parse and serialize them without an editor. */
export const richTextSchema = getSchema(schemaExtensions);
