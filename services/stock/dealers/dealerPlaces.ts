import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { array, lazy, mixed, number, object, string, type InferType } from 'yup';
import type { Language, Site } from '../../../sites/site.types';
import { readTable } from '../readTable';

/** A text, or a text per language. */
type Localised = string | Partial<Record<Language, string>>;

const localisedText = () =>
  lazy((value) =>
    typeof value === 'object' ? mixed<Localised>().required() : string().required(),
  );

const hoursSchema = array()
  .of(object({ days: localisedText(), hours: localisedText() }))
  .default([]);

const placeSchema = object({
  item: string().required(),
  name: localisedText(),
  address: localisedText(),
  zip: string().required(),
  city: localisedText(),
  lat: number().required(),
  lng: number().required(),
  phone: string().required(),
  openingHours: hoursSchema.default(undefined),
});

const fileSchema = object({
  defaults: object({ openingHours: hoursSchema }).default({ openingHours: [] }),
  locations: array().of(placeSchema).required(),
});

export interface OpeningLine {
  days: string;
  hours: string;
}

/** A dealer in the site's location finder, with additional data for the stock. */
export interface DealerPlace {
  siteId: string;
  /** Name of its content item and page. */
  slug: string;
  name: string;
  address: string;
  zip: string;
  city: string;
  region: string;
  lat: number;
  lng: number;
  phone: string;
  openingHours: readonly OpeningLine[];
}

const rowsByItem = new Map(
  readTable<'item' | 'site_id' | 'region'>('dealers.csv').map((row) => [row.item, row]),
);

const placesCache = new Map<string, readonly DealerPlace[]>();

function readPlaces(site: Site): DealerPlace[] {
  const [language] = site.languages;
  const path = join('cms', 'content', site.name, 'locations.yml');
  const { defaults, locations } = fileSchema.validateSync(parse(readFileSync(path, 'utf8')));
  const localise = (value: unknown): string => {
    const localised = value as Localised;
    return typeof localised === 'string' ? localised : (localised[language] ?? '');
  };
  return locations.map((location: InferType<typeof placeSchema>) => {
    const row = rowsByItem.get(location.item);
    if (!row) throw new Error(`dealers.csv has no ${location.item}, which ${path} has`);
    return {
      siteId: row.site_id,
      slug: location.item,
      name: localise(location.name),
      address: localise(location.address),
      zip: location.zip,
      city: localise(location.city),
      region: row.region,
      lat: location.lat,
      lng: location.lng,
      phone: location.phone,
      openingHours: (location.openingHours ?? defaults.openingHours).map((line) => ({
        days: localise(line.days),
        hours: localise(line.hours),
      })),
    };
  });
}

/**
 * Returns the dealers of a site in the order of its location finder; cached. Throws if `dealers.csv` lacks a
 * place.
 */
export function dealerPlaces(site: Site): readonly DealerPlace[] {
  let places = placesCache.get(site.name);
  if (!places) placesCache.set(site.name, (places = readPlaces(site)));
  return places;
}
