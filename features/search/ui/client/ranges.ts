import { settleRange, type RangeEnds } from './settleRange';

/** Delays before a new range is applied: after typing, and after a slider moved by pointer or arrow keys. */
const TYPING_PAUSE_MS = 1500;
const SLIDER_PAUSE_MS = 300;

/** Synchronises the inputs and thumbs of each range, and calls `commit` when the visitor pauses. */
export function watchRanges(form: HTMLFormElement, commit: () => void): { settle: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The range with typed text that is not applied yet, and the end that was changed. */
  let pending: { range: Range; end: 0 | 1 } | undefined;

  const settle = () => {
    clearTimeout(timer);
    if (pending) showNumbers(pending.range, pending.end);
    pending = undefined;
  };
  const commitLater = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      settle();
      commit();
    }, delayMs);
  };

  const applyInput = (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement)) return;
    const range = findRange(target);
    if (!range) return;
    const { bound, end } = target.dataset;
    if (bound !== undefined) {
      target.value = target.value.replace(/[^\d\s]/g, '');
      if (pending && pending.range.name !== range.name) settle();
      pending = { range, end: bound === '0' ? 0 : 1 };
      commitLater(TYPING_PAUSE_MS);
    } else if (end !== undefined) showThumb(range, end === '0' ? 0 : 1);
  };
  form.addEventListener('input', ({ target }) => applyInput(target));
  // Values that were typed before this script loaded are applied as well.
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-bound]')) {
    if (input.value !== input.defaultValue) applyInput(input);
  }
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.end !== undefined)
      commitLater(SLIDER_PAUSE_MS);
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

function findRange(target: Element): Range | undefined {
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

/** Corrects typed numbers, and moves the thumbs to them. */
function showNumbers(range: Range, changedEnd: 0 | 1): void {
  const typed = range.inputs.map(({ value }) => value);
  show(range, settleRange([typed[0] ?? '', typed[1] ?? ''], changedEnd, range), changedEnd);
}

/** Shows the values of the thumbs as rounded numbers; a thumb at the end of the scale means no bound. */
function showThumb(range: Range, changedEnd: 0 | 1): void {
  const { min, max, thumbs } = range;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(max - min, 1))) - 2);
  const texts = thumbs.map(({ valueAsNumber: value }, end) => {
    if (end === 0 ? value <= min : value >= max) return '';
    return String(Math.round(value / step) * step);
  });
  show(range, settleRange([texts[0] ?? '', texts[1] ?? ''], changedEnd, range), changedEnd);
}

function show(
  { group, inputs, thumbs, min, max }: Range,
  ends: RangeEnds,
  changedEnd: 0 | 1,
): void {
  const limits = [min, max];
  const track = group.querySelector<HTMLElement>('[data-double-range]');
  ends.forEach((bound, end) => {
    const value = bound ?? limits[end] ?? 0;
    const [input, thumb] = [inputs[end], thumbs[end]];
    if (input) input.value = bound === null ? '' : String(bound);
    if (thumb) {
      // Leaves the dragged thumb where it is, because rounding would pull it from the pointer.
      if (end !== changedEnd || document.activeElement !== thumb) thumb.value = String(value);
      thumb.ariaValueText = value.toLocaleString(document.documentElement.lang);
    }
    const share = max > min ? (value - min) / (max - min) : end;
    track?.style.setProperty(end === 0 ? '--from' : '--to', String(share));
  });
}
