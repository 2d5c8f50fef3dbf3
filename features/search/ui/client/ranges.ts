import { settleRange, type RangeEnds } from './settleRange';

/** Milliseconds after typing (spec 2 §9), and after a slider has come to rest under the arrow keys. */
const afterTyping = 1500;
const afterMoving = 300;

/**
 * Ranges: two typed numbers and two thumbs show the same. What is typed is heeded a while after the
 * last key, what is dragged when it is let go (spec 2 §4, §5).
 */
export function watchRanges(form: HTMLFormElement, commit: () => void): { settle: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A range that was typed into and not heeded yet, and the end that was changed. */
  let pending: { range: Range; end: 0 | 1 } | undefined;

  const settle = () => {
    clearTimeout(timer);
    if (pending) showNumbers(pending.range, pending.end);
    pending = undefined;
  };
  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      settle();
      commit();
    }, milliseconds);
  };

  const heed = (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement)) return;
    const range = rangeOf(target);
    if (!range) return;
    const { bound, end } = target.dataset;
    if (bound !== undefined) {
      target.value = target.value.replace(/[^\d\s]/g, '');
      if (pending && pending.range.name !== range.name) settle();
      pending = { range, end: bound === '0' ? 0 : 1 };
      later(afterTyping);
    } else if (end !== undefined) showThumb(range, end === '0' ? 0 : 1);
  };
  form.addEventListener('input', ({ target }) => heed(target));
  // What was typed before this script loaded counts like what is typed now.
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-bound]')) {
    if (input.value !== input.defaultValue) heed(input);
  }
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.end !== undefined) later(afterMoving);
  });
  return { settle };
}

interface Range {
  name: string;
  min: number;
  max: number;
  group: HTMLElement;
  inputs: HTMLInputElement[];
  thumbs: HTMLInputElement[];
}

function rangeOf(target: Element): Range | undefined {
  const group = target.closest<HTMLElement>('[data-range]');
  if (!group) return undefined;
  return {
    group,
    name: group.dataset.range ?? '',
    min: Number(group.dataset.min),
    max: Number(group.dataset.max),
    inputs: [...group.querySelectorAll<HTMLInputElement>('[data-bound]')],
    thumbs: [...group.querySelectorAll<HTMLInputElement>('[data-end]')],
  };
}

/** Typed numbers, put right, and the thumbs where they belong. */
function showNumbers(range: Range, changed: 0 | 1): void {
  const typed = range.inputs.map(({ value }) => value);
  show(range, settleRange([typed[0] ?? '', typed[1] ?? ''], changed, range), changed);
}

/** A thumb on its way: a number that can be said, and at its very end no bound at all. */
function showThumb(range: Range, changed: 0 | 1): void {
  const { min, max, thumbs } = range;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(max - min, 1))) - 2);
  const texts = thumbs.map(({ valueAsNumber: value }, end) => {
    if (end === 0 ? value <= min : value >= max) return '';
    return String(Math.round(value / step) * step);
  });
  show(range, settleRange([texts[0] ?? '', texts[1] ?? ''], changed, range), changed);
}

function show({ group, inputs, thumbs, min, max }: Range, ends: RangeEnds, changed: 0 | 1): void {
  const open = [min, max];
  const line = group.querySelector<HTMLElement>('[data-double-range]');
  ends.forEach((bound, end) => {
    const value = bound ?? open[end] ?? 0;
    const [input, thumb] = [inputs[end], thumbs[end]];
    if (input) input.value = bound === null ? '' : String(bound);
    if (thumb) {
      // The thumb under the pointer stays where the pointer has it.
      if (end !== changed || document.activeElement !== thumb) thumb.value = String(value);
      thumb.ariaValueText = value.toLocaleString(document.documentElement.lang);
    }
    const share = max > min ? (value - min) / (max - min) : end;
    line?.style.setProperty(end === 0 ? '--from' : '--to', String(share));
  });
}
