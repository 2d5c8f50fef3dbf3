import type { AccordionProps } from '../../schema/generated/fields';

/** Titles that open to show their text. */
export function Accordion(fields: AccordionProps) {
  return <section>{fields.Title && <p>{fields.Title.value}</p>}</section>;
}
