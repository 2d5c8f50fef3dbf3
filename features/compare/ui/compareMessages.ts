import { getMessageKeys, type MessageKey } from '../../../design-system/messages';
import { creditMessages } from '../../finance/ui/creditMessages';
import { technicalRows } from '../../car/ui/technicalRows';
import sv from '../messages/sv.json' with { type: 'json' };

/** Keys of the texts that the comparison uses in the browser. */
export const compareMessages: readonly MessageKey[] = [
  ...creditMessages,
  ...getMessageKeys(sv),
  ...technicalRows.map(({ label }) => label),
  'close',
  'carWithoutVat',
  'carOrdinaryPrice',
  'carLowestPrice',
  'shareCopied',
  'previousSlide',
  'nextSlide',
  'financeExample',
  'compareShowCar',
  'compareShowCarNamed',
  'compareCondition',
  'compareYear',
  'compareMileage',
  'compareFuel',
  'compareGearbox',
  'compareDrive',
  'compareBody',
  'compareColour',
  'comparePackage',
  'compareSeats',
  'compareDoors',
  'comparePlace',
  'historyOwners',
  'historyWarrantyMaker',
  'historyUntil',
  'historyBattery',
];
