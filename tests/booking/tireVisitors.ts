import { randomUUID } from 'node:crypto';
import type { TimeslotDays, Timeslots } from '../../domain/tireHotel/tireHotel.types';
import { bookingWindow } from '../../domain/tireHotel/bookingWindow';
import { createSeal } from '../../platform/seal';
import type { TireSessionContent } from '../../features/tyre-hotel/server/tireSession';
import { makeWorkshops } from '../../services/mechmate/workshops';
import { Agreements } from '../../services/tirehotel/agreements';
import { createOrder } from '../contract/testTireHotel';
import type { Wish } from './wish.types';

/** Secret and purpose of the sealed sessions in this test. */
export const TEST_SECRET = 'a secret of ours';
export const TEST_PURPOSE = 'session';

const STATIONS = 5;

/**
 * Creates visitors with agreements who compete for free times at their stations. Their sessions are sealed
 * here without SMS codes, whose number is limited.
 * @param url address of the tyre hotel
 */
export async function createTireWishes(
  url: string,
  visitors: number,
  times: number,
): Promise<Wish[]> {
  const departments = makeWorkshops('2026-11-02');
  const agreements = new Agreements(departments.values(), 2026);
  const stations = [...departments.values()]
    .filter(({ kind, bays }) => kind === 'tyres' && bays > 0)
    .slice(0, STATIONS)
    .map(({ departmentId }) => departmentId);
  const free = new Map<string, string[]>();
  for (const station of stations) {
    free.set(station, await freeTimes(url, station, Math.ceil(times / STATIONS)));
  }
  const seal = createSeal<TireSessionContent>(TEST_SECRET, TEST_PURPOSE);
  const wishes: Wish[] = [];
  for (let number = 0; wishes.length < visitors; number += 1) {
    const regNo = getPlate(number);
    const erpId = agreements.find(regNo)?.station.departmentId;
    const wanted = erpId && free.get(erpId);
    if (!wanted) continue;
    const time = wanted[wishes.length % wanted.length]!;
    const vehicles = [{ regNo, brandCode: 'volvo', erpId }];
    const until = Date.now() + 3_600_000;
    const session = seal.close({ id: randomUUID(), until, site: 'automotive-se', vehicles }, until);
    wishes.push({
      create: `/api/tirehotel/booking/create?departmentIdentifier=${erpId}`,
      poll: '/api/tirehotel/booking',
      order: createOrder(time, { regNo }),
      headers: { cookie: `tirehotel=${session}` },
    });
  }
  return wishes;
}

async function freeTimes(url: string, station: string, count: number): Promise<string[]> {
  const post = async <Body>(name: string, startDate: string, endDate: string): Promise<Body> => {
    const response = await fetch(`${url}/booking/${name}?workshopIdentifier=${station}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ startDate, endDate, regNo: 'volvo' }),
    });
    return (await response.json()) as Body;
  };
  // From tomorrow, since midnight may pass during the test.
  const { first, last } = bookingWindow(
    new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  );
  const { availableDates } = await post<TimeslotDays>('GetTimeslotDays', first, last);
  const results: string[] = [];
  for (const { date } of availableDates) {
    const { availableTimeSlotDates } = await post<Timeslots>('GetTimeslots', date, date);
    results.push(...availableTimeSlotDates.flatMap(({ startTime }) => startTime));
    if (results.length >= count) break;
  }
  return results.slice(0, count);
}

function getPlate(number: number): string {
  const letters = 'ABCDEFGHJKLMNOPRSTUWXYZ';
  const group = Math.floor(number / 1000);
  const pair = letters[Math.floor(group / letters.length)]! + letters[group % letters.length]!;
  return `K${pair}${String(number % 1000).padStart(3, '0')}`;
}
