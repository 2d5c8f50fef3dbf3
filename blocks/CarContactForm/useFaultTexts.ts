import type { FieldErrors } from 'react-hook-form';
import { type MessageKey, useMessages } from '../../design-system/messages';
import type { CarContactValues } from '../../domain/forms/carContact';
import type { SubmittedForm } from '../../domain/forms/submittedForm';

export type FaultTexts = Partial<Record<keyof CarContactValues, string>>;

/** Text for a fault of a field; patterns are explained field by field. */
const keyOf = (field: string, fault: string | undefined): MessageKey => {
  if (fault === 'pattern') return field === 'email' ? 'contactFaultEmail' : 'contactFaultPhone';
  return fault === 'tooLong' ? 'contactFaultTooLong' : 'contactFaultRequired';
};

/** What is wrong with each field in words: what the browser has found, or the server without script. */
export function useFaultTexts(
  errors: FieldErrors<CarContactValues>,
  submitted: SubmittedForm | undefined,
): FaultTexts {
  const message = useMessages();
  // The schema's messages are names of faults, not texts.
  const found = Object.entries(errors).map(([name, { message: fault }]) => [name, fault] as const);
  const faults = found.length > 0 ? found : Object.entries(submitted?.faults ?? {});
  return Object.fromEntries(faults.map(([name, fault]) => [name, message(keyOf(name, fault))]));
}
