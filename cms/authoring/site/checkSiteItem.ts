import { readOrigin } from '../../../domain/pages/publicOrigin';
import { optionalValues, phraseValues } from '../../../schema/generated/phrases';
import type { ContentStore } from '../../items/contentStore';
import type { ItemId } from '../../items/guid';
import type { FieldValues } from '../../items/item';
import { editError } from '../editError';
import type { PartItems, SitePart } from './siteParts';

export interface CheckedSiteItem {
  part: SitePart;
  itemId: ItemId;
  name: string;
  language: string;
  fields: FieldValues;
}

/** Longest text of a phrase, a pattern or a target, in characters. */
const maxLength = 2000;

/** What contracts do not say about the items of a part. Throws BAD_INPUT in words for the editor. */
export function checkSiteItem(store: ContentStore, items: PartItems, item: CheckedSiteItem): void {
  const problem = problemOf(store, items, item);
  if (problem !== undefined) throw editError('BAD_INPUT', problem);
}

function problemOf(
  store: ContentStore,
  items: PartItems,
  item: CheckedSiteItem,
): string | undefined {
  const tooLong = Object.entries(item.fields).find(
    ([, value]) => typeof value === 'string' && value.length > maxLength,
  );
  if (tooLong) return `"${tooLong[0]}" is longer than ${maxLength} characters.`;
  switch (item.part) {
    case 'SETTINGS':
      return problemOfSettings(item);
    case 'DICTIONARY':
      return problemOfPhrase(item);
    case 'TAGS':
      return problemOfTag(item);
    case 'REDIRECTS':
      return problemOfRedirect(store, items, item);
    case 'MENUS':
    case 'FOOTER':
      return undefined;
  }
}

const textOf = (fields: FieldValues, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
};

function problemOfSettings({ fields }: CheckedSiteItem): string | undefined {
  const template = textOf(fields, 'titleTemplate');
  if (template && template.split('%s').length !== 2) {
    return 'The title template must hold %s once, for the title of the page.';
  }
  const url = textOf(fields, 'url');
  if (url && (url.endsWith('/') || readOrigin(url) === undefined)) {
    return 'The public address must be like https://www.example.com, without a slash at the end.';
  }
  const carList = fields.pathToCarList;
  const isPath = typeof carList === 'object' && 'href' in carList && carList.href.startsWith('/');
  if (carList !== undefined && !isPath) return 'The list of cars is a page of the site.';
  const gtmId = textOf(fields, 'gtmID');
  if (gtmId && !/^GTM-[A-Z0-9]{4,12}$/.test(gtmId)) {
    return 'A tag-manager container is called like GTM-ABC123.';
  }
  return undefined;
}

function problemOfPhrase({ name, fields }: CheckedSiteItem): string | undefined {
  if (fields.Key !== name) return 'The key of a phrase stays what it is.';
  if (!/^[A-Za-z0-9](?:[\w.-]{0,98}[A-Za-z0-9])?$/.test(name)) {
    return 'A key has letters, digits, hyphens and full stops.';
  }
  const phrase = textOf(fields, 'Phrase');
  if (!phrase) return 'A phrase cannot be blank; reset it instead.';
  // Sites have keys of their own besides, whose values nobody knows.
  const wanted = Object.hasOwn(phraseValues, name) ? phraseValues[name] : undefined;
  if (!wanted) return undefined;
  const own = [...new Set(phrase.match(/\{\w+\}/g))].map((value) => value.slice(1, -1));
  const optional = optionalValues[name] ?? [];
  const missing = wanted.filter((value) => !own.includes(value) && !optional.includes(value));
  if (missing.length > 0) return `The phrase must hold {${missing.join('}, {')}}.`;
  const isOdd = own.some((value) => !wanted.includes(value));
  return isOdd || /[{}]/.test(phrase.replace(/\{\w+\}/g, ''))
    ? 'The phrase holds values in braces that the text does not have.'
    : undefined;
}

function problemOfTag({ name, fields }: CheckedSiteItem): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    return 'The key of a tag has small letters, digits and hyphens alone.';
  }
  if (fields.key !== name) return 'The key of a tag stays what it is: addresses hold it.';
  return textOf(fields, 'value') ? undefined : 'A tag needs a name.';
}

function problemOfRedirect(
  { draft }: ContentStore,
  { root, site }: PartItems,
  { itemId, language, fields }: CheckedSiteItem,
): string | undefined {
  const pattern = textOf(fields, 'Pattern');
  const target = textOf(fields, 'Target');
  if (!pattern) return 'A redirect needs an old address.';
  if (!target) return 'A redirect needs a target.';
  if (!fields.RedirectType) return 'A redirect needs a type.';
  if (fields.RedirectType === 'SERVER_TRANSFER' && !target.startsWith('/')) {
    return 'A page under another address must be on this site.';
  }
  const locale = textOf(fields, 'Locale');
  if (locale && !site.languages.includes(locale)) return 'The site has no such language.';
  const twin = draft.childrenOf(draft.find(root.id) ?? root).find((other) => {
    const theirs = other.versions.get(language)?.fields;
    return (
      other.id !== itemId &&
      theirs !== undefined &&
      textOf(theirs, 'Pattern').toLowerCase() === pattern.toLowerCase() &&
      textOf(theirs, 'Locale') === locale
    );
  });
  return twin ? 'There is a redirect from this address already.' : undefined;
}
