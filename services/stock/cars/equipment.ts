import { equipmentTexts } from '../../../domain/stockTexts/equipmentTexts';
import { lookOf } from '../../media/looks';
import type { Language } from '../../../sites/site.types';
import type { Model } from '../models';
import { pick, type Random } from '../random';
import { readTable } from '../readTable';
import type { CarIndex } from './carIndex';
import type { Identity } from './identity';

interface Item {
  key: string;
  /** Lowest package, from 1, that has it. */
  level: number;
  /** First model year that has it. */
  since: number;
  fits: readonly string[];
  /** Key of the item that a car with this one does not have besides. */
  insteadOf: string;
  text: Record<Language, string>;
}

type Column = 'key' | 'level' | 'fits' | 'since' | 'instead_of';

const texts: Readonly<Record<string, Item['text'] | undefined>> = equipmentTexts;

/** @throws where a row of the table has no words */
function textOf(key: string): Item['text'] {
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
    text: textOf(key),
    fits: fits.split(' '),
  }),
);

/** What an item may ask for. Within a row one must fit, and every row that an item names must. */
const demands: readonly (readonly string[])[] = [
  ['premium', 'volume', 'value'],
  ['car', 'suv', 'estate', 'van', 'pickup'],
  ['electric', 'plugin', 'hybrid', 'petrol', 'diesel'],
];

function traitsOf({ brand, lcv, look, fuel }: Model): Set<string> {
  const fuels = {
    Electric: 'electric',
    'Plug-in hybrid': 'plugin',
    Hybrid: 'hybrid',
    Petrol: 'petrol',
    Diesel: 'diesel',
  };
  return new Set([brand.segment, lcv ? 'lcv' : 'car', lookOf(look).cabin, fuels[fuel]]);
}

function fitsModel({ fits }: Item, traits: ReadonlySet<string>): boolean {
  return demands.every((row) => {
    const asked = fits.filter((trait) => row.includes(trait));
    return asked.length === 0 || asked.some((trait) => traits.has(trait));
  });
}

interface Lists {
  /** What the package holds. */
  included: Item[];
  /** What could be ordered besides. */
  extras: Item[];
}

const lists = new Map<string, Lists>();

function listsOf({ model, level, year }: Identity): Lists {
  const key = `${model.row} ${level} ${year}`;
  let found = lists.get(key);
  if (!found) {
    const traits = traitsOf(model);
    const fitting = items.filter((item) => item.since <= year && fitsModel(item, traits));
    found = {
      included: fitting.filter((item) => item.level <= level + 1),
      extras: fitting.filter((item) => item.level > level + 1),
    };
    lists.set(key, found);
  }
  return found;
}

/** Cars registered before have a modem of an older mobile network. */
const FIRST_YEAR_OF_4G = 2021;

/** The mobile connection of the car goes through a network that is being shut down (spec 2 §6). */
export const hasLegacyConnectivity = ({ model, condition, year }: Identity): boolean =>
  condition === 'used' && year < FIRST_YEAR_OF_4G && model.brand.segment !== 'value';

/** Equipment of the car's package and, now and then, of what was ordered besides or in its place. */
export function equipmentOf(random: Random, car: Identity, index: CarIndex): string[] {
  const { included, extras } = listsOf(car);
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
