import type { CarMessages } from './carMessages';

/** Default texts about cars in Swedish. */
export const carSv = {
  carReserved: 'Reserverad',
  carReduced: 'Sänkt pris',
  carVat: 'Momsad',
  carMarks: 'Märkningar för {car}',
  carCompare: 'Jämför',
  carSave: 'Spara {car}',
  carOrdinaryPrice: 'Ordinarie pris',
  carWithoutVat: 'exkl. moms',
  carLowestPrice: 'Lägsta pris 30 dagar före sänkningen: {price}',
  carLoan: 'Lån {cost}',
  carPrivateLeasing: 'Privatleasing {cost}',
  carCompanyLeasing: 'Företagsleasing {cost} exkl. moms',
  carLoanTerms:
    'Effektiv ränta {effective} % (nominell {rate} %). {months} mån, {cash} kontant, kredit {credit}, restvärde {residual}. Uppläggning {start}, avi {invoice}/mån. Totalt att betala {total}.',
  carLoanTermsNominal:
    'Nominell ränta {rate} %. {months} mån, {cash} kontant, kredit {credit}. Uppläggning {start}, avi {invoice}/mån. Totalt att betala {total}.',
} as const satisfies CarMessages;
