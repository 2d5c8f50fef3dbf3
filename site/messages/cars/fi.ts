import type { CarMessages } from './carMessages';

/** Default texts about cars in Finnish. */
export const carFi = {
  carReserved: 'Varattu',
  carReduced: 'Hintaa laskettu',
  carVat: 'Alv-vähennyskelpoinen',
  carMarks: 'Merkinnät: {car}',
  carCompare: 'Vertaa',
  carSave: 'Tallenna {car}',
  carOrdinaryPrice: 'Normaalihinta',
  carWithoutVat: 'ilman alv:tä',
  carLowestPrice: 'Alin hinta 30 päivän aikana ennen alennusta: {price}',
  carLoan: 'Rahoitus {cost}',
  carPrivateLeasing: 'Yksityisleasing {cost}',
  carCompanyLeasing: 'Yritysleasing {cost} ilman alv:tä',
  carLoanTerms:
    'Todellinen vuosikorko {effective} % (nimelliskorko {rate} %). {months} kk, käsiraha {cash}, luotto {credit}, viimeinen erä {residual}. Perustamismaksu {start}, käsittelymaksu {invoice}/kk. Maksettavaa yhteensä {total}.',
  carLoanTermsNominal:
    'Nimelliskorko {rate} %. {months} kk, käsiraha {cash}, luotto {credit}. Perustamismaksu {start}, käsittelymaksu {invoice}/kk. Maksettavaa yhteensä {total}.',
} as const satisfies CarMessages;
