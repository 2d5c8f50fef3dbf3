import type { CarMessages } from './carMessages';

/** Default texts about cars in Norwegian bokmål. */
export const carNb = {
  carReserved: 'Reservert',
  carReduced: 'Nedsatt pris',
  carVat: 'Fradrag for mva.',
  carMarks: 'Merker for {car}',
  carCompare: 'Sammenlign',
  carSave: 'Lagre {car}',
  carOrdinaryPrice: 'Ordinær pris',
  carWithoutVat: 'ekskl. mva.',
  carLowestPrice: 'Laveste pris 30 dager før nedsettelsen: {price}',
  carLoan: 'Lån {cost}',
  carPrivateLeasing: 'Privatleie {cost}',
  carCompanyLeasing: 'Bedriftsleie {cost} ekskl. mva.',
  carLoanTerms:
    'Effektiv rente {effective} % (nominell {rate} %). {months} md., egenkapital {cash}, lån {credit}, restverdi {residual}. Etablering {start}, termingebyr {invoice}/md. Totalt å betale {total}.',
  carLoanTermsNominal:
    'Nominell rente {rate} %. {months} md., egenkapital {cash}, lån {credit}. Etablering {start}, termingebyr {invoice}/md. Totalt å betale {total}.',
} as const satisfies CarMessages;
