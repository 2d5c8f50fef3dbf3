import type { Mark, Node } from '@tiptap/pm/model';
import { getAttributeNames } from './schema';

/** Markup of nodes that were serialized before: typing changes one paragraph of many. */
const markupCache = new WeakMap<Node, string>();

/** Serializes an edited text to the markup that is stored. Omits empty paragraphs at the top level. */
export function serializeMarkup(doc: Node): string {
  const paragraphs = doc.children.map((node) => {
    const cached = markupCache.get(node);
    if (cached !== undefined) return cached;
    const html = writeBlock(node, doc, undefined, undefined);
    const markup = isBlank(html) ? '' : html;
    markupCache.set(node, markup);
    return markup;
  });
  return paragraphs.join('');
}

const isBlank = (html: string) =>
  /^<(p|div|figure|h[2-6])><\/\1>$/.test(html) || /^<p>(?:<br>)+<\/p>$/.test(html);

function writeBlock(
  node: Node,
  parent: Node,
  previous: Node | undefined,
  next: Node | undefined,
): string {
  const { name } = node.type;
  if (name === 'table') return writeTable(node, '');
  if (name === 'captioned') {
    const [caption, table] = node.children;
    return table
      ? writeTable(table, caption ? writeElement(caption, writeBlocks(caption)) : '')
      : '';
  }
  if (name === 'hr') return `<hr${writeAttributes(node)}>`;
  const inner = node.isTextblock ? writeInline(node) : writeBlocks(node);
  if (name === 'figcaption' && node.textContent === '' && node.childCount === 1) return '';
  if (name === 'p' && isBareText(node, parent, previous, next)) return inner;
  return writeElement(node, inner);
}

const writeElement = (node: Node, inner: string) =>
  `<${node.type.name}${writeAttributes(node)}>${inner}</${node.type.name}>`;

const writeBlocks = (node: Node): string =>
  node.children
    .map((child, index) =>
      writeBlock(
        child,
        node,
        node.maybeChild(index - 1) ?? undefined,
        node.maybeChild(index + 1) ?? undefined,
      ),
    )
    .join('');

/** Whether text is written directly into its list item, cell or other container, without a `p` element. */
function isBareText(
  node: Node,
  parent: Node,
  previous: Node | undefined,
  next: Node | undefined,
): boolean {
  const container = parent.type.name;
  const { within } = node.attrs;
  if (container === 'doc' || within === container) return false;
  if (previous?.type.name === 'p' || next?.type.name === 'p') return false;
  if (writeAttributes(node) !== '') return false;
  return within === 'bare' || !['blockquote', 'div', 'details'].includes(container);
}

/** Writes rows in the section where they were read. A new row goes to the section of the row above it. */
function writeTable(table: Node, caption: string): string {
  const sections: { tag: string; rows: string[] }[] = [];
  let isHead = true;
  for (const row of table.children) {
    const cells = row.children;
    isHead &&= cells.length > 0 && cells.every((cell) => cell.type.name === 'th');
    const lastSection = sections.at(-1);
    const ownSection: unknown = row.attrs.section;
    const inheritedSection = isHead
      ? 'thead'
      : lastSection && !lastSection.tag.startsWith('thead')
        ? lastSection.tag
        : 'tbody';
    const tag = typeof ownSection === 'string' ? ownSection : inheritedSection;
    const html = writeElement(row, writeBlocks(row));
    if (lastSection?.tag === tag) lastSection.rows.push(html);
    else sections.push({ tag, rows: [html] });
  }
  if (sections.length === 0) sections.push({ tag: 'tbody', rows: [] });
  const inner = sections
    .map(({ tag, rows }) => {
      const name = /^(?:thead|tfoot)/.exec(tag)?.[0] ?? 'tbody';
      return `<${name}>${rows.join('')}</${name}>`;
    })
    .join('');
  return `<table${writeAttributes(table)}>${caption}${inner}</table>`;
}

/** Writes text and pictures. Of several formats, the one that spans the most text is outermost. */
function writeInline(block: Node): string {
  const nodes = block.children;
  let html = '';
  let openMarks: { mark: Mark; end: number }[] = [];
  nodes.forEach((node, index) => {
    const closeFromIndex = openMarks.findIndex(
      ({ mark, end }) => end <= index || !mark.isInSet(node.marks),
    );
    for (const { mark } of openMarks
      .splice(closeFromIndex < 0 ? openMarks.length : closeFromIndex)
      .reverse())
      html += `</${mark.type.name}>`;
    const newMarks = node.marks
      .filter((mark) => !openMarks.some((openMark) => openMark.mark.eq(mark)))
      .map((mark) => ({ mark, end: findMarkEnd(nodes, index, mark) }))
      .sort((first, second) => second.end - first.end);
    for (const { mark } of newMarks) html += `<${mark.type.name}${writeAttributes(mark)}>`;
    openMarks = [...openMarks, ...newMarks];
    html +=
      block.type.name === 'pre' ? writeLeaf(node) : keepSpaces(writeLeaf(node), nodes[index + 1]);
  });
  for (const { mark } of openMarks.reverse()) html += `</${mark.type.name}>`;
  return html;
}

/** Markup would show two spaces as one: the first of them does not break. */
function keepSpaces(html: string, next: Node | undefined): string {
  const isFollowed = html.endsWith(' ') && next?.text?.startsWith(' ');
  return (isFollowed ? html.replace(/ $/, NO_BREAK) : html).replace(/ (?= )/g, NO_BREAK);
}

const NO_BREAK = '\u{A0}';

function findMarkEnd(nodes: readonly Node[], start: number, mark: Mark): number {
  let end = start + 1;
  while (nodes[end] && mark.isInSet(nodes[end]?.marks ?? [])) end += 1;
  return end;
}

function writeLeaf(node: Node): string {
  if (node.isText) return escapeText(node.text ?? '');
  if (node.type.name === 'anchor') return `<a${writeAttributes(node)}></a>`;
  if (node.type.name === 'video') return `<video${writeAttributes(node)}></video>`;
  return `<${node.type.name}${writeAttributes(node)}>`;
}

/** Writes the attributes that a rich text keeps, without those of the editor itself. */
function writeAttributes({ type, attrs }: Node | Mark): string {
  return getAttributeNames(type.name === 'anchor' ? 'a' : type.name)
    .map((name) => {
      const value: unknown = attrs[name];
      const isDefaultSpan = value === 1 && (name === 'colspan' || name === 'rowspan');
      if (isDefaultSpan || (typeof value !== 'string' && typeof value !== 'number')) return '';
      return ` ${name}="${escapeText(String(value))}"`;
    })
    .join('');
}

const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
