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

/** Content and settings of a whole site in one language, as editors set them. */
export interface SiteContent {
  settings: SiteSettings;
  messages: Messages;
  /**
   * Where visitors of an unknown dealer are redirected, from the dictionary: blank for the front page,
   * undefined when it is not set.
   */
  missingDealerRoute?: string;
}

/** Key of the dictionary for the address of the dealer list; it is never shown as text. */
const MISSING_DEALER_KEY = 'dealerListPath';

interface SiteSettings {
  name: string;
  /** Public address without a trailing slash; undefined means the address of the request. */
  url?: string;
  /** `%s` stands for the page's own title. */
  titleTemplate: string;
  gtmID?: string;
  /** Path of the car list page. */
  pathToCarList?: string;
  /** Price of home delivery of cars; empty when cars are not delivered. */
  homeDelivery?: DeliveryTerms;
  /** The consent provider; undefined means our own dialog, where the site has a tag manager. */
  consentManager?: ConsentManager;
}

const consentManagers = ['BuiltIn', 'External'] as const satisfies readonly ConsentManager[];

/** How long an answer is used before it is fetched again in the background. */
const FRESH_MS = 60_000;

/** Maximum number of dictionary pages that are read, each with 500 keys. */
const MAX_DICTIONARY_PAGES = 20;

/**
 * Settings and dictionary of each site and language, cached between requests. While the platform fails, the
 * last answer is used.
 */
export function createSiteContent(client: ApolloClient, onError: (error: unknown) => void) {
  const cache = new RefreshingCache<SiteContent>({
    name: 'site settings',
    freshMs: FRESH_MS,
    onError,
  });
  return {
    /** Settings and texts; rejects only when the platform failed and nothing is cached. */
    get: (site: Site, language: Language) =>
      cache.get(`${site.name} ${language}`, () => load({ client, onError }, site, language)),
  };
}

export type SiteContentSource = ReturnType<typeof createSiteContent>;

/** Used when the content platform has never answered. */
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

interface ContentSource {
  client: ApolloClient;
  onError: (error: unknown) => void;
}

async function load(source: ContentSource, site: Site, language: Language): Promise<SiteContent> {
  const [settings, dictionary] = await Promise.all([
    loadSettings(source, site, language),
    loadDictionary(source.client, site, language),
  ]);
  const texts = dictionary.filter(([, text]) => text !== '');
  return {
    settings,
    messages: { ...messagesOf(language), ...Object.fromEntries(texts) },
    missingDealerRoute: dictionary.find(([key]) => key === MISSING_DEALER_KEY)?.[1],
  };
}

async function loadSettings(
  { client, onError }: ContentSource,
  site: Site,
  language: Language,
): Promise<SiteSettings> {
  const { data } = await client.query({
    query: SiteSettingsDocument,
    variables: { path: `/sitecore/content/${site.name}/Settings`, language },
  });
  const item = data?.item;
  return {
    name: readText(item?.name) ?? site.name,
    // Some saved addresses are not valid: then the site's own host is used.
    url: readOrigin(readText(item?.url)?.replace(/\/+$/, '') ?? ''),
    titleTemplate: readText(item?.titleTemplate) ?? '%s',
    gtmID: readText(item?.gtmID),
    pathToCarList: readText(item?.pathToCarList, 'href'),
    homeDelivery: deliveryTerms(readText(item?.homeDeliveryPrices), site, onError),
    consentManager: consentManagers.find((name) => name === readText(item?.consentManager)),
  };
}

/** The prices that editors have set, otherwise the market's defaults; unreadable prices are reported. */
function deliveryTerms(
  configured: string | undefined,
  { name, country }: Site,
  onError: (error: unknown) => void,
): DeliveryTerms {
  try {
    if (configured !== undefined) return readDeliveryTerms(configured);
  } catch (cause) {
    onError(new Error(`Invalid home delivery prices of ${name}`, { cause }));
  }
  return defaultDeliveryTerms[country];
}

/** The text of a field's `{ value }`, or of one of its properties; undefined when it is blank or no text. */
function readText(
  field: { jsonValue?: unknown } | null | undefined,
  key?: string,
): string | undefined {
  const json = field?.jsonValue;
  const value = isRecord(json) ? json.value : undefined;
  const fieldValue = key && isRecord(value) ? value[key] : value;
  return typeof fieldValue === 'string' && fieldValue !== '' ? fieldValue : undefined;
}

async function loadDictionary(
  client: ApolloClient,
  site: Site,
  language: Language,
): Promise<[key: string, text: string][]> {
  const entries: [string, string][] = [];
  let after = '';
  for (let page = 0; page < MAX_DICTIONARY_PAGES; page++) {
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
