import {
  FreeTimes,
  dayOfMinute,
  type ExistingBookings,
  type Place,
} from '../../../../services/mechmate/freeTimes';
import { startOfDay } from '../../../../services/mechmate/localTime';
import type {
  Job,
  Span,
  Work,
  WorkshopDepartment,
} from '../../../../services/mechmate/mechmate.types';
import {
  maxDayMinutes,
  findOpeningHours,
  simulatePhoneBookings,
} from '../../../../services/mechmate/occupancy';
import { makeWorkshops } from '../../../../services/mechmate/workshops';
import { randomInteger, pick, seededRandom } from '../../../../services/stock/random';

const workshops = [...makeWorkshops('2026-11-02').values()].filter(
  ({ kind }) => kind === 'workshop',
);
const monday = startOfDay('2026-11-23');
const nothing: ExistingBookings = { work: [], dayPlaces: [], visits: [] };

const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

const isWithin = (inner: Span, outer: Span) => inner.from >= outer.from && inner.to <= outer.to;

/** Books free times at random and returns all bookings. */
function fill(seed: number): { workshop: WorkshopDepartment; bookings: (Place & { job: Job })[] } {
  const random = seededRandom(seed);
  const workshop = pick(random, workshops);
  const made: (Place & { job: Job })[] = [];
  for (let visit = 0; visit < 40; visit += 1) {
    const job = {
      make: pick(random, workshop.brands),
      minutes: randomInteger(random, 1, 16) * 30,
      isAuthorisedWork: random() < 0.5,
    };
    const booked: ExistingBookings = {
      work: made.map(({ bay, mechanic, work }) => ({ bay, mechanic, ...work })),
      dayPlaces: made.flatMap(({ dayPlace, visit: stay }) =>
        dayPlace === null ? [] : { place: dayPlace, ...stay },
      ),
      visits: [],
    };
    const freeTimes = new FreeTimes(workshop, job, booked, monday + 360);
    const day = dayOfMinute(monday) + randomInteger(random, 0, 13);
    const slots = freeTimes.findSlots(day);
    const place =
      random() < 0.2
        ? freeTimes.findDayPlace(day)
        : slots.length > 0
          ? freeTimes.findPlace(pick(random, slots))
          : undefined;
    if (place) made.push({ ...place, job });
  }
  return { workshop, bookings: made };
}

const fillings = Array.from({ length: 100 }, (_, seed) => fill(seed));

test('the random bookings are numerous enough for these tests', () => {
  const all = fillings.flatMap(({ bookings }) => bookings);
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ dayPlace }) => dayPlace !== null).length).toBeGreaterThan(50);
});

test('no free time overlaps another booking in its bay or of its mechanic', () => {
  for (const { workshop, bookings } of fillings) {
    const works: Work[] = bookings.map(({ bay, mechanic, work }) => ({ bay, mechanic, ...work }));
    works.forEach((work, index) => {
      const others = [
        ...works.slice(0, index),
        ...simulatePhoneBookings(workshop, dayOfMinute(work.from)).work,
      ];
      const meanwhile = others.filter((other) => overlap(other, work));
      expect(meanwhile.map(({ bay }) => bay)).not.toContain(work.bay);
      expect(meanwhile.map(({ mechanic }) => mechanic)).not.toContain(work.mechanic);
    });
  }
});

test('visits lie within opening hours and last as long as the work', () => {
  for (const { workshop, bookings } of fillings) {
    for (const { visit, work, job, dayPlace } of bookings) {
      const open = findOpeningHours(workshop, dayOfMinute(visit.from))!;
      expect(isWithin(visit, open) && isWithin(work, visit)).toBe(true);
      expect(work.to - work.from).toBe(job.minutes);
      if (dayPlace === null) expect(visit).toEqual(work);
    }
  }
});

