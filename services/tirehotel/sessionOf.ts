import { createHash } from 'node:crypto';
import { dayNumberOf, isoDayOf } from '../../domain/openingHours/days';
import { slugify } from '../stock/cars/slug';
import type { TireSession, TireVehicle, WheelChange } from '../../domain/tireHotel/tireHotel.types';
import { vehicleOfPlate } from '../vehicleRegister/vehicleOfPlate';
import type { Agreement } from './agreements';
import { wheelsOf } from './wheels';
import type { TireHotelWords } from './words';

/** Wheels are changed about so many days after the last time. */
const DAYS_BETWEEN = 200;
/** When people came last time; null for those who left the car for the day. */
const lastTimes = ['07:30', '08:00', '09:30', '12:00', '15:00', null] as const;

/** An agreement, and what is booked for its wheels. */
export interface HeldAgreement extends Agreement {
  nextChange?: WheelChange;
}

/** What the holder of agreements is told once the code is accepted. @param today ISO day */
export const sessionOf = (
  agreements: readonly HeldAgreement[],
  today: string,
  words: TireHotelWords,
): TireSession => ({
  status: 0,
  vehicles: agreements.map((agreement) => vehicleOf(agreement, today, words)),
});

function vehicleOf(agreement: HeldAgreement, today: string, words: TireHotelWords): TireVehicle {
  const { plate, packageLevel, station, nextChange } = agreement;
  const { make = '', model = '' } = vehicleOfPlate('SE', plate, Number(today.slice(0, 4))) ?? {};
  return {
    regNo: plate,
    name: `${make} ${model}`.trim(),
    brand: make,
    brandCode: slugify(make),
    productId: `dackhotell-${slugify(packageLevel)}`,
    packageLevel: words.packages[packageLevel],
    location: {
      erpId: station.departmentId,
      locationName: station.siteName,
      departmentName: words.hotel,
      phone: station.phone,
      email: station.email,
      model: '',
    },
    tires: wheelsOf(agreement, today, words),
    lastChange: lastChangeOf(plate, today),
    nextChange,
  };
}

/** Half a year ago, on a weekday. */
function lastChangeOf(plate: string, today: string): WheelChange {
  const digest = createHash('sha256').update(`last ${plate}`).digest();
  // 1 January 1970 was a Thursday: weeks that begin with one hold five weekdays in these places.
  const weekdays = [0, 1, 4, 5, 6];
  const week = Math.floor((dayNumberOf(today) - DAYS_BETWEEN) / 7);
  const day = week * 7 + (weekdays[digest.readUInt8(0) % weekdays.length] ?? 0);
  return { date: isoDayOf(day), time: lastTimes[digest.readUInt8(1) % lastTimes.length] ?? null };
}
