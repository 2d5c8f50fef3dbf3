import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';

/** Checks a form with a schema whose values are the form's: yup's own types of them say more than forms know of. */
export const schemaResolver = <Values extends FieldValues>(
  schema: AnyObjectSchema,
  options?: { stripUnknown: boolean },
) => yupResolver(schema, options) as Resolver<Values>;
