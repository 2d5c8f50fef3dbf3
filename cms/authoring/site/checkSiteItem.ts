import { readOrigin } from '../../../domain/pages/publicOrigin';
import { optionalValues, phraseValues } from '../../../schema/generated/phrases';
import type { ContentStore } from '../../items/ContentStore';
import type { ItemId } from '../../items/guid';
import type { FieldValues } from '../../items/item.types';
import { localizable, type LocalizableMessage } from '../../../domain/localizable';
import { createEditError } from '../createEditError';
import type { PartItems, SitePart } from './siteParts';

export interface CheckedSiteItem {
  part: SitePart;
  itemId: ItemId;
  name: string;
  language: string;
  fields: FieldValues;
}

/** Maximum length of a phrase, a pattern or a target, in characters. */
const MAX_LENGTH = 2000;

/** Checks an item of a part by rules that contracts do not cover. @throws BAD_INPUT with a message for the editor */
export function checkSiteItem(store: ContentStore, items: PartItems, item: CheckedSiteItem): void {
  const problem = findProblem(store, items, item);
  if (problem !== undefined) throw createEditError('BAD_INPUT', problem);
}

function findProblem(
  store: ContentStore,
  items: PartItems,
  item: CheckedSiteItem,
): string | LocalizableMessage | undefined {
  const longField = Object.entries(item.fields).find(
    ([, value]) => typeof value === 'string' && value.length > MAX_LENGTH,
  );
  if (longField) return localizable`"${longField[0]}" is longer than ${MAX_LENGTH} characters.`;
  switch (item.part) {
    case 'SETTINGS':
      return checkSettings(item);
    case 'DICTIONARY':
      return checkPhrase(item);
    case 'TAGS':
      return checkTag(item);
    case 'REDIRECTS':
      return checkRedirect(store, items, item);
    case 'MENUS':
    case 'FOOTER':
      return undefined;
  }
}

const readText = (fields: FieldValues, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
};

function checkSettings({ fields }: CheckedSiteItem): string | undefined {
  const template = readText(fields, 'titleTemplate');
  if (template && template.split('%s').length !== 2) {
    return 'The title template must hold %s once, for the title of the page.';
  }
  const url = readText(fields, 'url');
  if (url && (url.endsWith('/') || readOrigin(url) === undefined)) {
    return 'The public address must be like https://www.example.com, without a slash at the end.';
  }
  const carList = fields.pathToCarList;
  const isPath = typeof carList === 'object' && 'href' in carList && carList.href.startsWith('/');
  if (carList !== undefined && !isPath) return 'The list of cars is a page of the site.';
  const gtmId = readText(fields, 'gtmID');
  if (gtmId && !/^GTM-[A-Z0-9]{4,12}$/.test(gtmId)) {
    return 'A tag-manager container is called like GTM-ABC123.';
  }
  return undefined;
}

function checkPhrase({ name, fields }: CheckedSiteItem): string | LocalizableMessage | undefined {
  if (fields.Key !== name) return 'The key of a phrase stays what it is.';
  if (!/^[A-Za-z0-9](?:[\w.-]{0,98}[A-Za-z0-9])?$/.test(name)) {
    return 'A key has letters, digits, hyphens and full stops.';
  }
  const phrase = readText(fields, 'Phrase');
  if (!phrase) return 'A phrase cannot be blank; reset it instead.';
  // Sites also have keys of their own, for which the required values are unknown.
  const allowedValues = Object.hasOwn(phraseValues, name) ? phraseValues[name] : undefined;
  if (!allowedValues) return undefined;
  const values = [...new Set(phrase.match(/\{\w+\}/g))].map((value) => value.slice(1, -1));
  const optionalOfPhrase = optionalValues[name] ?? [];
  const missingValues = allowedValues.filter(
    (value) => !values.includes(value) && !optionalOfPhrase.includes(value),
  );
  if (missingValues.length > 0)
    return localizable`The phrase must hold ${`{${missingValues.join('}, {')}}`}.`;
  const hasUnknownValue = values.some((value) => !allowedValues.includes(value));
  return hasUnknownValue || /[{}]/.test(phrase.replace(/\{\w+\}/g, ''))
    ? 'The phrase holds values in braces that the text does not have.'
    : undefined;
}

function checkTag({ name, fields }: CheckedSiteItem): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    return 'The key of a tag has small letters, digits and hyphens alone.';
  }
  if (fields.key !== name) return 'The key of a tag stays what it is: addresses hold it.';
  return readText(fields, 'value') ? undefined : 'A tag needs a name.';
}

function checkRedirect(
  { draft }: ContentStore,
  { root, site }: PartItems,
  { itemId, language, fields }: CheckedSiteItem,
): string | undefined {
  const pattern = readText(fields, 'Pattern');
  const target = readText(fields, 'Target');
  if (!pattern) return 'A redirect needs an old address.';
  if (!target) return 'A redirect needs a target.';
  if (!fields.RedirectType) return 'A redirect needs a type.';
  if (fields.RedirectType === 'SERVER_TRANSFER' && !target.startsWith('/')) {
    return 'A page under another address must be on this site.';
  }
  const locale = readText(fields, 'Locale');
  if (locale && !site.languages.includes(locale)) return 'The site has no such language.';
  const existing = draft.listChildren(draft.find(root.id) ?? root).find((other) => {
    const otherFields = other.versions.get(language)?.fields;
    return (
      other.id !== itemId &&
      otherFields !== undefined &&
      readText(otherFields, 'Pattern').toLowerCase() === pattern.toLowerCase() &&
      readText(otherFields, 'Locale') === locale
    );
  });
  return existing ? 'There is a redirect from this address already.' : undefined;
}
