/** A field, block or placeholder of a page, with the chromes (markers) around it, and the nodes inside it. */
export interface ChromeNode {
  type: 'placeholder' | 'rendering' | 'field';
  /** For a block its uid, for a placeholder its key, for a field the id of its item and its name. */
  id: string;
  open: Element;
  close: Element;
  children: ChromeNode[];
}

const CHROME_SELECTOR = 'code[type="text/sitecore"]';

const CHROME_TYPES = ['placeholder', 'rendering', 'field'] as const;

/** Reads the chromes of a page as a tree; undefined if they are not nested correctly. */
export function readChromeTree(page: Document): ChromeNode[] | undefined {
  const roots: ChromeNode[] = [];
  const path: ChromeNode[] = [];
  for (const element of page.querySelectorAll(CHROME_SELECTOR)) {
    const type = CHROME_TYPES.find((candidate) => candidate === element.getAttribute('chrometype'));
    if (!type) continue;
    if (element.getAttribute('kind') === 'open') {
      const id = type === 'field' ? readFieldId(element) : element.id;
      const node: ChromeNode = { type, id, open: element, close: element, children: [] };
      (path.at(-1)?.children ?? roots).push(node);
      path.push(node);
      continue;
    }
    const node = path.pop();
    if (node?.type !== type) return undefined;
    node.close = element;
  }
  return path.length === 0 ? roots : undefined;
}

const readFieldId = (chrome: Element): string => {
  const text = chrome.textContent ?? '';
  const [, itemId = ''] = /"datasource":\{"id":"([^"]*)"/.exec(text) ?? [];
  const [, name = ''] = /"title":"([^"]*)"/.exec(text) ?? [];
  return `${itemId} ${name}`;
};

/**
 * Whether a node is a field with text, which can be replaced on the page without rendering its block again.
 */
export function isTextField({ type, open }: ChromeNode): boolean {
  const [, fieldType = ''] = /"fieldType":"([^"]*)"/.exec(open.textContent ?? '') ?? [];
  return (
    type === 'field' && ['Single-Line Text', 'Multi-Line Text', 'Rich Text'].includes(fieldType)
  );
}

/** Describes the blocks and fields in a node, and their order: equal texts mean equal structures. */
export const describeStructure = (node: ChromeNode): string =>
  `${node.type} ${node.id}(${node.type === 'placeholder' ? '' : node.children.map(describeStructure).join()})`;
