import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Fieldset } from '../../../design-system/components/Fieldset/Fieldset';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { FieldContracts } from '../../../schema/contract';
import type { RawValue } from '../authoring';
import { ErrorText } from '../ErrorText';
import { useDeadLinkWarning } from '../links/useDeadLinkWarning';
import { texts } from '../texts';
import { checkValues, type Problems } from './checkValue';
import { FieldInput } from './FieldInput';
import { groupFields } from './groupFields';
import { forgetForm, keepForm, readKept } from './keptForms';

const Actions = styled('div', {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: '$raised',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  paddingBlock: '$3',
  '& > [role="alert"]': { flexBasis: '100%' },
  backgroundColor: '$bg',
  // Where there is room below, what scrolls by must not show in it.
  boxShadow: '0 $space$6 0 $colors$bg',
});

export interface FieldFormProps {
  fields: FieldContracts;
  /** Values to start from. */
  values: Readonly<Record<string, RawValue>>;
  /** By which what was typed is found again when the form was left without saving it. */
  keepAs?: string;
  submit: string;
  /** Resolves with why the values were not taken, or undefined when they were. */
  onSubmit: (changed: Record<string, RawValue>) => Promise<string | undefined>;
  onCancel: () => void;
  /** Told of every change, for what shows the values while they are written; must be stable. */
  onChange?: (values: Readonly<Record<string, RawValue>>) => void;
}

/** A form for the fields of a contract, checked by it. Gives the values that differ from the start. */
export function FieldForm(props: FieldFormProps) {
  const { fields, submit, onSubmit, onChange, keepAs } = props;
  const [restored] = useState(() => (keepAs === undefined ? undefined : readKept(keepAs)));
  const [values, setValues] = useState({ ...props.values, ...restored });
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const form = useRef<HTMLFormElement>(null);
  const warnOfDeadLinks = useDeadLinkWarning();

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  useEffect(() => onChange?.(values), [values, onChange]);

  const changedValues = () =>
    Object.fromEntries(
      Object.entries(values).filter(([name, value]) => value !== props.values[name]),
    );
  useEffect(() => {
    if (keepAs !== undefined) keepForm(keepAs, changedValues());
    // What is saved already changes with the form's key alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [values, keepAs]);

  function forget(): void {
    if (keepAs !== undefined) forgetForm(keepAs);
  }

  function cancel(): void {
    forget();
    props.onCancel();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const found = checkValues(fields, values);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const changed = changedValues();
    setBusy(true);
    const problem = (await warnOfDeadLinks(changed)) ?? (await onSubmit(changed));
    if (problem === undefined) forget();
    setFailure(problem);
    setBusy(false);
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={7}>
        {restored && (
          <Text size="small" tone="muted" role="status">
            {texts.formKept}
          </Text>
        )}
        {groupFields(fields).map(({ heading, fields: grouped }) => {
          const inputs = Object.entries(grouped).map(([name, contract]) => (
            <FieldInput
              key={name}
              name={name}
              contract={contract}
              problems={problems}
              path={name}
              isAlone={Object.keys(fields).length === 1}
              value={values[name]}
              onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
            />
          ));
          return heading === undefined ? (
            <Stack key="" gap={5}>
              {inputs}
            </Stack>
          ) : (
            <Fieldset key={heading} legend={heading}>
              {inputs}
            </Fieldset>
          );
        })}
      </Stack>
      <Actions>
        <ErrorText>{failure}</ErrorText>
        <Button type="submit" disabled={busy}>
          {submit}
        </Button>
        <Button type="button" variant="ghost" onClick={cancel}>
          {texts.cancel}
        </Button>
      </Actions>
    </form>
  );
}
