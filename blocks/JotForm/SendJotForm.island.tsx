import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { jotIds, questionsOf } from '../../features/enquiries/model/jot/jotFields';
import type { JotForm } from '../../domain/forms/jot/jotForm.types';
import { jotSchema } from '../../features/enquiries/model/jot/jotSchema';
import type { SubmittedForm } from '../../domain/forms/submittedForm';
import { useMessages } from '../../design-system/messages';
import { FormSent } from '../../features/enquiries/ui/FormSent';
import { PostedForm } from '../../features/enquiries/ui/PostedForm';
import { useFormSubmission } from '../../features/enquiries/ui/useFormSubmission';
import { JotElements } from './JotElements';
import { jotFormFields, type JotValues } from './jotFormFields';

interface SendJotFormProps {
  formName: string;
  form: JotForm;
  /** Of headings in the form. */
  level: 2 | 3;
  /** What was sent without script and could not be taken. */
  submitted?: SubmittedForm;
}

const texts = {
  submit: 'jotSend',
  failure: 'jotFailed',
  invalid: 'contactInvalidInput',
  privacy: 'jotPrivacy',
} as const;

const draft = { privateFields: [] };

/** The form as far as it is asked for: its fields are those of its definition. */
export function SendJotForm({ formName, form: asked, level, submitted }: SendJotFormProps) {
  const message = useMessages();
  const fields = useMemo(() => jotFormFields(asked), [asked]);
  // The same schema that the server makes of the same definition.
  const resolver = useMemo(
    () => yupResolver(jotSchema(asked), { stripUnknown: true }) as Resolver<JotValues>,
    [asked],
  );
  const submission = useFormSubmission<JotValues>({
    formName,
    resolver,
    submitted,
    about: { formId: asked.id },
    draft,
  });
  const [first = ''] = Object.keys(fields);
  if (questionsOf(asked).length === 0) return null;
  return (
    <PostedForm
      id={jotIds(asked.id).form}
      submission={submission}
      fields={fields}
      firstField={first}
      hidden={{ formId: asked.id }}
      texts={texts}
      thanks={(heading, another) => (
        <FormSent title={message('jotSent')} level={level} heading={heading}>
          {another}
        </FormSent>
      )}
    >
      {(faults, values) => (
        <JotElements
          form={asked}
          level={level}
          register={submission.form.register}
          faults={faults}
          values={values}
        />
      )}
    </PostedForm>
  );
}
