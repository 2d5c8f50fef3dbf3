import { readOwnership } from '../../model/ownership/ownershipForm';
import { type OwnershipModel, ownershipView } from './ownershipView';

/**
 * Updates the cost of ownership while its form is filled in (Ownership.tsx), with the same calculation as the server.
 * Without JavaScript the form's button does it.
 */
export function start(root: HTMLElement): void {
  const form = root.querySelector('form');
  const json = root.dataset.ownership;
  if (!form || !json) return;
  const model: OwnershipModel = JSON.parse(json);
  const setText = (name: string, text: string | undefined) => {
    const element = root.querySelector<HTMLElement>(`[data-own="${name}"]`);
    if (!element) return;
    element.textContent = text ?? '';
    (element.closest<HTMLElement>('[data-own-row]') ?? element).hidden = text === undefined;
  };
  const update = () => {
    const formData = new FormData(form);
    const values = readOwnership(
      (name) => formData.get(name) as string | null,
      model.defaultValues,
    );
    const { costs, total, missing, residual } = ownershipView(model, values);
    for (const [kind, text] of Object.entries(costs)) setText(kind, text);
    setText('total', total);
    setText('missing', missing);
    setText('residual', residual);
  };
  form.addEventListener('input', update);
  // Includes values that the browser has restored.
  update();
}
