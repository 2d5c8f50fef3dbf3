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

/**
 * What a number of a unit is called where that is another form than the usual one: one hour, and two, three and four in
 * Slovak. Undefined for the usual form, which the dictionary has.
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

/** Ticks each second until the moment in `data-target` (ISO 8601), and stops there (spec 1 §4). */
export function start(root: HTMLElement): void {
  const target = Date.parse(root.dataset.target ?? '');
  const { lang } = document.documentElement;
  const names = [...root.querySelectorAll<HTMLElement>('[data-unit-name]')].map((element) => ({
    element,
    unit: element.dataset.unitName as Unit,
    usual: element.textContent,
  }));
  const tick = () => {
    const left = target - Date.now();
    const parts = remaining(left);
    for (const { element, unit, usual } of names) {
      const text = unitName(Number(parts[unit]), unit, lang) ?? usual;
      if (element.textContent !== text) element.textContent = text;
    }
    for (const [unit, text] of Object.entries(parts)) {
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
