import { type ReactNode, type Ref, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../design-system/components/Button/Button';
import { FormErrorSummary } from '../../../design-system/components/FormErrorSummary/FormErrorSummary';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, type MessageKey, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { useHydrated } from '../../../design-system/useHydrated';
import { usePageInfo } from '../../../rendering/pageInfo';
import { keysOf } from '../../../domain/typedKeys';
import { DraftNote } from './DraftNote';
import type { FormFields } from './formFields.types';
import { isSentWithoutScript } from './FormSent';
import { type FaultTexts, useFaultTexts } from './useFaultTexts';
import type { FormSubmission } from './useFormSubmission';

const Form = styled('form', {
  position: 'relative',
  display: 'grid',
  gap: '$5',
  scrollMarginBlock: '$8',
});

const Fields = styled('fieldset', {
  display: 'grid',
  gap: '$5',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

const Failure = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$3',
  padding: '$4',
  border: '2px solid $danger',
  borderRadius: '$control',
  '& svg': { color: '$danger' },
});

export interface PostedFormProps<Values extends FieldValues> {
  id: string;
  submission: FormSubmission<Values>;
  fields: FormFields<Values>;
  /** The field that takes the focus when the form begins anew. */
  firstField: keyof Values & string;
  /** Fields that nobody sees, by their names: what the form is about. */
  hidden?: Readonly<Record<string, string>>;
  /** What stands behind the page's path, where the page without script is another one with it: `?near=Lund`. */
  query?: string;
  texts: Readonly<Record<'submit' | 'failure' | 'invalid' | 'privacy', MessageKey>>;
  /** Thanks in the form's place; the heading takes the focus from the button that sent. */
  thanks: (heading: RefObject<HTMLHeadingElement | null>, another: ReactNode) => ReactNode;
  ref?: Ref<HTMLFormElement>;
  /** The fields, given what is wrong with them and what was sent without script. */
  children: (
    faults: FaultTexts<Values>,
    values: Readonly<Record<string, string>> | undefined,
  ) => ReactNode;
}

/**
 * A form that is posted, with script or without: its fields, what is wrong with them, and what became of it
 * (spec 2 §4). What all forms send beside their values is here.
 */
export function PostedForm<Values extends FieldValues>(props: PostedFormProps<Values>) {
  const { id, submission, fields, firstField, hidden = {}, query = '', texts } = props;
  const { form, state, submitted, formName, draft, isSent, waitMinutes } = submission;
  const message = useMessages();
  const hydrated = useHydrated();
  const { href } = usePageInfo();
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that sent goes with the form, and its focus with it.
  useEffect(() => {
    if (isSent) heading.current?.focus();
  }, [isSent]);
  const endDraft = useEffectEvent(() => {
    const own = button.current?.form;
    if (own && isSentWithoutScript(own)) draft.erase();
  });
  // Before the draft is read, by whoever renders this: effects of children come first.
  useEffect(() => endDraft(), []);
  const isInvalid = state === 'invalid';
  const faults = useFaultTexts(fields, form.formState.errors, isInvalid ? submitted : undefined);
  const wrong = keysOf(faults).map((name) => ({
    field: fields[name].id,
    error: `${fields[name].text ?? message(fields[name].label)}: ${faults[name]}`,
  }));
  const beginAnew = (begin: () => void) => {
    flushSync(begin);
    button.current?.form?.querySelector<HTMLElement>(`#${fields[firstField].id}`)?.focus();
  };
  const another = state === 'idle' && (
    <Button type="button" variant="outline" onClick={() => beginAnew(submission.startAnother)}>
      {message('contactAnother')}
    </Button>
  );
  return (
    <Form
      ref={props.ref}
      id={id}
      method="post"
      action="/api/forms/comhub"
      noValidate={hydrated}
      aria-busy={state === 'submitting'}
      onSubmit={(event) => {
        // Sent from a field, which is about to be disabled.
        button.current?.focus({ preventScroll: true });
        submission.submit(event);
      }}
      onChange={submission.change}
    >
      <input type="hidden" name="formName" value={formName} />
      <input type="hidden" name="source" value={href + query} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <VisuallyHidden aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      {isInvalid && (
        <FormErrorSummary
          key={submission.invalidAttempts}
          title={message(texts.invalid)}
          errors={wrong}
        />
      )}
      {draft.isRestored && !isSent && <DraftNote onClear={() => beginAnew(submission.clear)} />}
      <Fields disabled={state === 'submitting'} hidden={isSent}>
        {props.children(faults, submitted?.values)}
        {state === 'error' && (
          <Failure role="alert">
            <Icon name="warning" size="medium" />
            <Text>
              {waitMinutes === undefined
                ? message(texts.failure)
                : fillIn(message('formTooMany'), { minutes: String(waitMinutes) })}
            </Text>
          </Failure>
        )}
      </Fields>
      <div hidden={isSent}>
        {/* Not `disabled`, which would lose the focus: an enquiry on its way is not sent again. */}
        <Button ref={button} type="submit" aria-disabled={state === 'submitting'}>
          {state === 'submitting' && <Spinner aria-hidden />}
          {message(state === 'submitting' ? 'contactSending' : texts.submit)}
        </Button>
      </div>
      {!isSent && (
        <Text size="small" tone="muted">
          {message(texts.privacy)}
        </Text>
      )}
      <div role="status">{isSent && props.thanks(heading, another)}</div>
    </Form>
  );
}
