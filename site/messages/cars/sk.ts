import type { CarMessages } from './carMessages';

/** Default texts about cars in Slovak. */
export const carSk = {
  carReserved: 'Rezervované',
  carReduced: 'Znížená cena',
  carVat: 'Možný odpočet DPH',
  carMarks: 'Označenia vozidla {car}',
  carCompare: 'Porovnať',
  carSave: 'Uložiť {car}',
  carOrdinaryPrice: 'Bežná cena',
  carWithoutVat: 'bez DPH',
  carLowestPrice: 'Najnižšia cena za 30 dní pred znížením: {price}',
  carLoan: 'Úver {cost}',
  carPrivateLeasing: 'Operatívny lízing {cost}',
  carCompanyLeasing: 'Firemný lízing {cost} bez DPH',
  carLoanTerms:
    'RPMN {effective} % (úrok {rate} %). {months} mes., akontácia {cash}, úver {credit}, posledná splátka {residual}. Poplatok {start}, mesačne {invoice}. Spolu na úhradu {total}.',
  carLoanTermsNominal:
    'Úrok {rate} %. {months} mes., akontácia {cash}, úver {credit}. Poplatok {start}, mesačne {invoice}. Spolu na úhradu {total}.',
} as const satisfies CarMessages;
