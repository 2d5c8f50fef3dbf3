import { use } from 'react';
import { EditingContext, type EditedFieldProps } from './EditingContext';

/** A field with the marks of the page editor; only its content if the page is not being edited. */
export function EditedField({ kind, metadata, children, fallback }: EditedFieldProps) {
  const Field = use(EditingContext)?.field;
  return Field ? (
    <Field kind={kind} metadata={metadata} fallback={fallback}>
      {children}
    </Field>
  ) : (
    (children ?? fallback)
  );
}
