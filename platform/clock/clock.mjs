/**
 * One clock for all programs: `CLOCK` in the environment says what time it is when the first of them starts, and time
 * runs on from there. The first program writes into the variable how far its clock is shifted, so that the processes
 * and threads that it starts agree with it. Node built-ins only, since it also runs where nothing is transpiled.
 */

/** What the first program writes for those that it starts: milliseconds. */
const SHIFT = /^[+-]\d+$/;
/** A date and a time of day; without an offset it is that of the machine's time zone. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?$/;

/**
 * How far the clock is to be shifted, in milliseconds; undefined when it is not.
 * @throws Error when the value is no time, or the environment is one that serves visitors
 */
export function readShift({ CLOCK, EMBEDDED }, now = Date.now()) {
  if (!CLOCK) return undefined;
  // As the web tier reads it: without stand-ins these are visitors, bookings and signed links.
  if (EMBEDDED && !EMBEDDED.split(',').some((value) => value.trim() === 'all')) {
    throw new Error('CLOCK is for tests: it is refused where EMBEDDED is not "all".');
  }
  if (SHIFT.test(CLOCK)) return Number(CLOCK);
  const time = DATE_TIME.test(CLOCK) ? Date.parse(CLOCK) : NaN;
  if (Number.isNaN(time)) {
    throw new Error('CLOCK must be a date and time such as 2026-12-31T17:55:00+01:00.');
  }
  return time - now;
}

/**
 * Shifts `Date` of the global object that it runs in. Timers, `performance.now()` and dates that are given stay as they
 * are. Browsers run it too, by its source: it stands on its own.
 */
export function shiftClock(shiftMs) {
  const shifted = Symbol.for('forecourt.shiftedClock');
  const RealDate = Date;
  // Node loads what is preloaded and what is bundled as two modules.
  if (shifted in RealDate) return;
  const realNow = RealDate.now;
  RealDate[shifted] = true;
  RealDate.now = () => realNow() + shiftMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [target.now()] : args, newTarget),
    apply: (target) => new target(target.now()).toString(),
  });
  // Libraries ask a value's constructor whether it is a date.
  RealDate.prototype.constructor = globalThis.Date;
}
