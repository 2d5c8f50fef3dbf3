import { isFarAway } from './farAway';

const units = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

type Unit = keyof typeof units;

/** What is left of a number of milliseconds, each unit with two digits at least; nothing below zero. */
export function remaining(milliseconds: number): Record<Unit, string> {
  // A part of a second still counts: zero shows when the moment has come, not before.
  let seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = Object.entries(units).map(([unit, length]) => {
    const count = Math.floor(seconds / length);
    seconds -= count * length;
    return [unit, String(count).padStart(2, '0')];
  });
  return Object.fromEntries(parts) as Record<Unit, string>;
}

/** Ticks each second until the moment in `data-target` (ISO 8601), and stops there (spec 1 §4). */
export function start(root: HTMLElement): void {
  const target = Date.parse(root.dataset.target ?? '');
  const tick = () => {
    const left = target - Date.now();
    for (const [unit, text] of Object.entries(remaining(left))) {
      const digits = root.querySelector(`[data-unit="${unit}"]`);
      if (digits && digits.textContent !== text) digits.textContent = text;
    }
    root.toggleAttribute('data-ended', left <= 0);
    root.toggleAttribute('data-far', isFarAway(left));
    // On the next full second, so that no tick is skipped or comes twice.
    if (left > 0) setTimeout(tick, left % 1000 || 1000);
  };
  if (!Number.isNaN(target)) tick();
}
