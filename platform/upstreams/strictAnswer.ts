import type { Schema } from 'yup';

/**
 * Returns a check of an upstream's answer: nothing is converted, and unknown fields are removed, which a
 * strict validation alone would keep.
 */
export const strictAnswer =
  <T>(schema: Schema<T>) =>
  (body: unknown): T =>
    schema.cast(schema.validateSync(body, { strict: true }), {
      assert: false,
      stripUnknown: true,
    });
