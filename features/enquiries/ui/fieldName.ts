import type { FieldValues, Path } from 'react-hook-form';

/** The field of a form whose control an event comes from; empty for a control without a name. */
export const fieldName = <Values extends FieldValues>(target: EventTarget) =>
  ('name' in target && typeof target.name === 'string' ? target.name : '') as Path<Values>;

/** Whether a name is one of the form's fields. */
export const isFieldOf = <Values extends FieldValues>(
  values: Values,
  name: string,
): name is Path<Values> => name in values;
