import type { ContentTree } from '../../items/contentTree';
import { parseId, type ItemId } from '../../items/guid';
import type { ContentItem } from '../../items/item';
import { linkOf } from '../../items/fieldValues';

/** A link that a field holds. */
export interface FoundLink {
  item: ContentItem;
  field: string;
  href: string;
  /** Of the page that it leads to, where it was chosen as a page. */
  id?: ItemId;
  /** What it says, without formatting. */
  text: string;
}

/** Links of one item in one language: those of its link fields and those inside its formatted texts. */
export function collectLinks(tree: ContentTree, item: ContentItem, language: string): FoundLink[] {
  const fields = tree.templateOf(item)?.fields.values() ?? [];
  const values = item.versions.get(language)?.fields ?? {};
  return [...fields].flatMap(({ name, contract }): FoundLink[] => {
    const value = values[name];
    if (value === undefined) return [];
    if (contract.kind === 'link') {
      const target = linkOf(value);
      if (!target) return [];
      const { href, id, text = '' } = target;
      return [{ item, field: name, href, id: id && parseId(id), text }];
    }
    if (contract.kind !== 'richText') return [];
    return linksInHtml(String(value)).map((link) => ({ item, field: name, ...link }));
  });
}

/** A link up to its end; one that has none ends where the next begins, so that no text is looked through twice. */
const link = /<a\b([^<>]*)>([^<]*(?:<(?!\/?a\b)[^<]*)*)<\/a>/gi;

/** Links inside formatted text, in order. */
export function linksInHtml(html: string): Pick<FoundLink, 'href' | 'id' | 'text'>[] {
  return [...html.matchAll(link)].map(([, attributes = '', inner = '']) => {
    const id = attributeOf(attributes, 'data-item');
    return {
      href: attributeOf(attributes, 'href') ?? '',
      id: id && parseId(id),
      text: inner.replace(/<[^<>]*>/g, '').trim(),
    };
  });
}

function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`, 'i').exec(attributes)?.[2];
  return found?.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
}
