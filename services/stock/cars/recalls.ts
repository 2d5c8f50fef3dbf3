import type { CarRecall } from '../../../domain/documents/carHistory.types';
import { between, pick, type Random } from '../random';
import type { CarIndex } from './carIndex';
import { dayBefore, type Identity } from './identity';

/** Share of cars that were called back, and of these of which it is still to be done. */
const CALLED_BACK = 0.22;
const OPEN = 0.15;

/** What cars are called back for; makers write letters in the language of the country. */
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

/** What the maker has called the car back for; most cars have not been. */
export function recallsOf(
  random: Random,
  { ageDays, model }: Identity,
  index: CarIndex,
): readonly CarRecall[] {
  if (random() > CALLED_BACK || ageDays < 120) return [];
  const isDone = random() > OPEN;
  return [
    {
      title: pick(random, titles[index.site.languages[0]] ?? titles.en ?? []),
      reference: `${model.brand.wmi}-${between(random, 1000, 9999)}`,
      isDone,
      date: dayBefore(index, between(random, 20, ageDays - 60)),
    },
  ];
}
