/**
 * One clock for all programs: `CLOCK` in the environment sets the time at which the first of them starts, and
 * time runs on from there. The first program writes the shift of its clock into the variable, so that the
 * processes and threads that it starts use the same time. Uses built-in modules of Node only, since it also
 * runs where nothing is transpiled.
 */

/** A shift in milliseconds, which the first program writes for those that it starts. */
const SHIFT = /^[+-]\d+$/;
/** A date and a time of day; without an offset it is in the machine's time zone. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?$/;

/**
 * How far to shift the clock, in milliseconds; undefined when it is not shifted.
 * @throws Error when the value is not a time, or the environment serves real visitors
 */
export function readShift({ CLOCK, EMBEDDED }, now = Date.now()) {
  if (!CLOCK) return undefined;
  // The web tier applies the same test: without stand-ins there are real visitors, bookings and signed links.
  if (EMBEDDED && !EMBEDDED.split(',').some((value) => value.trim() === 'all')) {
    throw new Error('CLOCK is for tests only. Unset it, or set EMBEDDED=all.');
  }
  if (SHIFT.test(CLOCK)) return Number(CLOCK);
  const time = DATE_TIME.test(CLOCK) ? Date.parse(CLOCK) : NaN;
  if (Number.isNaN(time)) {
    throw new Error('CLOCK must be a date and time such as 2026-12-31T17:55:00+01:00.');
  }
  return time - now;
}

/**
 * Shifts `Date` of the global object that it runs in. Timers, `performance.now()` and existing dates stay as
 * they are. Browsers also run it, from its source text, so it must not use anything outside of itself.
 */
export function shiftClock(shiftMs) {
  const shifted = Symbol.for('forecourt.shiftedClock');
  const RealDate = Date;
  // Node loads a preloaded module and its bundled copy as two modules.
  if (shifted in RealDate) return;
  const realNow = RealDate.now;
  RealDate[shifted] = true;
  RealDate.now = () => realNow() + shiftMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [target.now()] : args, newTarget),
    apply: (target) => new target(target.now()).toString(),
  });
  // Libraries check a value's constructor to see whether it is a date.
  RealDate.prototype.constructor = globalThis.Date;
}
