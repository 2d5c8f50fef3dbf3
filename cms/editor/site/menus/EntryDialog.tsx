import { useState } from 'react';
import { Dialog } from '../../../../design-system/components/Dialog/Dialog';
import type { FieldContracts } from '../../../../schema/contract';
import type { RawValue } from '../../authoring';
import { FieldForm } from '../../forms/FieldForm';
import type { Values } from '../siteApi';

interface EntryDialogProps {
  title: string;
  fields: FieldContracts;
  values: Values;
  submit: string;
  /** Resolves with why it was not saved. */
  onSubmit: (changed: Record<string, RawValue>) => Promise<string | undefined>;
  onClose: () => void;
}

/** The fields of one entry. They start from what was in sight when it was opened. */
export function EntryDialog(props: EntryDialogProps) {
  const { title, fields, submit, onSubmit, onClose } = props;
  const [values] = useState(props.values);
  return (
    <Dialog open onClose={onClose} title={title}>
      <FieldForm
        fields={fields}
        values={values}
        submit={submit}
        onSubmit={async (changed) => {
          const problem = await onSubmit(changed);
          if (problem === undefined) onClose();
          return problem;
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
