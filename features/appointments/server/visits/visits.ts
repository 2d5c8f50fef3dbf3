import type { BookingRequest, DayAvailability } from '../../../../domain/booking/booking.types';
import type { VisitPrice } from '../../../../domain/booking/visitPrice';
import type { BookedVisit, VisitChange, VisitTime } from '../../../../domain/booking/visit.types';
import { publicPath } from '../../../../platform/content/resolveRoute';
import type { Language, Site } from '../../../../sites/site.types';
import { HttpError } from '../../../../platform/httpError';
import type { BookingStore } from '../BookingStore';
import { BookingRefused } from './visitSystem';
import type { VisitSystemName, VisitSystems } from './visitSystem';
import type { VisitLinks } from './visitLinks';
import type { VisitNotices } from './VisitNotices';
import { toInstant, linkExpiry } from './visitTime';

/** Query keys of a visit's page: the token, and the outcome of a change. */
export const VISIT_KEY = 'visit';
const CHANGE_KEY = 'change';

/**
 * Delay of the notice that is scheduled before a change, in case that this process ends during the change.
 */
const CHANGE_NOTICE_DELAY_MS = 30_000;

/** Thrown for a visit that has begun: it can be neither moved nor cancelled. */
export class VisitHasBegun extends Error {
  override readonly name = 'VisitHasBegun';
}

/** A visit that the visitor has a link to. */
export interface FoundVisit {
  /** UUID of the booking. */
  key: string;
  visit: BookedVisit;
  /** System in which the visit is booked. */
  system: VisitSystemName;
  /** The price that the visitor saw; null if it was not known. */
  price: VisitPrice | null;
  /** Whether it may be moved and cancelled: it is booked and has not begun. */
  mayChange: boolean;
}

/** Booked visits, for visitors with a link to one. */
export interface Visits {
  /** Path and query of a visit's page on a site; undefined when the site has none. */
  pagePath: (
    booking: { key: string } & Pick<BookingRequest, 'timeSlot'>,
    siteLanguage: { site: Site; language: Language },
  ) => string | undefined;
  /** Path and query of a calendar file with the visit; undefined when the site has no page for visits. */
  calendarPath: Visits['pagePath'];
  /** Path and query of a visit's page with the outcome of a change. */
  withOutcome: (page: string, change: VisitChange) => string;
  /** The outcome of a change in the page's query; undefined after a short time. */
  readChange: (query: URLSearchParams) => VisitChange | undefined;
  /**
   * The visit that a token belongs to. All of these methods throw HttpError 404 for an invalid token, and
   * UpstreamError when the workshop system fails.
   */
  find: (token: string, site: Site, language?: Language) => Promise<FoundVisit>;
  /** Free times that a visit may be moved to, in the seven days from an ISO day on. */
  findFreeDays: (found: FoundVisit, date: string) => Promise<DayAvailability[]>;
  /** Moves a visit. @throws VisitHasBegun, and BookingRefused if the system refuses */
  move: (token: string, site: Site, time: VisitTime) => Promise<FoundVisit>;
  /** Cancels a visit. @throws VisitHasBegun, and BookingRefused if the system refuses */
  cancel: (token: string, site: Site) => Promise<FoundVisit>;
}

export interface VisitsOptions {
  links: VisitLinks;
  systems: Readonly<Record<VisitSystemName, Omit<VisitSystems['mechmate'], 'book'>>>;
  store: Pick<BookingStore, 'find' | 'saveMoved' | 'saveCancelled'>;
  notices: Pick<VisitNotices, 'scheduleCheck'>;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

export function createVisits(options: VisitsOptions): Visits {
  const { links, systems, store, notices, clock = Date.now } = options;

  async function find(token: string, site: Site, language?: Language): Promise<FoundVisit> {
    const key = links.verifyToken(token);
    const booking = key && (await store.find(key, site.name));
    if (!booking) throw new HttpError(404, 'Visit not found');
    try {
      return toFoundVisit(booking, site, await systems[booking.system].find(booking.key, language));
    } catch (error) {
      const isUnknownVisit = error instanceof BookingRefused && [404, 410].includes(error.status);
      throw isUnknownVisit ? new HttpError(404, 'Visit not found') : error;
    }
  }

  const toFoundVisit = (
    { key, system, price }: Pick<FoundVisit, 'key' | 'system' | 'price'>,
    { country }: Site,
    visit: BookedVisit,
  ): FoundVisit => ({
    key,
    system,
    price,
    visit,
    mayChange: visit.state === 'confirmed' && isInFuture(visit, country),
  });

  const isInFuture = ({ request }: BookedVisit, country: Site['country']): boolean =>
    toInstant(request.timeSlot, country) > clock();

  /** @throws VisitHasBegun if the visit has begun */
  async function findChangeable(token: string, site: Site): Promise<FoundVisit> {
    const current = await find(token, site);
    if (!isInFuture(current.visit, site.country)) throw new VisitHasBegun();
    return current;
  }

  /**
   * Runs a change, and schedules its notice both before and after, because this process may end in between.
   */
  async function withNotice<T>(key: string, change: () => Promise<T>): Promise<T> {
    await notices.scheduleCheck(key, CHANGE_NOTICE_DELAY_MS);
    const result = await change();
    await notices.scheduleCheck(key);
    return result;
  }

  const createToken = ({ key, timeSlot }: Parameters<Visits['pagePath']>[0], { country }: Site) =>
    links.createToken(key, linkExpiry(timeSlot, country));

  return {
    calendarPath(booking, { site, language }) {
      if (!site.visitPath) return undefined;
      const query = new URLSearchParams({ [VISIT_KEY]: createToken(booking, site), language });
      return `/api/visits/calendar?${query.toString()}`;
    },
    pagePath(booking, { site, language }) {
      if (!site.visitPath) return undefined;
      const token = createToken(booking, site);
      return `${publicPath(site, language, site.visitPath)}?${VISIT_KEY}=${token}`;
    },
    withOutcome: (page, change) => `${page}&${CHANGE_KEY}=${links.signChange(change)}#visit`,
    readChange: (query) => links.readChange(query.get(CHANGE_KEY) ?? ''),
    find,
    findFreeDays({ key, system, visit }, date) {
      const { registrationNumber, departmentId, serviceOfferingRequests } = visit.request;
      const codes = serviceOfferingRequests.map(({ kobraId }) => kobraId);
      const plate = registrationNumber;
      return systems[system].days({ plate, departmentId, date, codes, movedKey: key });
    },
    async move(token, site, time) {
      const current = await findChangeable(token, site);
      return withNotice(current.key, async () => {
        const visit = await systems[current.system].move(current.key, time);
        await store.saveMoved(current.key, time);
        return toFoundVisit(current, site, visit);
      });
    },
    async cancel(token, site) {
      const current = await findChangeable(token, site);
      return withNotice(current.key, async () => {
        await systems[current.system].cancel(current.key);
        await store.saveCancelled(current.key);
        return toFoundVisit(current, site, { ...current.visit, state: 'cancelled' });
      });
    },
  };
}
