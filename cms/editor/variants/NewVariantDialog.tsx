import { useState, type FormEvent } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { RadioGroup } from '../../../design-system/components/RadioGroup/RadioGroup';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { ErrorText } from '../ErrorText';
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
  const [problem, setProblem] = useState<{ name?: string; failure?: string }>({});
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setProblem({ name: texts.required });
    setBusy(true);
    const failure = await onCreate(name.trim(), kind);
    setBusy(false);
    if (failure === undefined) onClose();
    else setProblem({ failure });
  }

  return (
    <Dialog open size="small" onClose={onClose} title={variantTexts.newTitle}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack gap={5}>
          <TextField
            label={variantTexts.name}
            hint={variantTexts.nameHint}
            error={problem.name}
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
          <ErrorText>{problem.failure}</ErrorText>
          <Button type="submit" disabled={busy}>
            {variantTexts.create}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
