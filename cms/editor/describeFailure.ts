import { showToast } from '../../design-system/components/Toast/showToast';
import { AuthoringFailure, whenAnswered } from './authoring';
import { texts } from './texts';

/** Returns the reason for a failure, as a message for the editor. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof AuthoringFailure)) return texts.problem;
  if (error.kind === 'signedOut') return texts.status.signedOut;
  if (error.kind === 'conflict') return texts.status.conflict;
  return error.message || texts.problem;
}

/** Resolves when a lasting failure ends, such as a lost connection; undefined for a single refusal. */
export function waitForRecovery(error: unknown): Promise<void> | undefined {
  const isLasting =
    error instanceof AuthoringFailure &&
    (error.kind === 'unreachable' || error.kind === 'signedOut');
  return isLasting ? whenAnswered() : undefined;
}

/** Shows a failure in a toast, until the failure ends or the toast is closed. */
export function showFailure(error: unknown): void {
  showToast({
    title: texts.notSaved,
    text: describeFailure(error),
    variant: 'danger',
    until: waitForRecovery(error),
    id: 'failure',
  });
}
