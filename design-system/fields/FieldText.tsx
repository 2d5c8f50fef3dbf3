import { Fragment } from 'react';
import type { TextField } from '../../schema/generated/fields';

/** A text field: its words, with line breaks where editors made them. */
export function FieldText({ field }: { field: TextField | undefined }) {
  const text = field?.value;
  if (!text) return null;
  if (!text.includes('\n')) return text;
  return text.split(/\r?\n/).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
