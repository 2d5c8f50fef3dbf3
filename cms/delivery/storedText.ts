import type { FieldContract } from '../../schema/contract';
import { linkTypeOf } from '../items/addresses';
import { formatId, parseId } from '../items/guid';
import type { FieldValue } from '../items/item';
import { linkOf, imageOf, fileOf, idsOf } from '../items/fieldValues';

/**
 * A field's value as the platform stores and prints it in `value`: "1" or "" for a checkbox,
 * yyyyMMddTHHmmssZ for a date, XML for links, pictures and files, {GUID}s joined by | for references.
 */
export function storedText(contract: FieldContract, value: FieldValue | undefined): string {
  if (value === undefined) return '';
  switch (contract.kind) {
    case 'boolean':
      return value === true ? '1' : '';
    case 'date':
      return compactDate(new Date(String(value)));
    case 'link': {
      const link = linkOf(value);
      if (!link) return '';
      const { href: url, id, ...rest } = link;
      return element('link', { linktype: linkTypeOf(url), ...rest, id: guidOf(id), url });
    }
    case 'image':
      return element('image', { ...imageOf(value) });
    case 'file':
      return element('file', { ...fileOf(value) });
    case 'item':
      return formatId(String(value), 'B');
    case 'items':
      return idsOf(value)
        .map((id) => formatId(id, 'B'))
        .join('|');
    case 'text':
    case 'richText':
    case 'string':
    case 'enum':
    case 'integer':
    case 'number':
      return String(value);
  }
}

/** 2026-11-21T09:00:00.000Z → 20261121T090000Z. */
function compactDate(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

function element(name: string, attributes: Record<string, string | number | undefined>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`);
  return `<${name}${written.join('')} />`;
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** An id in braces, as the platform writes the target of a link; undefined for none. */
export function guidOf(id: string | undefined): string | undefined {
  const parsed = id === undefined ? undefined : parseId(id);
  return parsed && formatId(parsed, 'B');
}
