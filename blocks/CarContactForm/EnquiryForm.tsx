import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../design-system/components/Button/Button';
import { FormErrorSummary } from '../../design-system/components/FormErrorSummary/FormErrorSummary';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Spinner } from '../../design-system/components/Spinner/Spinner';
import { Text } from '../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { useHydrated } from '../../design-system/useHydrated';
import type { SubmittedForm } from '../../domain/forms/submittedForm';
import { usePageInfo } from '../pageInfo';
import type { ContactCar } from './contactCar.types';
import { EnquiryFields, fieldIds, fieldLabels } from './EnquiryFields';
import { EnquirySent } from './EnquirySent';
import { useContactAnchor } from './useContactAnchor';
import { useEnquiry } from './useEnquiry';
import { useFaultTexts } from './useFaultTexts';

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

export interface EnquiryFormProps {
  formName: string;
  car: ContactCar;
  /** What was sent without script and could not be taken. */
  submitted?: SubmittedForm;
}

/** The form about a car: fields, what is wrong with them, and what became of the enquiry (spec 2 §4). */
export function EnquiryForm({ formName, car, submitted }: EnquiryFormProps) {
  const message = useMessages();
  const hydrated = useHydrated();
  const { href } = usePageInfo();
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const initial = submitted ? (submitted.failed ? 'error' : 'invalid') : 'idle';
  const enquiry = useEnquiry(formName, car, initial);
  const { form, state } = enquiry;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that sent goes with the form, and its focus with it.
  useEffect(() => {
    if (enquiry.isSent) heading.current?.focus();
  }, [enquiry.isSent]);
  const { setValue } = form;
  const faults = useFaultTexts(form.formState.errors, state === 'invalid' ? submitted : undefined);
  useContactAnchor(
    element,
    useCallback((name) => setValue(name, true), [setValue]),
  );
  const startAnother = () => {
    flushSync(enquiry.startAnother);
    element.current?.querySelector<HTMLElement>(`#${fieldIds.name}`)?.focus();
  };
  const wrong = (Object.keys(faults) as (keyof typeof faults)[]).map((name) => ({
    field: fieldIds[name],
    error: `${message(fieldLabels[name])}: ${faults[name]}`,
  }));
  return (
    <Form
      ref={element}
      id="contact-form"
      method="post"
      action="/api/forms/comhub"
      noValidate={hydrated}
      aria-busy={state === 'submitting'}
      onSubmit={(event) => {
        // Sent from a field, which is about to be disabled.
        button.current?.focus({ preventScroll: true });
        enquiry.submit(event);
      }}
      onChange={enquiry.change}
    >
      <input type="hidden" name="formName" value={formName} />
      <input type="hidden" name="carId" value={car.carId} />
      <input type="hidden" name="source" value={href} />
      <VisuallyHidden aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      {state === 'invalid' && (
        <FormErrorSummary
          key={enquiry.invalidAttempts}
          title={message('contactInvalidInput')}
          errors={wrong}
        />
      )}
      <Fields disabled={state === 'submitting'} hidden={enquiry.isSent}>
        <EnquiryFields form={form} car={car} faults={faults} values={submitted?.values} />
        {state === 'error' && (
          <Failure role="alert">
            <Icon name="warning" size="medium" />
            <Text>{message('contactFormError')}</Text>
          </Failure>
        )}
      </Fields>
      <div hidden={enquiry.isSent}>
        {/* Not `disabled`, which would lose the focus: an enquiry on its way is not sent again. */}
        <Button ref={button} type="submit" aria-disabled={state === 'submitting'}>
          {state === 'submitting' && <Spinner aria-hidden />}
          {message(state === 'submitting' ? 'contactSending' : 'contactSubmit')}
        </Button>
      </div>
      {!enquiry.isSent && (
        <Text size="small" tone="muted">
          {message('contactPrivacy')}
        </Text>
      )}
      <div role="status">
        {enquiry.isSent && (
          <EnquirySent car={car} heading={heading}>
            {state === 'idle' && (
              <Button type="button" variant="outline" onClick={startAnother}>
                {message('contactAnother')}
              </Button>
            )}
          </EnquirySent>
        )}
      </div>
    </Form>
  );
}
