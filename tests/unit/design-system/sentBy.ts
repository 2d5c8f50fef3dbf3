import { screen } from '@testing-library/react';

/** The entries that the form would send: pairs of names and values, in document order. */
export function sentBy(tag: 'form'): [string, FormDataEntryValue][] {
  const form = screen.queryByRole<HTMLFormElement>(tag) ?? document.forms[0];
  if (!form) throw new Error('The page has no form.');
  return [...new FormData(form)];
}
