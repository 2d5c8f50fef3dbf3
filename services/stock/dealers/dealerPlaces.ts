import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { array, lazy, mixed, number, object, string, type InferType } from 'yup';
import type { Language, Site } from '../../../sites/site.types';
import { readTable } from '../readTable';

/** A text, or one for each language. */
type Localised = string | Partial<Record<Language, string>>;

const text = () =>
  lazy((value) =>
    typeof value === 'object' ? mixed<Localised>().required() : string().required(),
  );

const hours = array()
  .of(object({ days: text(), hours: text() }))
  .default([]);

const place = object({
  item: string().required(),
  name: text(),
  address: text(),
  zip: string().required(),
  city: text(),
  lat: number().required(),
  lng: number().required(),
  phone: string().required(),
  openingHours: hours.default(undefined),
});

const file = object({
  defaults: object({ openingHours: hours }).default({ openingHours: [] }),
  locations: array().of(place).required(),
});

export interface OpeningLine {
  days: string;
  hours: string;
}

/** A dealer as the site's location finder shows it, with what the stock knows besides. */
export interface DealerPlace {
  siteId: string;
  /** Name of its item, and of its page. */
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

const known = new Map(
  readTable<'item' | 'site_id' | 'region'>('dealers.csv').map((row) => [row.item, row]),
);

const read = new Map<string, readonly DealerPlace[]>();

function readPlaces(site: Site): DealerPlace[] {
  const [language] = site.languages;
  const path = join('cms', 'content', site.name, 'locations.yml');
  const { defaults, locations } = file.validateSync(parse(readFileSync(path, 'utf8')));
  const said = (value: unknown): string => {
    const localised = value as Localised;
    return typeof localised === 'string' ? localised : (localised[language] ?? '');
  };
  return locations.map((found: InferType<typeof place>) => {
    const row = known.get(found.item);
    if (!row) throw new Error(`dealers.csv has no ${found.item}, which ${path} has`);
    return {
      siteId: row.site_id,
      slug: found.item,
      name: said(found.name),
      address: said(found.address),
      zip: found.zip,
      city: said(found.city),
      region: row.region,
      lat: found.lat,
      lng: found.lng,
      phone: found.phone,
      openingHours: (found.openingHours ?? defaults.openingHours).map((line) => ({
        days: said(line.days),
        hours: said(line.hours),
      })),
    };
  });
}

/** The dealers of a site, from the places of its location finder. Throws for a place without an id. */
export function dealerPlaces(site: Site): readonly DealerPlace[] {
  let places = read.get(site.name);
  if (!places) read.set(site.name, (places = readPlaces(site)));
  return places;
}
