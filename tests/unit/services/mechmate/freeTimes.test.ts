import { FreeTimes, dayOf, type Booked, type Place } from '../../../../services/mechmate/freeTimes';
import { startOfDay } from '../../../../services/mechmate/localTime';
import type {
  Job,
  Span,
  Work,
  WorkshopDepartment,
} from '../../../../services/mechmate/mechmate.types';
import { longestDay, openOn, phoneBookings } from '../../../../services/mechmate/occupancy';
import { makeWorkshops } from '../../../../services/mechmate/workshops';
import { between, pick, seededRandom } from '../../../../services/stock/random';

const workshops = [...makeWorkshops('2026-11-02').values()].filter(
  ({ kind }) => kind === 'workshop',
);
const monday = startOfDay('2026-11-23');
const nothing: Booked = { work: [], dayPlaces: [], visits: [] };

const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

const isWithin = (inner: Span, outer: Span) => inner.from >= outer.from && inner.to <= outer.to;

/** Books at random what is free, and gives everything that stood when it did. */
function fill(seed: number): { workshop: WorkshopDepartment; made: (Place & { job: Job })[] } {
  const random = seededRandom(seed);
  const workshop = pick(random, workshops);
  const made: (Place & { job: Job })[] = [];
  for (let visit = 0; visit < 40; visit += 1) {
    const job = {
      make: pick(random, workshop.brands),
      minutes: between(random, 1, 16) * 30,
      isAuthorisedWork: random() < 0.5,
    };
    const booked: Booked = {
      work: made.map(({ bay, mechanic, work }) => ({ bay, mechanic, ...work })),
      dayPlaces: made.flatMap(({ dayPlace, visit: stay }) =>
        dayPlace === null ? [] : { place: dayPlace, ...stay },
      ),
      visits: [],
    };
    const freeTimes = new FreeTimes(workshop, job, booked, monday + 360);
    const day = dayOf(monday) + between(random, 0, 13);
    const slots = freeTimes.slots(day);
    const place =
      random() < 0.2
        ? freeTimes.dayPlace(day)
        : slots.length > 0
          ? freeTimes.place(pick(random, slots))
          : undefined;
    if (place) made.push({ ...place, job });
  }
  return { workshop, made };
}

const fillings = Array.from({ length: 100 }, (_, seed) => fill(seed));

test('the random fillings book enough to prove something', () => {
  const all = fillings.flatMap(({ made }) => made);
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ dayPlace }) => dayPlace !== null).length).toBeGreaterThan(50);
});

test('no free time meets a booking, by phone or here, in its bay or with its mechanic', () => {
  for (const { workshop, made } of fillings) {
    const works: Work[] = made.map(({ bay, mechanic, work }) => ({ bay, mechanic, ...work }));
    works.forEach((work, at) => {
      const others = [...works.slice(0, at), ...phoneBookings(workshop, dayOf(work.from)).work];
      const meanwhile = others.filter((other) => overlap(other, work));
      expect(meanwhile.map(({ bay }) => bay)).not.toContain(work.bay);
      expect(meanwhile.map(({ mechanic }) => mechanic)).not.toContain(work.mechanic);
    });
  }
});

test('whole visits lie within the hours of their day, and last as long as the work', () => {
  for (const { workshop, made } of fillings) {
    for (const { visit, work, job, dayPlace } of made) {
      const open = openOn(workshop, dayOf(visit.from))!;
      expect(isWithin(visit, open) && isWithin(work, visit)).toBe(true);
      expect(work.to - work.from).toBe(job.minutes);
      if (dayPlace === null) expect(visit).toEqual(work);
    }
  }
});

test('cars that stay for the day come at 08:00, each to a place of its own', () => {
  for (const { workshop, made } of fillings) {
    const stays = made.filter(({ dayPlace }) => dayPlace !== null);
    stays.forEach(({ visit, dayPlace }, at) => {
      expect(visit.from % 1440).toBe(480);
      expect(dayPlace!).toBeGreaterThan(phoneBookings(workshop, dayOf(visit.from)).dayPlaces);
      expect(dayPlace!).toBeLessThanOrEqual(workshop.dayPlaces);
      const others = stays.slice(0, at).filter((other) => overlap(other.visit, visit));
      expect(others.map((other) => other.dayPlace)).not.toContain(dayPlace);
    });
  }
});

test('authorised work goes to a mechanic who learned the make, in a bay that exists', () => {
  for (const { workshop, made } of fillings) {
    for (const { bay, mechanic, job } of made) {
      expect(bay >= 1 && bay <= workshop.bays).toBe(true);
      const known = workshop.mechanics.find(({ number }) => number === mechanic)!;
      if (job.isAuthorisedWork) expect(known.makes.has(job.make)).toBe(true);
    }
  }
});

test('where nobody who learned the make is there, nothing is free', () => {
  const job = { make: 'Lada', minutes: 30, isAuthorisedWork: true };
  const freeTimes = new FreeTimes(workshops[0]!, job, nothing, monday);
  for (let day = dayOf(monday); day < dayOf(monday) + 30; day += 1) {
    expect(freeTimes.slots(day)).toEqual([]);
    expect(freeTimes.dayPlace(day)).toBeUndefined();
  }
});

const short = { make: 'Volkswagen', minutes: 30, isAuthorisedWork: false };

test('[OQ-112] times are three hours ahead', () => {
  for (const workshop of workshops) {
    for (const now of [monday + 6 * 60, monday + 11 * 60 + 10, monday + 20 * 60]) {
      const freeTimes = new FreeTimes(workshop, short, nothing, now);
      const times = [0, 1].flatMap((ahead) => [
        ...freeTimes.slots(dayOf(monday) + ahead),
        ...(freeTimes.dayPlace(dayOf(monday) + ahead) ? [monday + ahead * 1440 + 480] : []),
      ]);
      for (const time of times) expect(time).toBeGreaterThanOrEqual(now + 180);
    }
  }
});

test('nothing is free on weekends, on Christmas Eve, nor for a car that is away', () => {
  for (const workshop of workshops) {
    const freeTimes = new FreeTimes(workshop, short, nothing, monday);
    for (const date of ['2026-11-28', '2026-11-29', '2026-12-24']) {
      expect(freeTimes.slots(dayOf(startOfDay(date)))).toEqual([]);
      expect(freeTimes.dayPlace(dayOf(startOfDay(date)))).toBeUndefined();
    }
    const away = { ...nothing, visits: [{ from: monday, to: monday + 14 * 1440 }] };
    const ofAway = new FreeTimes(workshop, short, away, monday);
    expect(ofAway.slots(dayOf(monday) + 2)).toEqual([]);
    expect(ofAway.dayPlace(dayOf(monday) + 2)).toBeUndefined();
  }
});

test('days differ: some are full, some have many times, and even long work finds one within three weeks', () => {
  const counts = workshops.flatMap((workshop) => {
    const freeTimes = new FreeTimes(workshop, short, nothing, monday);
    return [1, 2, 3, 4].map((ahead) => freeTimes.slots(dayOf(monday) + ahead).length);
  });
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(2);
  expect(counts.filter((count) => count > 0 && count < 15).length).toBeGreaterThan(10);
  expect(counts.filter((count) => count >= 15).length).toBeGreaterThan(10);
  for (const workshop of workshops) {
    const freeTimes = new FreeTimes(workshop, { ...short, minutes: 240 }, nothing, monday);
    const days = Array.from({ length: 21 }, (_, ahead) => dayOf(monday) + ahead);
    expect(days.some((day) => freeTimes.slots(day).length > 0)).toBe(true);
    expect(longestDay(workshop)).toBe(600);
  }
});
