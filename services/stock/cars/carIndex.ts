import type { Dealer } from '../../../domain/documents/dealer.types';
import type { Site } from '../../../sites/site.types';
import { makeDealers } from '../dealers/makeDealers';
import { dealerPlaces } from '../dealers/dealerPlaces';
import { markets, type Market } from '../markets';
import { models, type Model } from '../models';
import { modelWeights } from '../modelWeights';
import { numberFormats, type NumberFormats } from '../numberFormat';
import { profiles, type Profile } from '../profiles';
import { WeightedPicker } from '../random';
import type { StockTexts } from '../words/words.types';
import { getStockTexts } from '../words/getStockTexts';
import { isKeyOf } from '../../../domain/typedKeys';

/** Data that all cars of an index share; prepared once. */
export interface CarIndex {
  site: Site;
  profile: Profile;
  market: Market;
  words: StockTexts;
  formats: NumberFormats;
  /** Models with a price in this market. */
  models: readonly Model[];
  usedModels: WeightedPicker<Model>;
  /** Models for batches of cars returned from leasing: sold new three years ago, no vans. */
  returnedModels: WeightedPicker<Model>;
  /** Models that the site sells new. */
  currentModels: WeightedPicker<Model>;
  /** Models for cars to order, starting with the rarest in the stock. */
  sampleModels: readonly Model[];
  dealers: readonly Dealer[];
  /** Region by `site_id`. */
  regions: ReadonlyMap<string, string>;
  /** Date that ages are calculated from, in ms of Unix time. */
  dayMs: number;
  /** The year of that day. */
  year: number;
}

/** Returns one version of each model, rare models first. */
function chooseSamples(current: readonly Model[], weight: (model: Model) => number): Model[] {
  const rareFirst = [...current].sort((a, b) => weight(a) - weight(b));
  const versions = new Map<string, Model>();
  for (const model of rareFirst) {
    const name = `${model.brand.name} ${model.model}`;
    if (!versions.has(name)) versions.set(name, model);
  }
  return [...versions.values()];
}

/** Prepares the cars of a site for an ISO date. Throws if the site has no cars or the date is invalid. */
export function createCarIndex(site: Site, day: string): CarIndex {
  const profile = isKeyOf(profiles, site.name) ? profiles[site.name] : undefined;
  if (!profile) throw new Error(`The site “${site.name}” sells no cars`);
  const dayMs = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(dayMs)) throw new Error(`“${day}” is not an ISO day`);
  const { country } = site;
  const market = markets[country];
  const [language] = site.languages;
  const soldModels = models.filter((model) => model.price[country] !== undefined);
  const current = soldModels.filter(
    ({ brand, until }) =>
      brand.sellsNew && until === undefined && (profile.makes?.includes(brand.name) ?? true),
  );
  const year = Number(day.slice(0, 4));
  const returned = soldModels.filter(
    ({ lcv, since, until = year }) => !lcv && since < year - 3 && until > year - 3,
  );
  const newCarWeight = modelWeights(country, current, market.kinds.new);
  return {
    site,
    profile,
    market,
    words: getStockTexts(language),
    formats: numberFormats(site.locales[language] ?? language, site.currency),
    models: soldModels,
    usedModels: new WeightedPicker(
      soldModels,
      modelWeights(country, soldModels, market.kinds.used),
    ),
    returnedModels: new WeightedPicker(
      returned,
      modelWeights(country, returned, market.kinds.used),
    ),
    currentModels: new WeightedPicker(current, newCarWeight),
    sampleModels: chooseSamples(current, newCarWeight),
    dealers: makeDealers(site, day),
    regions: new Map(dealerPlaces(site).map(({ siteId, region }) => [siteId, region])),
    dayMs,
    year,
  };
}
