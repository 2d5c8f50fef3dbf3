import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';

/** Creates a resolver. The cast is needed because yup infers wider types than react-hook-form accepts. */
export const schemaResolver = <Values extends FieldValues>(
  schema: AnyObjectSchema,
  options?: { stripUnknown: boolean },
) => yupResolver(schema, options) as Resolver<Values>;