test('cars that stay for the day arrive at 08:00, each with its own place', () => {
  for (const { workshop, bookings } of fillings) {
    const stays = bookings.filter(({ dayPlace }) => dayPlace !== null);
    stays.forEach(({ visit, dayPlace }, index) => {
      expect(visit.from % 1440).toBe(480);
      expect(dayPlace!).toBeGreaterThan(
        simulatePhoneBookings(workshop, dayOfMinute(visit.from)).dayPlaces,
      );
      expect(dayPlace!).toBeLessThanOrEqual(workshop.dayPlaces);
      const others = stays.slice(0, index).filter((other) => overlap(other.visit, visit));
      expect(others.map((other) => other.dayPlace)).not.toContain(dayPlace);
    });
  }
});

test('authorised work has a mechanic trained for the make and an existing bay', () => {
  for (const { workshop, bookings } of fillings) {
    for (const { bay, mechanic, job } of bookings) {
      expect(bay >= 1 && bay <= workshop.bays).toBe(true);
      const found = workshop.mechanics.find(({ number }) => number === mechanic)!;
      if (job.isAuthorisedWork) expect(found.makes.has(job.make)).toBe(true);
    }
  }
});

test('no time is free without a mechanic trained for the make', () => {
  const job = { make: 'Lada', minutes: 30, isAuthorisedWork: true };
  const freeTimes = new FreeTimes(workshops[0]!, job, nothing, monday);
  for (let day = dayOfMinute(monday); day < dayOfMinute(monday) + 30; day += 1) {
    expect(freeTimes.findSlots(day)).toEqual([]);
    expect(freeTimes.findDayPlace(day)).toBeUndefined();
  }
});

const short = { make: 'Volkswagen', minutes: 30, isAuthorisedWork: false };

test('[OQ-112] times are at least three hours ahead', () => {
  for (const workshop of workshops) {
    for (const now of [monday + 6 * 60, monday + 11 * 60 + 10, monday + 20 * 60]) {
      const freeTimes = new FreeTimes(workshop, short, nothing, now);
      const times = [0, 1].flatMap((ahead) => [
        ...freeTimes.findSlots(dayOfMinute(monday) + ahead),
        ...(freeTimes.findDayPlace(dayOfMinute(monday) + ahead)
          ? [monday + ahead * 1440 + 480]
          : []),
      ]);
      for (const time of times) expect(time).toBeGreaterThanOrEqual(now + 180);
    }
  }
});

test('no time is free on weekends, on Christmas Eve or while the car is away', () => {
  for (const workshop of workshops) {
    const freeTimes = new FreeTimes(workshop, short, nothing, monday);
    for (const date of ['2026-11-28', '2026-11-29', '2026-12-24']) {
      expect(freeTimes.findSlots(dayOfMinute(startOfDay(date)))).toEqual([]);
      expect(freeTimes.findDayPlace(dayOfMinute(startOfDay(date)))).toBeUndefined();
    }
    const away = { ...nothing, visits: [{ from: monday, to: monday + 14 * 1440 }] };
    const ofAway = new FreeTimes(workshop, short, away, monday);
    expect(ofAway.findSlots(dayOfMinute(monday) + 2)).toEqual([]);
    expect(ofAway.findDayPlace(dayOfMinute(monday) + 2)).toBeUndefined();
  }
});

test('days differ in their free times, and even long work finds one within three weeks', () => {
  const counts = workshops.flatMap((workshop) => {
    const freeTimes = new FreeTimes(workshop, short, nothing, monday);
    return [1, 2, 3, 4].map((ahead) => freeTimes.findSlots(dayOfMinute(monday) + ahead).length);
  });
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(2);
  expect(counts.filter((count) => count > 0 && count < 15).length).toBeGreaterThan(10);
  expect(counts.filter((count) => count >= 15).length).toBeGreaterThan(10);
  for (const workshop of workshops) {
    const freeTimes = new FreeTimes(workshop, { ...short, minutes: 240 }, nothing, monday);
    const days = Array.from({ length: 21 }, (_, ahead) => dayOfMinute(monday) + ahead);
    expect(days.some((day) => freeTimes.findSlots(day).length > 0)).toBe(true);
    expect(maxDayMinutes(workshop)).toBe(600);
  }
});
