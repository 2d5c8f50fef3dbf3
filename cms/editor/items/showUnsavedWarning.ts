import { showToast } from '../../../design-system/components/Toast/showToast';
import { texts } from '../texts';
import type { SaveQueue } from './SaveQueue';

/** Shows a warning until all changes are saved. */
export function showUnsavedWarning(queue: SaveQueue): void {
  const until = queue.whenSaved();
  showToast({ title: texts.unsaved, variant: 'danger', until, id: 'unsaved' });
}
