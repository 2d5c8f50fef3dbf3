import type { Language } from '../../../../site/sites/site.types';
import type { Model } from '../models';
import { pick, type Random } from '../random';
import { readTable } from '../readTable';
import type { CarIndex } from './carIndex';
import type { Identity } from './identity';

interface Item {
  /** Lowest package, from 1, that has it. */
  level: number;
  fits: readonly string[];
  text: Record<Language, string>;
}

const items: readonly Item[] = readTable<'level' | 'fits' | Language>('equipment.csv').map(
  ({ level, fits, ...text }) => ({ level: Number(level), fits: fits.split(' '), text }),
);

/** What an item may ask for. Within a row one must fit, and every row that an item names must. */
const demands: readonly (readonly string[])[] = [
  ['premium', 'volume', 'value'],
  ['car', 'suv', 'estate', 'van', 'pickup'],
  ['electric', 'plugin', 'hybrid', 'petrol', 'diesel'],
];

function traitsOf({ brand, lcv, drawn, fuel }: Model): Set<string> {
  const fuels = {
    Electric: 'electric',
    'Plug-in hybrid': 'plugin',
    Hybrid: 'hybrid',
    Petrol: 'petrol',
    Diesel: 'diesel',
  };
  return new Set([brand.segment, lcv ? 'lcv' : 'car', drawn, fuels[fuel]]);
}

function fitsModel({ fits }: Item, traits: ReadonlySet<string>): boolean {
  return demands.every((row) => {
    const asked = fits.filter((trait) => row.includes(trait));
    return asked.length === 0 || asked.some((trait) => traits.has(trait));
  });
}

interface Lists {
  /** What the package holds. */
  included: string[];
  /** What could be ordered besides. */
  extras: string[];
}

const lists = new Map<string, Lists>();

function listsOf(model: Model, level: number, language: Language): Lists {
  const key = `${model.row} ${level} ${language}`;
  let found = lists.get(key);
  if (!found) {
    const traits = traitsOf(model);
    const fitting = items.filter((item) => fitsModel(item, traits));
    const textOf = (item: Item) => item.text[language];
    found = {
      included: fitting.filter((item) => item.level <= level + 1).map(textOf),
      extras: fitting.filter((item) => item.level > level + 1).map(textOf),
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

/** Equipment of the car's package and, now and then, of what was ordered besides. */
export function equipmentOf(random: Random, car: Identity, index: CarIndex): string[] {
  const { included, extras } = listsOf(car.model, car.level, index.site.languages[0]);
  const chosen = new Set<string>();
  if (extras.length > 0 && car.condition !== 'sample') {
    for (let count = Math.floor(random() * 4); count > 0; count -= 1)
      chosen.add(pick(random, extras));
  }
  if (hasLegacyConnectivity(car)) chosen.add(index.words.legacyConnectivity);
  return chosen.size === 0 ? included : [...included, ...chosen];
}
