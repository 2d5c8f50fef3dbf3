import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { styled } from '../../../../design-system/stitches';
import type { FieldContracts } from '../../../../schema/contract';
import type { RawValue } from '../authoring';
import { ErrorText } from '../ErrorText';
import { useDeadLinkWarning } from '../links/useDeadLinkWarning';
import { texts } from '../texts';
import { checkValues, type Problems } from './checkValue';
import { FieldInput } from './FieldInput';

const Actions = styled('div', {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: '$raised',
  display: 'flex',
  gap: '$3',
  paddingBlock: '$3',
  backgroundColor: '$bg',
});

interface FieldFormProps {
  fields: FieldContracts;
  /** Values to start from. */
  values: Readonly<Record<string, RawValue>>;
  submit: string;
  /** Resolves with why the values were not taken, or undefined when they were. */
  onSubmit: (changed: Record<string, RawValue>) => Promise<string | undefined>;
  onCancel: () => void;
}

/** A form for the fields of a contract, checked by it. Gives the values that differ from the start. */
export function FieldForm(props: FieldFormProps) {
  const { fields, submit, onSubmit, onCancel } = props;
  const [values, setValues] = useState(props.values);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const form = useRef<HTMLFormElement>(null);
  const warnOfDeadLinks = useDeadLinkWarning();

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  async function send(event: FormEvent) {
    event.preventDefault();
    const found = checkValues(fields, values);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const changed = Object.entries(values).filter(([name, value]) => value !== props.values[name]);
    setBusy(true);
    const warning = await warnOfDeadLinks(Object.fromEntries(changed));
    setFailure(warning ?? (await onSubmit(Object.fromEntries(changed))));
    setBusy(false);
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={5}>
        {Object.entries(fields).map(([name, contract]) => (
          <FieldInput
            key={name}
            name={name}
            contract={contract}
            problems={problems}
            path={name}
            value={values[name]}
            onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </Stack>
      <ErrorText>{failure}</ErrorText>
      <Actions>
        <Button type="submit" disabled={busy}>
          {submit}
        </Button>
        <Button type="button" variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Actions>
    </form>
  );
}
