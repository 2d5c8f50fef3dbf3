import type { CarRecall } from '../../../domain/documents/carHistory.types';
import { randomInteger, pick, type Random } from '../random';
import type { CarIndex } from './carIndex';
import { dayBefore, type Identity } from './identity';

/** Share of cars with a recall. */
const RECALL_SHARE = 0.22;
const OPEN_RECALL_SHARE = 0.15;

/** Recall titles by language; manufacturers write in the language of the country. */
const titles: Readonly<Record<string, readonly string[]>> = {
  sv: [
    'Uppdatering av bromsarnas programvara',
    'Byte av bältessträckare',
    'Kontroll av kylvätskepump',
  ],
  nb: [
    'Oppdatering av bremsenes programvare',
    'Bytte av beltestrammer',
    'Kontroll av kjølevæskepumpe',
  ],
  en: ['Brake software update', 'Seat belt pretensioner replaced', 'Coolant pump check'],
  sk: [
    'Aktualizácia softvéru bŕzd',
    'Výmena predpínača pásu',
    'Kontrola čerpadla chladiacej kvapaliny',
  ],
  fi: [
    'Jarrujen ohjelmistopäivitys',
    'Turvavyön kiristimen vaihto',
    'Jäähdytysnestepumpun tarkastus',
  ],
};

/** Generates the recalls of a car; most cars have none. */
export function makeRecalls(
  random: Random,
  { ageDays, model }: Identity,
  index: CarIndex,
): readonly CarRecall[] {
  if (random() > RECALL_SHARE || ageDays < 120) return [];
  const isDone = random() > OPEN_RECALL_SHARE;
  return [
    {
      title: pick(random, titles[index.site.languages[0]] ?? titles.en ?? []),
      reference: `${model.brand.wmi}-${randomInteger(random, 1000, 9999)}`,
      isDone,
      date: dayBefore(index, randomInteger(random, 20, ageDays - 60)),
    },
  ];
}
