import { useState } from 'react';
import { EditorDialog } from '../../EditorDialog';
import type { FieldContracts } from '../../../../schema/contract';
import type { RawValue } from '../../authoring';
import { FieldForm } from '../../forms/FieldForm';
import type { Values } from '../siteApi';

interface EntryDialogProps {
  title: string;
  fields: FieldContracts;
  values: Values;
  submit: string;
  /** Resolves with an error message if it was not saved. */
  onSubmit: (changes: Record<string, RawValue>) => Promise<string | undefined>;
  onClose: () => void;
}

/** A form for the fields of an entry. Keeps the values with which it was opened. */
export function EntryDialog(props: EntryDialogProps) {
  const { title, fields, submit, onSubmit, onClose } = props;
  const [values] = useState(props.values);
  return (
    <EditorDialog open onClose={onClose} title={title}>
      <FieldForm
        fields={fields}
        values={values}
        submitLabel={submit}
        onSubmit={async (changes) => {
          const problem = await onSubmit(changes);
          if (problem === undefined) onClose();
          return problem;
        }}
        onCancel={onClose}
      />
    </EditorDialog>
  );
}
