import { roundedPosition } from '../../../../../domain/geography/position';
import { readVisitorPlace, rememberPlace } from '../../client/visitorPlace';
import { findVisitor } from '../../../../map/ui/client/findVisitor';

/**
 * The place of the list: how far from it counts at once, and the visitor's own position is asked for when they want
 * to see what is near. Only a rounded one goes into the form, and so into an address.
 */
export function watchPlace(list: HTMLElement, form: HTMLFormElement, commit: () => void): void {
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'within') commit();
  });
  list.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-near-me]');
    if (button && button.ariaDisabled !== 'true') void lookNearby(form, button, commit);
  });
}

/** A refusal ends in what the status says. */
async function lookNearby(form: HTMLFormElement, button: HTMLElement, commit: () => void) {
  const say = (text: string | undefined) => {
    const status = button.parentElement?.querySelector('[data-near-status]');
    if (status) status.textContent = text ?? '';
  };
  button.ariaDisabled = 'true';
  say(button.dataset.locating);
  const visitor = await findVisitor();
  button.ariaDisabled = null;
  say(visitor ? '' : button.dataset.denied);
  const [typed, position] = form.querySelectorAll<HTMLInputElement>('input[name=near]');
  if (!visitor || !typed || !position) return;
  typed.value = '';
  position.value = roundedPosition(visitor);
  commit();
}

/** Pages of cars tell how far these are from the place; a list without one forgets it only where it was given up. */
export function keepPlace({ dataset }: HTMLElement, isChanged: boolean): void {
  const place = readVisitorPlace(dataset.place);
  if (place || isChanged) rememberPlace(place);
}
