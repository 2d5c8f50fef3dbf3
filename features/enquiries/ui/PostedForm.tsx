import { type ReactNode, type Ref, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../design-system/components/Button/Button';
import { FormErrorSummary } from '../../../design-system/components/FormErrorSummary/FormErrorSummary';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, type MessageKey, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { usePageInfo } from '../../../rendering/pageInfo';
import { DraftNote } from './DraftNote';
import { ErrorNotice } from './ErrorNotice';
import type { FormFields } from './formFields.types';
import { isSentWithoutScript } from './FormSent';
import { type ErrorTexts, useErrorTexts } from './useErrorTexts';
import { useErrorList } from './useFields';
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

export interface PostedFormProps<Values extends FieldValues> {
  id: string;
  submission: FormSubmission<Values>;
  fields: FormFields<Values>;
  /** The field that receives the focus when the form is shown again. */
  firstField: keyof Values & string;
  /** Values of hidden fields by name, such as the id of the car. */
  hidden?: Readonly<Record<string, string>>;
  /** Query of the page, if the page without JavaScript depends on it: `?near=Lund`. */
  query?: string;
  texts: Readonly<Record<'submit' | 'failure' | 'invalid' | 'privacy', MessageKey>>;
  /**
   * Renders the thanks instead of the form. The heading receives the focus from the submit button; `another`
   * is a button that shows the form again.
   */
  thanks: (heading: RefObject<HTMLHeadingElement | null>, another: ReactNode) => ReactNode;
  ref?: Ref<HTMLFormElement>;
  /** The fields, with their errors and the values that were sent without JavaScript. */
  children: (
    errors: ErrorTexts<Values>,
    values: Readonly<Record<string, string>> | undefined,
  ) => ReactNode;
}

/**
 * A form that is posted, with or without JavaScript: its fields, errors, result, and the hidden values that
 * all forms send. Errors come from its script or from the server, never from the browser, whose language may
 * differ from the page's.
 */
export function PostedForm<Values extends FieldValues>(props: PostedFormProps<Values>) {
  const { id, submission, fields, firstField, hidden = {}, query = '', texts } = props;
  const { form, state, submitted, formName, draft, isSent, waitMinutes } = submission;
  const message = useMessages();
  const { href } = usePageInfo();
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The submit button is hidden with the form, and would lose the focus.
  useEffect(() => {
    if (isSent) heading.current?.focus();
  }, [isSent]);
  const endDraft = useEffectEvent(() => {
    const formElement = button.current?.form;
    if (formElement && isSentWithoutScript(formElement)) draft.erase();
  });
  // Effects of children run first: this erases the draft before the parent reads it.
  useEffect(() => endDraft(), []);
  const isInvalid = state === 'invalid';
  const errors = useErrorTexts(fields, form.formState.errors, isInvalid ? submitted : undefined);
  const errorList = useErrorList(fields, errors);
  const restartForm = (begin: () => void) => {
    flushSync(begin);
    button.current?.form?.querySelector<HTMLElement>(`#${fields[firstField].id}`)?.focus();
  };
  const anotherButton = state === 'idle' && (
    <Button type="button" variant="outline" onClick={() => restartForm(submission.startAnother)}>
      {message('contactAnother')}
    </Button>
  );
  return (
    <Form
      ref={props.ref}
      id={id}
      method="post"
      action="/api/forms/comhub"
      noValidate
      aria-busy={state === 'submitting'}
      onSubmit={(event) => {
        // Enter in a field submits too, but the fields are disabled while the form is sent.
        button.current?.focus({ preventScroll: true });
        submission.submit(event);
      }}
      onChange={submission.onChange}
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
          errors={errorList}
        />
      )}
      {draft.isRestored && !isSent && <DraftNote onClear={() => restartForm(submission.clear)} />}
      <Fields disabled={state === 'submitting'} hidden={isSent}>
        {props.children(errors, submitted?.values)}
        {state === 'error' && (
          <ErrorNotice>
            <Text>
              {waitMinutes === undefined
                ? message(texts.failure)
                : fillIn(message('formTooMany'), { minutes: String(waitMinutes) })}
            </Text>
          </ErrorNotice>
        )}
      </Fields>
      <div hidden={isSent}>
        {/* Not `disabled`, which would lose the focus; submitting again is ignored meanwhile. */}
        <Button ref={button} type="submit" aria-disabled={state === 'submitting'}>
          {state === 'submitting' && <Spinner aria-hidden />}
          {message(state === 'submitting' ? 'contactSending' : texts.submit)}
        </Button>
      </div>
      {!isSent && (
        <Text size="small" color="muted">
          {message(texts.privacy)}
        </Text>
      )}
      <div role="status">{isSent && props.thanks(heading, anotherButton)}</div>
    </Form>
  );
}
