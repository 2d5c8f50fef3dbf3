import { showToast } from '../../design-system/components/Toast/showToast';
import { AuthoringFailure } from './authoring';
import { texts } from './texts';

/** Why something was not done, in words for the editor. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof AuthoringFailure)) return texts.problem;
  if (error.kind === 'signedOut') return texts.status.signedOut;
  if (error.kind === 'conflict') return texts.status.conflict;
  return error.message || texts.problem;
}

/** Says that something was not done. */
export function tellFailure(error: unknown): void {
  showToast({ title: texts.notSaved, text: describeFailure(error), look: 'danger', id: 'failure' });
}
