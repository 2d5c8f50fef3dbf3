/** Keys of the texts about cars: cards, lists and what may be done with them. */
export type CarMessageKey =
  | 'carReserved'
  | 'carReduced'
  | 'carVat'
  | 'carMarks'
  | 'carCompare'
  | 'carSave'
  | 'carOrdinaryPrice'
  | 'carWithoutVat'
  | 'carLowestPrice'
  | 'carLoan'
  | 'carPrivateLeasing'
  | 'carCompanyLeasing'
  | 'carLoanTerms'
  | 'carLoanTermsNominal';

/** The default texts about cars of one language, complete. */
export type CarMessages = Record<CarMessageKey, string>;
