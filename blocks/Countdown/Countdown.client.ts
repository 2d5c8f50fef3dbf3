import { isFarAway } from './isFarAway';

const unitSeconds = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

type Unit = keyof typeof unitSeconds;

/** Splits the remaining milliseconds into units of at least two digits; never below zero. */
export function splitRemaining(milliseconds: number): Record<Unit, string> {
  // Rounded up: zero is shown only once the time has come.
  let seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const entries = Object.entries(unitSeconds).map(([unit, secondsPerUnit]) => {
    const count = Math.floor(seconds / secondsPerUnit);
    seconds -= count * secondsPerUnit;
    return [unit, String(count).padStart(2, '0')];
  });
  return Object.fromEntries(entries) as Record<Unit, string>;
}

/**
 * Name of a unit for a number that needs another plural form than the default: one hour, and two, three and four
 * in Slovak. Undefined for the default form, which is in the dictionary.
 */
export function unitName(count: number, unit: Unit, language: string): string | undefined {
  if (new Intl.PluralRules(language).select(count) === 'other') return undefined;
  const names = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: unit.slice(0, -1),
    unitDisplay: 'long',
  });
  return names.formatToParts(count).find(({ type }) => type === 'unit')?.value;
}

/** Updates the countdown each second until the time in `data-target` (ISO 8601). */
export function start(root: HTMLElement): void {
  const target = Date.parse(root.dataset.target ?? '');
  const { lang } = document.documentElement;
  const names = [...root.querySelectorAll<HTMLElement>('[data-unit-name]')].map((element) => ({
    element,
    unit: element.dataset.unitName as Unit,
    defaultName: element.textContent,
  }));
  const tick = () => {
    const remainingMs = target - Date.now();
    const counts = splitRemaining(remainingMs);
    for (const { element, unit, defaultName } of names) {
      const text = unitName(Number(counts[unit]), unit, lang) ?? defaultName;
      if (element.textContent !== text) element.textContent = text;
    }
    for (const [unit, text] of Object.entries(counts)) {
      const digits = root.querySelector(`[data-unit="${unit}"]`);
      if (digits && digits.textContent !== text) digits.textContent = text;
    }
    root.toggleAttribute('data-ended', remainingMs <= 0);
    root.toggleAttribute('data-far', isFarAway(remainingMs));
    // Scheduled for the next full second, so that no second is skipped or shown twice.
    if (remainingMs > 0) setTimeout(tick, remainingMs % 1000 || 1000);
  };
  if (!Number.isNaN(target)) tick();
}
