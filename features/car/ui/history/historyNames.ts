import type { MessageKey } from '../../../../design-system/messages';
import type {
  BatteryMethod,
  CarPlace,
  TyreKind,
  WarrantyKind,
  WearKind,
} from '../../../../domain/documents/carHistory.types';

/** Message keys for a car's history. */
export const wearNames: Readonly<Record<WearKind, MessageKey>> = {
  stoneChips: 'wearStoneChips',
  scratch: 'wearScratch',
  dent: 'wearDent',
  kerbedWheel: 'wearKerbedWheel',
  worn: 'wearWorn',
  crack: 'wearCrack',
  rust: 'wearRust',
};

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

export const tyreNames: Readonly<Record<TyreKind, MessageKey>> = {
  summer: 'historyTyreSummer',
  winter: 'historyTyreWinter',
  studded: 'historyTyreStudded',
  allSeason: 'historyTyreAllSeason',
};

export const warrantyNames: Readonly<Record<WarrantyKind, MessageKey>> = {
  maker: 'historyWarrantyMaker',
  battery: 'historyWarrantyBattery',
  seller: 'historyWarrantySeller',
};

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
