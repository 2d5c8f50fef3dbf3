import type { Workshop, WorkshopMessage } from '../../domain/booking/booking.types';
import type { FreeTimes } from './freeTimes';
import { canDoAll } from './jobs';
import { formatLocalTime } from './localTime';
import type { Job, Span, WorkshopCar, WorkshopDepartment } from './mechmate.types';
import { maxDayMinutes, MINUTES_PER_DAY } from './occupancy';
import { Refusal } from './refusal';
import type { WorkshopSystem } from './workshopSystem';

/** Number of workshops per stream. */
const BATCH_SIZE = 5;

export interface ClosestQuery {
  car: WorkshopCar;
  codes: readonly string[];
  latitude: number;
  longitude: number;
  /** Id of the last workshop in the previous batch. */
  cursor?: string;
}

/** A batch of workshops; `hasMore` tells whether another one follows. */
export interface Batch {
  messages: AsyncGenerator<WorkshopMessage>;
  hasMore: boolean;
}

/**
 * Streams the workshops that can do the offerings within one day: nearest first, five per batch, each as soon
 * as its first free time is calculated.
 * @throws Refusal if an offering is not for the car or the cursor is unknown
 */
export function findClosestWorkshops(system: WorkshopSystem, query: ClosestQuery): Batch {
  const { car, cursor } = query;
  const { rows, job } = system.createLongestJob(query.codes, car);
  const capableWorkshops = system
    .sortByDistance(query.latitude, query.longitude)
    .filter((workshop) => canDoAll(workshop, rows, car) && job.minutes <= maxDayMinutes(workshop));
  const cursorIndex = capableWorkshops.findIndex(({ departmentId }) => departmentId === cursor);
  if (cursor !== undefined && cursorIndex < 0) throw new Refusal('InvalidRequest');
  const batch = capableWorkshops.slice(cursorIndex + 1, cursorIndex + 1 + BATCH_SIZE);
  const messages =
    capableWorkshops.length > 0 ? streamEach(system, batch, { car, job }) : streamNone();
  return { messages, hasMore: cursorIndex + 1 + BATCH_SIZE < capableWorkshops.length };
}

async function* streamEach(
  system: WorkshopSystem,
  batch: readonly WorkshopDepartment[],
  { car, job }: { car: WorkshopCar; job: Job },
): AsyncGenerator<WorkshopMessage> {
  for (const workshop of batch) {
    const days = system.bookableDays();
    const freeTimes = await system.loadFreeTimes(workshop, { car, job, days });
    yield toWorkshop(workshop, findFirstTime(freeTimes, days));
  }
}

async function* streamNone(): AsyncGenerator<WorkshopMessage> {
  yield { nosites: true };
}

type FirstTime = Pick<Workshop, 'firstTimeSlot' | 'firstIsFullDay'>;

/** Returns the first free slot or whole day; `firstTimeSlot` is null if none is free within `days`. */
function findFirstTime(freeTimes: FreeTimes, days: Span): FirstTime {
  for (let day = days.from / MINUTES_PER_DAY; day < days.to / MINUTES_PER_DAY; day += 1) {
    const [slot = Infinity] = freeTimes.findSlots(day);
    const { from: dropOff = Infinity } = freeTimes.findDayPlace(day)?.visit ?? {};
    const first = Math.min(slot, dropOff);
    if (first < Infinity) {
      return { firstTimeSlot: formatLocalTime(first), firstIsFullDay: first < slot };
    }
  }
  return { firstTimeSlot: null, firstIsFullDay: false };
}

function toWorkshop(workshop: WorkshopDepartment, first: FirstTime): Workshop {
  const { departmentId, siteId, siteName, address, latitude, longitude, brands } = workshop;
  return { departmentId, siteId, siteName, address, latitude, longitude, brands, ...first };
}
