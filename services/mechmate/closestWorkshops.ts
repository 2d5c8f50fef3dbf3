import type { Workshop, WorkshopMessage } from '../../domain/booking/booking.types';
import type { FreeTimes } from './freeTimes';
import { canDoAll } from './jobs';
import { localTime } from './localTime';
import type { Job, Span, WorkshopCar, WorkshopDepartment } from './mechmate.types';
import { longestDay, MINUTES_OF_DAY } from './occupancy';
import { Refusal } from './refusal';
import type { WorkshopSystem } from './workshopSystem';

/** Workshops of one stream (spec 3 §9). */
const BATCH = 5;

export interface ClosestQuery {
  car: WorkshopCar;
  codes: readonly string[];
  latitude: number;
  longitude: number;
  /** The workshop that the batch goes on behind. */
  cursor?: string;
}

/** A batch of workshops, and whether there are more behind it. */
export interface Batch {
  messages: AsyncGenerator<WorkshopMessage>;
  hasMore: boolean;
}

/**
 * The workshops that can do what is chosen in one day, from the nearest on, five at a time, each as soon as its first
 * free time is reckoned.
 * @throws Refusal for offerings that are not for the car and for a cursor that none has
 */
export function closestWorkshops(system: WorkshopSystem, query: ClosestQuery): Batch {
  const { car, cursor } = query;
  const { rows, job } = system.longestJob(query.codes, car);
  const able = system
    .nearest(query.latitude, query.longitude)
    .filter((at) => canDoAll(at, rows, car) && job.minutes <= longestDay(at));
  const last = able.findIndex(({ departmentId }) => departmentId === cursor);
  if (cursor !== undefined && last < 0) throw new Refusal('InvalidRequest');
  const batch = able.slice(last + 1, last + 1 + BATCH);
  const messages = able.length > 0 ? tellEach(system, batch, { car, job }) : tellNone();
  return { messages, hasMore: last + 1 + BATCH < able.length };
}

async function* tellEach(
  system: WorkshopSystem,
  batch: readonly WorkshopDepartment[],
  { car, job }: { car: WorkshopCar; job: Job },
): AsyncGenerator<WorkshopMessage> {
  for (const workshop of batch) {
    const days = system.bookableDays();
    const freeTimes = await system.freeTimes(workshop, { car, job, days });
    yield shown(workshop, firstTime(freeTimes, days));
  }
}

async function* tellNone(): AsyncGenerator<WorkshopMessage> {
  yield { nosites: true };
}

type FirstTime = Pick<Workshop, 'firstTimeSlot' | 'firstIsFullDay'>;

/** The first time of a slot or a whole day; null where there is none in sight. */
function firstTime(freeTimes: FreeTimes, days: Span): FirstTime {
  for (let day = days.from / MINUTES_OF_DAY; day < days.to / MINUTES_OF_DAY; day += 1) {
    const [slot = Infinity] = freeTimes.slots(day);
    const { from: handIn = Infinity } = freeTimes.dayPlace(day)?.visit ?? {};
    const first = Math.min(slot, handIn);
    if (first < Infinity) {
      return { firstTimeSlot: localTime(first), firstIsFullDay: first < slot };
    }
  }
  return { firstTimeSlot: null, firstIsFullDay: false };
}

function shown(workshop: WorkshopDepartment, first: FirstTime): Workshop {
  const { departmentId, siteId, siteName, address, latitude, longitude, brands } = workshop;
  return { departmentId, siteId, siteName, address, latitude, longitude, brands, ...first };
}
