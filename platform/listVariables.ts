import { array, string } from 'yup';

/** Values of a comma separated variable, without blanks. */
export const list = (part = string().required()) =>
  array()
    .of(part)
    .transform((_, raw: unknown) =>
      typeof raw === 'string'
        ? raw
            .split(',')
            .map((part) => part.trim())
            .filter((part) => part !== '')
        : [],
    )
    .default([]);

/** Host names alone, in small letters; they go into a header. */
export const hosts = () =>
  list(
    string()
      .required()
      .lowercase()
      .matches(/^(\*\.)?[a-z0-9.-]+$/, 'must be host names such as *.example.com'),
  );
