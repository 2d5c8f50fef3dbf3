import type { Dealer } from '../../../domain/documents/dealer.types';
import type { Site } from '../../../sites/site.types';
import { makeDealers } from '../dealers/makeDealers';
import { dealerPlaces } from '../dealers/dealerPlaces';
import { markets, type Market } from '../markets';
import { models, type Model } from '../models';
import { modelWeights } from '../modelWeights';
import { numberFormats, type NumberFormats } from '../numberFormat';
import { profiles, type Profile } from '../profiles';
import { Lottery } from '../random';
import type { StockWords } from '../words/words.types';
import { wordsOf } from '../words/wordsOf';
import { isKeyOf } from '../../../domain/typedKeys';

/** Everything that the cars of an index have in common, prepared once. */
export interface CarIndex {
  site: Site;
  profile: Profile;
  market: Market;
  words: StockWords;
  formats: NumberFormats;
  /** Models that have a price in this market. */
  models: readonly Model[];
  used: Lottery<Model>;
  /** Models that come back from leasing in batches: sold new three years ago, and no vans. */
  returned: Lottery<Model>;
  /** Models that the site sells new. */
  current: Lottery<Model>;
  /** Models to order, those first that hardly any car in stock is of. */
  samples: readonly Model[];
  dealers: readonly Dealer[];
  /** Region by `site_id`. */
  regions: ReadonlyMap<string, string>;
  /** The day that ages count back from, in ms of Unix time. */
  day: number;
  /** The year of that day. */
  year: number;
}

/** A version of each model, rare ones first. */
function toOrder(current: readonly Model[], weightOf: (model: Model) => number): Model[] {
  const rareFirst = [...current].sort((one, other) => weightOf(one) - weightOf(other));
  const versions = new Map<string, Model>();
  for (const model of rareFirst) {
    const name = `${model.brand.name} ${model.model}`;
    if (!versions.has(name)) versions.set(name, model);
  }
  return [...versions.values()];
}

/** Prepares the cars of a site as of an ISO day. Throws for a site without cars or a wrong day. */
export function carIndexOf(site: Site, day: string): CarIndex {
  const profile = isKeyOf(profiles, site.name) ? profiles[site.name] : undefined;
  if (!profile) throw new Error(`The site “${site.name}” sells no cars`);
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at)) throw new Error(`“${day}” is not an ISO day`);
  const { country } = site;
  const market = markets[country];
  const [language] = site.languages;
  const sold = models.filter((model) => model.price[country] !== undefined);
  const current = sold.filter(
    ({ brand, until }) =>
      brand.sellsNew && until === undefined && (profile.makes?.includes(brand.name) ?? true),
  );
  const year = Number(day.slice(0, 4));
  const returned = sold.filter(
    ({ lcv, since, until = year }) => !lcv && since < year - 3 && until > year - 3,
  );
  const weightNew = modelWeights(country, current, market.kinds.new);
  return {
    site,
    profile,
    market,
    words: wordsOf(language),
    formats: numberFormats(site.locales[language] ?? language, site.currency),
    models: sold,
    used: new Lottery(sold, modelWeights(country, sold, market.kinds.used)),
    returned: new Lottery(returned, modelWeights(country, returned, market.kinds.used)),
    current: new Lottery(current, weightNew),
    samples: toOrder(current, weightNew),
    dealers: makeDealers(site, day),
    regions: new Map(dealerPlaces(site).map(({ siteId, region }) => [siteId, region])),
    day: at,
    year,
  };
}
