import { equipmentTexts } from '../../../domain/stockTexts/equipmentTexts';
import { getBodyStyle } from '../../media/bodyStyles';
import type { Language } from '../../../sites/site.types';
import type { Model } from '../models';
import { pick, type Random } from '../random';
import { readTable } from '../readTable';
import type { CarIndex } from './carIndex';
import type { Identity } from './identity';

interface Item {
  key: string;
  /** Lowest package, from 1, that includes the item. */
  level: number;
  /** First model year that includes the item. */
  since: number;
  fits: readonly string[];
  /** Key of the item that this one replaces. */
  insteadOf: string;
  text: Record<Language, string>;
}

type Column = 'key' | 'level' | 'fits' | 'since' | 'instead_of';

const texts: Readonly<Record<string, Item['text'] | undefined>> = equipmentTexts;

/** Returns the names of an item. @throws Error if `equipmentTexts` has none */
function getTranslations(key: string): Item['text'] {
  const text = texts[key];
  if (!text) throw new Error(`Equipment “${key}” has no name`);
  return text;
}

const items: readonly Item[] = readTable<Column>('equipment.csv').map(
  ({ key, level, fits, since, instead_of: insteadOf }) => ({
    key,
    level: Number(level),
    since: Number(since),
    insteadOf,
    text: getTranslations(key),
    fits: fits.split(' '),
  }),
);

/**
 * Traits that an item can require, in groups. A car must have one required trait of each group that the item
 * uses.
 */
const traitGroups: readonly (readonly string[])[] = [
  ['premium', 'volume', 'value'],
  ['car', 'suv', 'estate', 'van', 'pickup'],
  ['electric', 'plugin', 'hybrid', 'petrol', 'diesel'],
];

function readTraits({ brand, lcv, bodyStyle, fuel }: Model): Set<string> {
  const fuels = {
    Electric: 'electric',
    'Plug-in hybrid': 'plugin',
    Hybrid: 'hybrid',
    Petrol: 'petrol',
    Diesel: 'diesel',
  };
  return new Set([brand.segment, lcv ? 'lcv' : 'car', getBodyStyle(bodyStyle).cabin, fuels[fuel]]);
}

function fitsModel({ fits }: Item, traits: ReadonlySet<string>): boolean {
  return traitGroups.every((group) => {
    const required = fits.filter((trait) => group.includes(trait));
    return required.length === 0 || required.some((trait) => traits.has(trait));
  });
}

interface EquipmentLists {
  /** Standard equipment of the package. */
  included: Item[];
  /** Optional items. */
  extras: Item[];
}

const cache = new Map<string, EquipmentLists>();

function getEquipmentLists({ model, level, year }: Identity): EquipmentLists {
  const key = `${model.row} ${level} ${year}`;
  let equipmentLists = cache.get(key);
  if (!equipmentLists) {
    const traits = readTraits(model);
    const available = items.filter((item) => item.since <= year && fitsModel(item, traits));
    equipmentLists = {
      included: available.filter((item) => item.level <= level + 1),
      extras: available.filter((item) => item.level > level + 1),
    };
    cache.set(key, equipmentLists);
  }
  return equipmentLists;
}

/** First model year of cars with a modem for 4G networks; older ones use 3G. */
const FIRST_YEAR_OF_4G = 2021;

/** Checks whether the mobile connection of a car uses a network that is being shut down. */
export const hasLegacyConnectivity = ({ model, condition, year }: Identity): boolean =>
  condition === 'used' && year < FIRST_YEAR_OF_4G && model.brand.segment !== 'value';

/**
 * Returns the equipment texts of a car: its package, and sometimes optional items, which may replace
 * standard ones.
 */
export function listEquipment(random: Random, car: Identity, index: CarIndex): string[] {
  const { included, extras } = getEquipmentLists(car);
  const chosen = new Set(included);
  if (extras.length > 0 && car.condition !== 'sample') {
    for (let count = Math.floor(random() * 4); count > 0; count -= 1)
      chosen.add(pick(random, extras));
  }
  const replaced = new Set([...chosen].map(({ insteadOf }) => insteadOf));
  const [language] = index.site.languages;
  const texts = [...chosen].flatMap(({ key, text }) => (replaced.has(key) ? [] : [text[language]]));
  return hasLegacyConnectivity(car) ? [...texts, index.words.legacyConnectivity] : texts;
}
