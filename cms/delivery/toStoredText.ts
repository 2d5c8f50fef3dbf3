import type { FieldContract } from '../../schema/contract';
import { getLinkType } from '../items/localiseHref';
import { formatId, parseId } from '../items/guid';
import type { FieldValue } from '../items/item.types';
import { asLink, asImage, asFile, asIdList } from '../items/fieldValues';

/**
 * Converts a field's value to the text that the platform stores and returns as `value`: "1" or "" for a checkbox,
 * yyyyMMddTHHmmssZ for a date, XML for links, pictures and files, {GUID}s joined by | for references.
 */
export function toStoredText(contract: FieldContract, value: FieldValue | undefined): string {
  if (value === undefined) return '';
  switch (contract.kind) {
    case 'boolean':
      return value === true ? '1' : '';
    case 'date':
      return toCompactDate(new Date(String(value)));
    case 'link': {
      const link = asLink(value);
      if (!link) return '';
      const { href: url, id, ...otherProperties } = link;
      return toXmlElement('link', {
        linktype: getLinkType(url),
        ...otherProperties,
        id: toGuid(id),
        url,
      });
    }
    case 'image':
      return toXmlElement('image', { ...asImage(value) });
    case 'file':
      return toXmlElement('file', { ...asFile(value) });
    case 'item':
      return formatId(String(value), 'B');
    case 'items':
      return asIdList(value)
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

/** Converts a date to the form 20261121T090000Z. */
function toCompactDate(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

function toXmlElement(
  name: string,
  attributes: Record<string, string | number | undefined>,
): string {
  const attributeTexts = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`);
  return `<${name}${attributeTexts.join('')} />`;
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Formats an id as a GUID in braces; undefined for no id or an invalid id. */
export function toGuid(id: string | undefined): string | undefined {
  const parsed = id === undefined ? undefined : parseId(id);
  return parsed && formatId(parsed, 'B');
}
