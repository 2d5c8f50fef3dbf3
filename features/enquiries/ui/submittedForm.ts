import { createContext, use } from 'react';
import type { SubmittedForm } from '../../../domain/forms/submittedForm';

/** Present on the one page that answers such a form; never on a page that is kept. */
export const SubmittedFormContext = createContext<SubmittedForm | undefined>(undefined);

/** The form of this name as it was sent without success. */
export function useSubmittedForm(formName: string): SubmittedForm | undefined {
  const submitted = use(SubmittedFormContext);
  return submitted?.formName === formName ? submitted : undefined;
}
