import type { sv } from './sv';

/** Default texts about driving and charging an electric car, in Norwegian. */
export const nb = {
  electricTitle: 'Rekkevidde og lading',
  electricSeason: 'Årstid',
  electricSummer: 'Sommer, {celsius}',
  electricWinter: 'Vinter, {celsius}',
  electricDrive: 'Kjøring',
  electricTown: 'Bykjøring',
  electricEstimate: 'cirka {range}',
  electricWltp: '{range} ifølge WLTP',
  electricHealth: 'Batteriets målte helse, {percent}, er regnet med.',
  electricNote:
    'Beregnet ut fra WLTP-verdien, farten og temperaturen. Vind, bakker, last og dekk endrer det.',
  electricPlugin: 'Gjelder kjøring på strøm.',
  electricChart: 'Beregnet rekkevidde',
  electricCharging: 'Lade fra 10 til 80 %',
  electricFast: 'Ved hurtiglader',
  electricFastPower: 'høyst {power}',
  electricHome: 'Hjemme',
  electricPlug: 'Ladeeffekt hjemme',
  electricPlugLimit: 'Bilen tar høyst {power}.',
  electricCost: 'Kostnad per {distance}',
  electricCostHome: 'Ladet hjemme',
  electricCostFast: 'Hurtigladet',
  electricCostPetrol: 'Tilsvarende bensinbil',
  electricCostNote:
    'Regnet med {home} per kWh hjemme, {fast} per kWh ved hurtiglader og {petrol} per liter bensin ({month}). Bensinbilen er et anslag.',
  electricReach: 'Hvor langt når bilen?',
  electricReachText:
    'Ringene på kartet viser rekkevidden × {factor} i luftlinje: veier er lengre enn det.',
  electricReachFrom: 'Fra sted',
  electricReachShow: 'Vis på kart',
  electricReachUnknown: 'Vi finner ikke noe sted som heter det.',
  electricReachMap: 'Kart over hvor langt bilen når',
  electricReachRings:
    'Stiplet ring, sommer: {summer}. Hel ring, vinter: {winter}. Luftlinje fra: {place}.',
  electricReachHere: 'der du er',
} satisfies Record<keyof typeof sv, string>;
