import { fieldsOf } from '../../../../domain/isRecord';
/** Longest wait for the answer, in ms: what is true of everybody stands meanwhile. */
const PATIENCE_MS = 6000;

/** Says to whoever holds the car that they do (CarReserved.tsx). Pages are kept for everybody: only the server knows who asks. */
export function start(notes: HTMLElement): void {
  void showHolder(notes).catch(() => undefined);
}

async function showHolder(notes: HTMLElement): Promise<void> {
  const car = encodeURIComponent(notes.dataset.heldCar ?? '');
  const response = await fetch(`/api/holds/mine?car=${car}`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) return;
  const { held } = fieldsOf(await response.json());
  for (const note of notes.querySelectorAll<HTMLElement>('[data-for]')) {
    note.toggleAttribute('data-away', (note.dataset.for === 'holder') !== (held === true));
  }
}
