import { useState } from 'react';
import { RadioGroup } from '../../../design-system/components/RadioGroup/RadioGroup';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { FormDialog } from '../FormDialog';
import { texts } from '../texts';
import { variantTexts } from './variantTexts';

interface NewVariantDialogProps {
  /** Resolves with why the variant was not made. */
  onCreate: (name: string, kind: 'audience' | 'test') => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks for the name of a new variant and whether it is for an audience or a test. */
export function NewVariantDialog({ onCreate, onClose }: NewVariantDialogProps) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'audience' | 'test'>('audience');
  const [problem, setProblem] = useState<string>();

  async function send(): Promise<string | undefined> {
    setProblem(name.trim() === '' ? texts.required : undefined);
    if (name.trim() === '') return '';
    const failure = await onCreate(name.trim(), kind);
    if (failure === undefined) onClose();
    return failure;
  }

  return (
    <FormDialog
      title={variantTexts.newTitle}
      send={variantTexts.create}
      gap={5}
      noValidate
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={variantTexts.name}
        hint={variantTexts.nameHint}
        error={problem}
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
    </FormDialog>
  );
}
