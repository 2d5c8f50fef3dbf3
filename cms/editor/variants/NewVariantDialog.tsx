import { useState } from 'react';
import { RadioGroup } from '../../../design-system/components/RadioGroup/RadioGroup';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { FormDialog } from '../FormDialog';
import { variantTexts } from './variantTexts';

interface NewVariantDialogProps {
  /** Resolves with an error message if the variant was not created. */
  onCreate: (name: string, kind: 'audience' | 'test') => Promise<string | undefined>;
  onClose: () => void;
}

/** Creates a variant: asks for its name, and whether it is for an audience or a test. */
export function NewVariantDialog({ onCreate, onClose }: NewVariantDialogProps) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'audience' | 'test'>('audience');

  async function send(): Promise<string | undefined> {
    const failure = await onCreate(name.trim(), kind);
    if (failure === undefined) onClose();
    return failure;
  }

  return (
    <FormDialog
      title={variantTexts.newTitle}
      sendLabel={variantTexts.create}
      gap={5}
      onSend={send}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            label={variantTexts.name}
            hint={variantTexts.nameHint}
            name="name"
            required
            error={errors.name}
            value={name}
            maxLength={60}
            onChange={({ target }) => setName(target.value)}
          />
          <RadioGroup
            legend={variantTexts.kind}
            name="kind"
            value={kind}
            onChange={({ target }) => setKind(target.value === 'test' ? 'test' : 'audience')}
            options={[
              {
                value: 'audience',
                label: variantTexts.kinds.audience,
                hint: variantTexts.kinds.audienceHint,
              },
              { value: 'test', label: variantTexts.kinds.test, hint: variantTexts.kinds.testHint },
            ]}
          />
        </>
      )}
    </FormDialog>
  );
}
