import { array, string } from 'yup';

/** Values of a comma-separated variable, trimmed. */
export const list = (schema = string().required()) =>
  array()
    .of(schema)
    .transform((_, raw: unknown) =>
      typeof raw === 'string'
        ? raw
            .split(',')
            .map((value) => value.trim())
            .filter((value) => value !== '')
        : [],
    )
    .default([]);

/** Host names only, in lower case; they are put into a header. */
export const hosts = () =>
  list(
    string()
      .required()
      .lowercase()
      .matches(/^(\*\.)?[a-z0-9.-]+$/, 'must be host names such as *.example.com'),
  );
