/** Default texts about driving and charging an electric car, in Swedish. */
export const sv = {
  electricTitle: 'Räckvidd och laddning',
  electricSeason: 'Årstid',
  electricSummer: 'Sommar, {celsius}',
  electricWinter: 'Vinter, {celsius}',
  electricDrive: 'Körning',
  electricTown: 'Stadstrafik',
  electricEstimate: 'cirka {range}',
  electricWltp: '{range} enligt WLTP',
  electricHealth: 'Batteriets uppmätta hälsa, {percent}, är inräknad.',
  electricNote:
    'Uppskattat ur WLTP-värdet, farten och temperaturen. Vind, backar, last och däck ändrar det.',
  electricPlugin: 'Gäller körning på el.',
  electricChart: 'Uppskattad räckvidd',
  electricCharging: 'Ladda från 10 till 80 %',
  electricFast: 'Vid snabbladdare',
  electricFastPower: 'högst {power}',
  electricHome: 'Hemma',
  electricPlug: 'Laddeffekt hemma',
  electricPlugLimit: 'Bilen tar högst {power}.',
  electricCost: 'Kostnad per {distance}',
  electricCostHome: 'Laddad hemma',
  electricCostFast: 'Snabbladdad',
  electricCostPetrol: 'Liknande bensinbil',
  electricCostNote:
    'Räknat på {home} per kWh hemma, {fast} per kWh vid snabbladdare och {petrol} per liter bensin ({month}). Bensinbilen är en uppskattning.',
  electricReach: 'Hur långt når bilen?',
  electricReachText:
    'Ringarna på kartan visar räckvidden × {factor}, fågelvägen: vägar är längre än så.',
  electricReachFrom: 'Från ort',
  electricReachShow: 'Visa på karta',
  electricReachUnknown: 'Vi hittar ingen ort som heter så.',
  electricReachMap: 'Karta över hur långt bilen når',
  electricReachRings:
    'Streckad ring, sommar: {summer}. Hel ring, vinter: {winter}. Fågelvägen från: {place}.',
  electricReachHere: 'där du är',
};
