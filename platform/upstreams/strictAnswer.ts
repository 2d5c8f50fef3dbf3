import type { Schema } from 'yup';

/**
 * Checks what an upstream answered: nothing is converted, and what it tells besides goes no further. (A strict
 * validation alone would leave that in.)
 */
export const strictAnswer =
  <T>(schema: Schema<T>) =>
  (body: unknown): T =>
    schema.cast(schema.validateSync(body, { strict: true }), {
      assert: false,
      stripUnknown: true,
    });
