import { readOwnership } from '../../model/ownership/ownershipForm';
import { type OwnershipModel, ownershipView } from './ownershipView';

/**
 * Works out anew what a car costs to own while its form is filled in (Ownership.tsx), by the calculation of the
 * server. Without script the form's button does.
 */
export function start(root: HTMLElement): void {
  const form = root.querySelector('form');
  const given = root.dataset.ownership;
  if (!form || !given) return;
  const model: OwnershipModel = JSON.parse(given);
  const write = (name: string, text: string | undefined) => {
    const place = root.querySelector<HTMLElement>(`[data-own="${name}"]`);
    if (!place) return;
    place.textContent = text ?? '';
    (place.closest<HTMLElement>('[data-own-row]') ?? place).hidden = text === undefined;
  };
  const show = () => {
    const sent = new FormData(form);
    const values = readOwnership((name) => sent.get(name) as string | null, model.usual);
    const { costs, total, missing, residual } = ownershipView(model, values);
    for (const [kind, text] of Object.entries(costs)) write(kind, text);
    write('total', total);
    write('missing', missing);
    write('residual', residual);
  };
  form.addEventListener('input', show);
  // What the browser has kept of a form that was filled in before counts as well.
  show();
}
