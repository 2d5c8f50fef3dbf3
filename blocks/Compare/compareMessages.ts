import { technicalRows } from './technicalRows';

/** Keys of the texts that the comparison shows in the browser. */
export const compareMessages = [
  ...['close', 'carLoanTerms', 'carLoanTermsNominal', 'carWithoutVat', 'carOrdinaryPrice'],
  ...['compareTray', 'compareCount', 'compareOpen', 'compareShowList', 'compareHideList'],
  ...['compareClear', 'compareRemove', 'compareTitle', 'compareBackToList', 'compareCar'],
  ...['compareShowCar', 'compareShowCarNamed', 'compareNoPrice', 'compareMore', 'compareNothing'],
  ...['compareHas', 'compareSampleValue', 'compareOffers', 'compareFacts', 'compareTechnical'],
  ...['compareEquipment', 'compareLoan', 'comparePrivateLeasing', 'compareCompanyLeasing'],
  ...['compareCondition', 'compareYear', 'compareMileage', 'compareFuel', 'compareGearbox'],
  ...['compareDrive', 'compareBody', 'compareColour', 'comparePackage', 'compareSeats'],
  ...['compareDoors', 'comparePlace'],
  ...technicalRows.map(({ label }) => label),
];
