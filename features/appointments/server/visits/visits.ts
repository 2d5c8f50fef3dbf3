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
import { instantOf, linkEndOf } from './visitTime';

/** Keys of the query of a visit's page: what holds the token, and what became of a change. */
export const VISIT_KEY = 'visit';
const CHANGE_KEY = 'change';

/** While a change is under way its owner is not told of it, in ms. */
const CHANGE_MS = 30_000;

/** What has begun is neither moved nor cancelled. */
export class VisitHasBegun extends Error {
  override readonly name = 'VisitHasBegun';
}

/** A visit that somebody has a link to. */
export interface FoundVisit {
  /** UUID of the booking. */
  key: string;
  visit: BookedVisit;
  /** Where it is booked. */
  system: VisitSystemName;
  /** What its owner was told that it costs; null where that was not known. */
  price: VisitPrice | null;
  /** It stands and has not begun: it may be moved and cancelled. */
  mayChange: boolean;
}

/** Booked visits for those who have a link to one. */
export interface Visits {
  /** Path and query of a visit's page on a site; undefined where the site has none. */
  pathOf: (
    booking: { key: string } & Pick<BookingRequest, 'timeSlot'>,
    where: { site: Site; language: Language },
  ) => string | undefined;
  /** Path and query of a calendar file with the visit; undefined where the site has no page of visits. */
  calendarOf: Visits['pathOf'];
  /** The address of a visit's page with what became of a change. */
  saying: (page: string, change: VisitChange) => string;
  /** What became of a change, as the page's query says; for a short time alone. */
  changeOf: (query: URLSearchParams) => VisitChange | undefined;
  /**
   * The visit that a token is for. All of these throw HttpError 404 for a token that is no good here, UpstreamError
   * where its system fails.
   */
  find: (token: string, site: Site, language?: Language) => Promise<FoundVisit>;
  /** What a visit may be moved to, in the seven days from an ISO day on. */
  daysFor: (found: FoundVisit, date: string) => Promise<DayAvailability[]>;
  /** @throws VisitHasBegun, BookingRefused too, where it cannot be moved */
  move: (token: string, site: Site, time: VisitTime) => Promise<FoundVisit>;
  /** @throws VisitHasBegun too */
  cancel: (token: string, site: Site) => Promise<FoundVisit>;
}

export interface VisitsOptions {
  links: VisitLinks;
  systems: Readonly<Record<VisitSystemName, Omit<VisitSystems['mechmate'], 'book'>>>;
  store: Pick<BookingStore, 'find' | 'moved' | 'cancelled'>;
  notices: Pick<VisitNotices, 'wake'>;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

export function createVisits(options: VisitsOptions): Visits {
  const { links, systems, store, notices, clock = Date.now } = options;

  async function find(token: string, site: Site, language?: Language): Promise<FoundVisit> {
    const key = links.keyOf(token);
    const booking = key && (await store.find(key, site.name));
    if (!booking) throw new HttpError(404, 'There is no such visit');
    try {
      return found(booking, site, await systems[booking.system].find(booking.key, language));
    } catch (error) {
      const isGone = error instanceof BookingRefused && [404, 410].includes(error.status);
      throw isGone ? new HttpError(404, 'There is no such visit') : error;
    }
  }

  const found = (
    { key, system, price }: Pick<FoundVisit, 'key' | 'system' | 'price'>,
    { country }: Site,
    visit: BookedVisit,
  ): FoundVisit => ({
    key,
    system,
    price,
    visit,
    mayChange: visit.state === 'confirmed' && isAhead(visit, country),
  });

  const isAhead = ({ request }: BookedVisit, country: Site['country']): boolean =>
    instantOf(request.timeSlot, country) > clock();

  /** A visit that has not begun. */
  async function changeable(token: string, site: Site): Promise<FoundVisit> {
    const known = await find(token, site);
    if (!isAhead(known.visit, site.country)) throw new VisitHasBegun();
    return known;
  }

  /** Its owner is told of a change, also when this process ends before it knows that it was made. */
  async function changed<T>(key: string, change: () => Promise<T>): Promise<T> {
    await notices.wake(key, CHANGE_MS);
    const result = await change();
    await notices.wake(key);
    return result;
  }

  const tokenOf = ({ key, timeSlot }: Parameters<Visits['pathOf']>[0], { country }: Site) =>
    links.tokenOf(key, linkEndOf(timeSlot, country));

  return {
    calendarOf(booking, { site, language }) {
      if (!site.visitPath) return undefined;
      const query = new URLSearchParams({ [VISIT_KEY]: tokenOf(booking, site), language });
      return `/api/visits/calendar?${query.toString()}`;
    },
    pathOf(booking, { site, language }) {
      if (!site.visitPath) return undefined;
      const token = tokenOf(booking, site);
      return `${publicPath(site, language, site.visitPath)}?${VISIT_KEY}=${token}`;
    },
    saying: (page, change) => `${page}&${CHANGE_KEY}=${links.toldOf(change)}#visit`,
    changeOf: (query) => links.changeOf(query.get(CHANGE_KEY) ?? ''),
    find,
    daysFor({ key, system, visit }, date) {
      const { registrationNumber, departmentId, serviceOfferingRequests } = visit.request;
      const codes = serviceOfferingRequests.map(({ kobraId }) => kobraId);
      const plate = registrationNumber;
      return systems[system].days({ plate, departmentId, date, codes, movedKey: key });
    },
    async move(token, site, time) {
      const known = await changeable(token, site);
      return changed(known.key, async () => {
        const visit = await systems[known.system].move(known.key, time);
        await store.moved(known.key, time);
        return found(known, site, visit);
      });
    },
    async cancel(token, site) {
      const known = await changeable(token, site);
      return changed(known.key, async () => {
        await systems[known.system].cancel(known.key);
        await store.cancelled(known.key);
        return found(known, site, { ...known.visit, state: 'cancelled' });
      });
    },
  };
}
