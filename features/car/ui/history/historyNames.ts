import type { MessageKey } from '../../../../design-system/messages';
import type {
  BatteryMethod,
  CarPlace,
  TyreKind,
  WarrantyKind,
  WearKind,
} from '../../../../domain/documents/carHistory.types';

/** Message keys of the values in a car's history: here of kinds of wear. */
export const wearNames: Readonly<Record<WearKind, MessageKey>> = {
  stoneChips: 'wearStoneChips',
  scratch: 'wearScratch',
  dent: 'wearDent',
  kerbedWheel: 'wearKerbedWheel',
  worn: 'wearWorn',
  crack: 'wearCrack',
  rust: 'wearRust',
};

/** Message keys of places on a car. */
export const placeNames: Readonly<Record<CarPlace, MessageKey>> = {
  bonnet: 'placeBonnet',
  frontBumper: 'placeFrontBumper',
  windscreen: 'placeWindscreen',
  roof: 'placeRoof',
  tailgate: 'placeTailgate',
  rearBumper: 'placeRearBumper',
  frontLeftDoor: 'placeFrontLeftDoor',
  frontRightDoor: 'placeFrontRightDoor',
  rearLeftDoor: 'placeRearLeftDoor',
  rearRightDoor: 'placeRearRightDoor',
  frontLeftWing: 'placeFrontLeftWing',
  frontRightWing: 'placeFrontRightWing',
  rearLeftWing: 'placeRearLeftWing',
  rearRightWing: 'placeRearRightWing',
  frontLeftWheel: 'placeFrontLeftWheel',
  frontRightWheel: 'placeFrontRightWheel',
  rearLeftWheel: 'placeRearLeftWheel',
  rearRightWheel: 'placeRearRightWheel',
  leftSeat: 'placeLeftSeat',
  rightSeat: 'placeRightSeat',
  loadSpace: 'placeLoadSpace',
};

/** Message keys of kinds of tyre. */
export const tyreNames: Readonly<Record<TyreKind, MessageKey>> = {
  summer: 'historyTyreSummer',
  winter: 'historyTyreWinter',
  studded: 'historyTyreStudded',
  allSeason: 'historyTyreAllSeason',
};

/** Message keys of kinds of warranty. */
export const warrantyNames: Readonly<Record<WarrantyKind, MessageKey>> = {
  maker: 'historyWarrantyMaker',
  battery: 'historyWarrantyBattery',
  seller: 'historyWarrantySeller',
};

/** Message keys of the methods with which batteries are measured. */
export const methodNames: Readonly<Record<BatteryMethod, MessageKey>> = {
  carComputer: 'historyBatteryComputer',
  discharge: 'historyBatteryDischarge',
};

/** Message keys of the mandatory vehicle inspection, by country (ISO 3166-1). */
export const testNames: Readonly<Partial<Record<string, MessageKey>>> = {
  SE: 'historyTestSE',
  NO: 'historyTestNO',
  GB: 'historyTestGB',
  SK: 'historyTestSK',
  FI: 'historyTestFI',
};
