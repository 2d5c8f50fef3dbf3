import { roundedPosition } from '../../../../../domain/geography/position';
import { parseVisitorPlace, rememberPlace } from '../../client/visitorPlace';
import { findVisitor } from '../../../../map/ui/client/findVisitor';

/**
 * Submits the filters when the visitor changes the distance or searches nearby. Only a rounded position is
 * written into the form, and so into the address.
 * @param commit submits the form
 */
export function watchPlace(list: HTMLElement, form: HTMLFormElement, commit: () => void): void {
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'within') commit();
  });
  list.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-near-me]');
    if (button && button.ariaDisabled !== 'true') void searchNearby(form, button, commit);
  });
}

/** Searches near the visitor's position; if it is not available, shows that in the status. */
async function searchNearby(form: HTMLFormElement, button: HTMLElement, commit: () => void) {
  const showStatus = (text: string | undefined) => {
    const status = button.parentElement?.querySelector('[data-near-status]');
    if (status) status.textContent = text ?? '';
  };
  button.ariaDisabled = 'true';
  showStatus(button.dataset.locating);
  const visitor = await findVisitor();
  button.ariaDisabled = null;
  showStatus(visitor ? '' : button.dataset.denied);
  const [textInput, positionInput] = form.querySelectorAll<HTMLInputElement>('input[name=near]');
  if (!visitor || !textInput || !positionInput) return;
  textInput.value = '';
  positionInput.value = roundedPosition(visitor);
  commit();
}

/**
 * Stores the list's place, so that the pages of cars show the distance from it. A list without a place
 * removes the stored one only if the visitor has changed the list.
 */
export function rememberListPlace({ dataset }: HTMLElement, isChanged: boolean): void {
  const place = parseVisitorPlace(dataset.place);
  if (place || isChanged) rememberPlace(place);
}
