import type { ApolloClient } from '@apollo/client';
import { readOrigin } from '../../domain/pages/publicOrigin';
import { DictionaryDocument, SiteSettingsDocument } from '../../schema/generated/operations';
import { defaultDeliveryTerms } from '../../domain/delivery/defaultDeliveryTerms';
import type { DeliveryTerms } from '../../domain/delivery/homeDelivery';
import { readDeliveryTerms } from '../../domain/delivery/readDeliveryTerms';
import type { ConsentManager } from '../../schema/generated/fields';
import type { Messages } from '../../messages/messages';
import { messagesOf } from '../../messages/messagesOf';
import type { Language, Site } from '../../sites/site.types';
import { isRecord } from '../../domain/isRecord';
import { RefreshingCache } from './RefreshingCache';

/** What editors decide for a whole site, in one language. */
export interface SiteContent {
  settings: SiteSettings;
  messages: Messages;
  /**
   * What the dictionary says of where visitors of a dealer that is not there are sent: empty for the
   * front page, undefined where it says nothing (spec 3 §2.2).
   */
  missingDealerRoute?: string;
}

/** Key of the dictionary that names the list of dealers; it is an address, and no text that is shown. */
const missingDealerKey = 'dealerListPath';

interface SiteSettings {
  name: string;
  /** Public address without a trailing slash; undefined means the address that was asked for. */
  url?: string;
  /** `%s` stands for the page's own title. */
  titleTemplate: string;
  gtmID?: string;
  /** Path of the car list page. */
  pathToCarList?: string;
  /** What home delivery of cars costs; empty where cars are not delivered. */
  homeDelivery?: DeliveryTerms;
  /** Who asks for consent; undefined means our own dialog, where the site has a tag manager. */
  consentManager?: ConsentManager;
}

const consentManagers = ['BuiltIn', 'External'] as const satisfies readonly ConsentManager[];

/** How long an answer is used before it is asked again in the background, in milliseconds. */
const freshFor = 60_000;

/** Most pages of the dictionary that are read; 500 keys each. */
const mostDictionaryPages = 20;

/**
 * Settings and dictionary of each site and language, remembered between requests. While the
 * platform fails the last known answer stands; before the first answer, the defaults in code do.
 */
export function createSiteContent(client: ApolloClient, onError: (error: unknown) => void) {
  const cache = new RefreshingCache<SiteContent>({ name: 'site settings', freshFor, onError });
  return {
    /** Settings and texts; rejects only when the platform failed and nothing is remembered. */
    get: (site: Site, language: Language) =>
      cache.get(`${site.name} ${language}`, () => load({ client, onError }, site, language)),
  };
}

export type SiteContentSource = ReturnType<typeof createSiteContent>;

/** What stands when the content platform has never answered. */
export function defaultSiteContent(site: Site, language: Language): SiteContent {
  return {
    settings: {
      name: site.name,
      titleTemplate: '%s',
      homeDelivery: defaultDeliveryTerms[site.country],
    },
    messages: messagesOf(language),
  };
}

interface Source {
  client: ApolloClient;
  onError: (error: unknown) => void;
}

async function load(source: Source, site: Site, language: Language): Promise<SiteContent> {
  const [settings, dictionary] = await Promise.all([
    loadSettings(source, site, language),
    loadDictionary(source.client, site, language),
  ]);
  const texts = dictionary.filter(([, text]) => text !== '');
  return {
    settings,
    messages: { ...messagesOf(language), ...Object.fromEntries(texts) },
    missingDealerRoute: dictionary.find(([key]) => key === missingDealerKey)?.[1],
  };
}

async function loadSettings(
  { client, onError }: Source,
  site: Site,
  language: Language,
): Promise<SiteSettings> {
  const { data } = await client.query({
    query: SiteSettingsDocument,
    variables: { path: `/sitecore/content/${site.name}/Settings`, language },
  });
  const item = data?.item;
  return {
    name: text(item?.name) ?? site.name,
    // Not every address that was ever saved is one: then the site's own host stands.
    url: readOrigin(text(item?.url)?.replace(/\/+$/, '') ?? ''),
    titleTemplate: text(item?.titleTemplate) ?? '%s',
    gtmID: text(item?.gtmID),
    pathToCarList: text(item?.pathToCarList, 'href'),
    homeDelivery: deliveryTerms(text(item?.homeDeliveryPrices), site, onError),
    consentManager: consentManagers.find((name) => name === text(item?.consentManager)),
  };
}

/** The prices that editors have set, else the market's; those that cannot be read are told. */
function deliveryTerms(
  set: string | undefined,
  { name, country }: Site,
  onError: (error: unknown) => void,
): DeliveryTerms {
  try {
    if (set !== undefined) return readDeliveryTerms(set);
  } catch (cause) {
    onError(new Error(`Prices of home delivery of ${name} cannot be read`, { cause }));
  }
  return defaultDeliveryTerms[country];
}

/** The text of a field's `{ value }`, or of one part of it; undefined when blank or of another shape. */
function text(
  field: { jsonValue?: unknown } | null | undefined,
  part?: string,
): string | undefined {
  const json = field?.jsonValue;
  const value = isRecord(json) ? json.value : undefined;
  const found = part && isRecord(value) ? value[part] : value;
  return typeof found === 'string' && found !== '' ? found : undefined;
}

async function loadDictionary(
  client: ApolloClient,
  site: Site,
  language: Language,
): Promise<[key: string, text: string][]> {
  const entries: [string, string][] = [];
  let after = '';
  for (let page = 0; page < mostDictionaryPages; page++) {
    const { data } = await client.query({
      query: DictionaryDocument,
      variables: { site: site.name, language, after },
    });
    const dictionary = data?.site?.siteInfo?.dictionary;
    for (const entry of dictionary?.results ?? []) {
      if (entry && typeof entry.value === 'string') {
        entries.push([entry.key, entry.value]);
      }
    }
    if (!dictionary?.pageInfo?.hasNext || !dictionary.pageInfo.endCursor) break;
    after = dictionary.pageInfo.endCursor;
  }
  return entries;
}
