import type { ContentTree } from '../../items/ContentTree';
import { parseId, type ItemId } from '../../items/guid';
import type { ContentItem } from '../../items/item.types';
import { asLink } from '../../items/fieldValues';

/** A link in a field of an item. */
export interface FieldLink {
  item: ContentItem;
  field: string;
  href: string;
  /** Id of the target page, if the link was chosen as a page. */
  id?: ItemId;
  /** Text of the link, without formatting. */
  text: string;
}

/** Lists the links of an item in a language: those of its link fields and of its rich texts. */
export function collectLinks(tree: ContentTree, item: ContentItem, language: string): FieldLink[] {
  const fields = tree.findTemplate(item)?.fields.values() ?? [];
  const values = item.versions.get(language)?.fields ?? {};
  return [...fields].flatMap(({ name, contract }): FieldLink[] => {
    const value = values[name];
    if (value === undefined) return [];
    if (contract.kind === 'link') {
      const target = asLink(value);
      if (!target) return [];
      const { href, id, text = '' } = target;
      return [{ item, field: name, href, id: id && parseId(id), text }];
    }
    if (contract.kind !== 'richText') return [];
    return parseLinks(String(value)).map((link) => ({ item, field: name, ...link }));
  });
}

/** A link up to its end tag. An unclosed link ends where the next one starts, so that matching takes linear time. */
const LINK = /<a\b([^<>]*)>([^<]*(?:<(?!\/?a\b)[^<]*)*)<\/a>/gi;

/** Lists the links in a rich text, in order. */
export function parseLinks(html: string): Pick<FieldLink, 'href' | 'id' | 'text'>[] {
  return [...html.matchAll(LINK)].map(([, attributes = '', inner = '']) => {
    const id = readAttribute(attributes, 'data-item');
    return {
      href: readAttribute(attributes, 'href') ?? '',
      id: id && parseId(id),
      text: inner.replace(/<[^<>]*>/g, '').trim(),
    };
  });
}

function readAttribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`, 'i').exec(attributes)?.[2];
  return value?.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
}
