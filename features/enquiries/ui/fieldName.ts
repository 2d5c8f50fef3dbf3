import type { FieldValues, Path } from 'react-hook-form';

/** Name of the field that an event's control belongs to; empty for a control without a name. */
export const fieldName = <Values extends FieldValues>(target: EventTarget) =>
  ('name' in target && typeof target.name === 'string' ? target.name : '') as Path<Values>;

/** Whether a name is one of the form's fields. */
export const isFieldName = <Values extends FieldValues>(
  values: Values,
  name: string,
): name is Path<Values> => name in values;
