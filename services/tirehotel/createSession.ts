import { createHash } from 'node:crypto';
import { toDayNumber, toIsoDay } from '../../domain/openingHours/days';
import { slugify } from '../stock/cars/slug';
import type { TireSession, TireVehicle, WheelChange } from '../../domain/tireHotel/tireHotel.types';
import { findVehicleByPlate } from '../vehicleRegister/findVehicleByPlate';
import type { Agreement } from './agreements';
import { storedWheels } from './wheels';
import type { TireHotelTexts } from './words';

/** Usual number of days between two wheel changes. */
const DAYS_BETWEEN_CHANGES = 200;
/** Times of the last visit; null if the car stayed all day. */
const lastTimes = ['07:30', '08:00', '09:30', '12:00', '15:00', null] as const;

/** An agreement with the booked wheel change, if any. */
export interface AgreementWithBooking extends Agreement {
  nextChange?: WheelChange;
}

/** Creates the session of a customer whose code was accepted. @param today ISO date */
export const createSession = (
  agreements: readonly AgreementWithBooking[],
  today: string,
  words: TireHotelTexts,
): TireSession => ({
  status: 0,
  vehicles: agreements.map((agreement) => toTireVehicle(agreement, today, words)),
});

function toTireVehicle(
  agreement: AgreementWithBooking,
  today: string,
  words: TireHotelTexts,
): TireVehicle {
  const { plate, packageLevel, station, nextChange } = agreement;
  const { make = '', model = '' } =
    findVehicleByPlate('SE', plate, Number(today.slice(0, 4))) ?? {};
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
    tires: storedWheels(agreement, today, words),
    lastChange: generateLastChange(plate, today),
    nextChange,
  };
}

/** Generates the last wheel change: about half a year ago, on a weekday. */
function generateLastChange(plate: string, today: string): WheelChange {
  const digest = createHash('sha256').update(`last ${plate}`).digest();
  // Weekday offsets in weeks that start on Thursday, since 1 January 1970 was one.
  const weekdays = [0, 1, 4, 5, 6];
  const week = Math.floor((toDayNumber(today) - DAYS_BETWEEN_CHANGES) / 7);
  const day = week * 7 + (weekdays[digest.readUInt8(0) % weekdays.length] ?? 0);
  return { date: toIsoDay(day), time: lastTimes[digest.readUInt8(1) % lastTimes.length] ?? null };
}
