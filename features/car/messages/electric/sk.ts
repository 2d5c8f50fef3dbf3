import type { sv } from './sv';

/** Default texts about driving and charging an electric car, in Slovak. */
export const sk = {
  electricTitle: 'Dojazd a nabíjanie',
  electricSeason: 'Ročné obdobie',
  electricSummer: 'Leto, {celsius}',
  electricWinter: 'Zima, {celsius}',
  electricDrive: 'Jazda',
  electricTown: 'V meste',
  electricEstimate: 'približne {range}',
  electricWltp: '{range} podľa WLTP',
  electricHealth: 'Nameraný stav batérie, {percent}, je započítaný.',
  electricNote:
    'Odhad z hodnoty WLTP, rýchlosti a teploty. Vietor, kopce, náklad a pneumatiky ho menia.',
  electricPlugin: 'Platí pre jazdu na elektrinu.',
  electricChart: 'Odhadovaný dojazd',
  electricCharging: 'Nabitie z 10 na 80 %',
  electricFast: 'Na rýchlonabíjačke',
  electricFastPower: 'najviac {power}',
  electricHome: 'Doma',
  electricPlug: 'Výkon nabíjania doma',
  electricPlugLimit: 'Auto prijme najviac {power}.',
  electricCost: 'Cena za {distance}',
  electricCostHome: 'Nabíjané doma',
  electricCostFast: 'Rýchlo nabíjané',
  electricCostPetrol: 'Podobné benzínové auto',
  electricCostNote:
    'Počítané s {home} za kWh doma, {fast} za kWh na rýchlonabíjačke a {petrol} za liter benzínu ({month}). Benzínové auto je odhad.',
  electricReach: 'Kam až dôjdete?',
  electricReachText: 'Kruhy na mape ukazujú dojazd × {factor} vzdušnou čiarou: cesty sú dlhšie.',
  electricReachFrom: 'Z obce',
  electricReachShow: 'Ukázať na mape',
  electricReachUnknown: 'Také miesto nepoznáme.',
  electricReachMap: 'Mapa dojazdu auta',
  electricReachRings:
    'Prerušovaný kruh, leto: {summer}. Plný kruh, zima: {winter}. Vzdušnou čiarou: {place}.',
  electricReachHere: 'kde ste',
} satisfies Record<keyof typeof sv, string>;
