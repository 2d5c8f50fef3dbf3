import { Fragment, type ReactNode } from 'react';
import type { TextField } from '../../schema/generated/fields';
import { EditedField } from './EditedField';

/** A text field, with the editors' line breaks. */
export function FieldText({ field }: { field: TextField | undefined }) {
  if (!field?.metadata) return renderLines(field?.value);
  return (
    <EditedField kind="text" metadata={field.metadata}>
      {renderLines(field.value.trim())}
    </EditedField>
  );
}

function renderLines(text: string | undefined): ReactNode {
  if (!text) return null;
  if (!text.includes('\n')) return text;
  return text.split(/\r?\n/).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
