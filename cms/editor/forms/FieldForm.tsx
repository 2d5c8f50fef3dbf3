import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Fieldset } from '../../../design-system/components/Fieldset/Fieldset';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { FieldContracts } from '../../../schema/contract';
import type { RawValue } from '../authoring';
import { describeFailure } from '../describeFailure';
import { ErrorText } from '../ErrorText';
import { useDeadLinkWarning } from '../links/useDeadLinkWarning';
import { texts } from '../texts';
import { useInitialFocus } from '../useInitialFocus';
import { checkValues, type FieldProblems } from './checkValues';
import { FieldInput } from './FieldInput';
import { groupFields } from './groupFields';
import { deleteFormDraft, storeFormDraft, readFormDraft } from './formDrafts';

const Actions = styled('div', {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: '$raised',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  marginBlockStart: '$5',
  paddingBlock: '$4',
  borderBlockStart: '1px solid $line',
  '& > [role="alert"]': { flexBasis: '100%' },
  backgroundColor: '$bg',
  // Covers content that scrolls past, in the space below the buttons.
  boxShadow: '0 $space$6 0 $colors$bg',
});

export interface FieldFormProps {
  fields: FieldContracts;
  /** Initial values. */
  values: Readonly<Record<string, RawValue>>;
  /** Storage key under which input is kept until it is saved, to restore it after leaving the form. */
  draftKey?: string;
  /** Problems that were found elsewhere, by field. */
  knownProblems?: FieldProblems;
  submitLabel: string;
  /** Saves the changed values. Resolves with an error message if that failed. */
  onSubmit: (changed: Record<string, RawValue>) => Promise<string | undefined>;
  onCancel: () => void;
  /** Called after every change, such as for a live preview; must be stable. */
  onChange?: (values: Readonly<Record<string, RawValue>>) => void;
}

/** A form for the fields of a contract, validated by that contract. It submits only the changed values. */
export function FieldForm(props: FieldFormProps) {
  const { fields, submitLabel, onSubmit, onChange, draftKey } = props;
  const [restoredValues] = useState(() =>
    draftKey === undefined ? undefined : readFormDraft(draftKey),
  );
  const [values, setValues] = useState({ ...props.values, ...restoredValues });
  const [errors, setErrors] = useState<FieldProblems>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const shownErrors = { ...props.knownProblems, ...errors };
  const formRef = useRef<HTMLFormElement>(null);
  const checkDeadLinks = useDeadLinkWarning();

  useInitialFocus(formRef);

  useEffect(() => {
    if (attempt > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  useEffect(() => onChange?.(values), [values, onChange]);

  const getChangedValues = () =>
    Object.fromEntries(
      Object.entries(values).filter(([name, value]) => value !== props.values[name]),
    );
  useEffect(() => {
    if (draftKey !== undefined) storeFormDraft(draftKey, getChangedValues());
    // `props.values` only changes together with the form's `key`.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [values, draftKey]);

  function discardDraft(): void {
    if (draftKey !== undefined) deleteFormDraft(draftKey);
  }

  function cancel(): void {
    discardDraft();
    props.onCancel();
  }

  async function submitForm(event: FormEvent) {
    event.preventDefault();
    const newErrors = checkValues(fields, values);
    setErrors(newErrors);
    setAttempt(attempt + 1);
    if (Object.keys(newErrors).length > 0) return;
    const changes = getChangedValues();
    setIsBusy(true);
    try {
      const errorMessage = (await checkDeadLinks(changes)) ?? (await onSubmit(changes));
      if (errorMessage === undefined) discardDraft();
      setFailure(errorMessage);
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form ref={formRef} noValidate onSubmit={(event) => void submitForm(event)}>
      <Stack gap={7}>
        {restoredValues && (
          <Text size="small" color="muted" role="status">
            {texts.formKept}
          </Text>
        )}
        {groupFields(fields).map(({ heading, fields: groupedFields }) => {
          const inputs = Object.entries(groupedFields).map(([name, contract]) => (
            <FieldInput
              key={name}
              name={name}
              contract={contract}
              problems={shownErrors}
              path={name}
              isOnlyField={Object.keys(fields).length === 1}
              value={values[name]}
              onChange={(value) => {
                setValues((previous) => ({ ...previous, [name]: value }));
                setErrors((before) => omitField(before, name));
              }}
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
        <Button type="submit" disabled={isBusy}>
          {submitLabel}
        </Button>
        <Button type="button" variant="outline" onClick={cancel}>
          {texts.cancel}
        </Button>
      </Actions>
    </form>
  );
}

/** Returns the errors without those of one field. */
function omitField(problems: FieldProblems, name: string): FieldProblems {
  const otherErrors = Object.entries(problems).filter(([path]) => path.split(/[.[]/)[0] !== name);
  return Object.fromEntries(otherErrors);
}
