import type { sv } from './sv';

/** Default texts about driving and charging an electric car, in Finnish. */
export const fi = {
  electricTitle: 'Toimintamatka ja lataus',
  electricSeason: 'Vuodenaika',
  electricSummer: 'Kesä, {celsius}',
  electricWinter: 'Talvi, {celsius}',
  electricDrive: 'Ajo',
  electricTown: 'Kaupunkiajo',
  electricEstimate: 'noin {range}',
  electricWltp: '{range} WLTP-mittauksessa',
  electricHealth: 'Akun mitattu kunto, {percent}, on otettu huomioon.',
  electricNote:
    'Arvio WLTP-arvosta, nopeudesta ja lämpötilasta. Tuuli, mäet, kuorma ja renkaat muuttavat sitä.',
  electricPlugin: 'Koskee sähköllä ajamista.',
  electricChart: 'Arvioitu toimintamatka',
  electricCharging: 'Lataus 10–80 %',
  electricFast: 'Pikalaturilla',
  electricFastPower: 'enintään {power}',
  electricHome: 'Kotona',
  electricPlug: 'Latausteho kotona',
  electricPlugLimit: 'Auto ottaa enintään {power}.',
  electricCost: 'Hinta / {distance}',
  electricCostHome: 'Kotona ladattuna',
  electricCostFast: 'Pikaladattuna',
  electricCostPetrol: 'Vastaava bensiiniauto',
  electricCostNote:
    'Laskettu hinnoilla {home}/kWh kotona, {fast}/kWh pikalaturilla ja {petrol}/l bensiini ({month}). Bensiiniauto on arvio.',
  electricReach: 'Kuinka pitkälle pääset?',
  electricReachText:
    'Kartan renkaat näyttävät toimintamatkan × {factor} linnuntietä: tiet ovat pidempiä.',
  electricReachFrom: 'Lähtöpaikka',
  electricReachShow: 'Näytä kartalla',
  electricReachUnknown: 'Sen nimistä paikkaa ei löydy.',
  electricReachMap: 'Kartta siitä, kuinka pitkälle auto pääsee',
  electricReachRings:
    'Katkoviivarengas, kesä: {summer}. Yhtenäinen rengas, talvi: {winter}. Linnuntietä: {place}.',
  electricReachHere: 'oma sijaintisi',
} satisfies Record<keyof typeof sv, string>;
