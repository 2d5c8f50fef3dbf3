import { fieldsOf } from '../../../../domain/isRecord';
/** Until the answer, the text for all visitors is shown. */
const TIMEOUT_MS = 6000;

/**
 * Shows the reservation to the visitor who holds it (CarReserved.tsx). Pages are cached for all visitors, so only a
 * request can identify the holder.
 */
export function start(notes: HTMLElement): void {
  void showHolder(notes).catch(() => undefined);
}

async function showHolder(notes: HTMLElement): Promise<void> {
  const car = encodeURIComponent(notes.dataset.heldCar ?? '');
  const response = await fetch(`/api/holds/mine?car=${car}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) return;
  const { held } = fieldsOf(await response.json());
  for (const note of notes.querySelectorAll<HTMLElement>('[data-for]')) {
    note.toggleAttribute('data-away', (note.dataset.for === 'holder') !== (held === true));
  }
}
