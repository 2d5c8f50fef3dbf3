import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { jotIds, getQuestions } from '../../features/enquiries/model/jot/jotFields';
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
  /** Level of the headings in the form. */
  level: 2 | 3;
  /** Values of a form that was sent without JavaScript and rejected. */
  submitted?: SubmittedForm;
}

const texts = {
  submit: 'jotSend',
  failure: 'jotFailed',
  invalid: 'contactInvalidInput',
  privacy: 'jotPrivacy',
} as const;

const draft = { privateFields: [] };

/** The form of a definition, with its submission. */
export function SendJotForm({ formName, form: jotForm, level, submitted }: SendJotFormProps) {
  const message = useMessages();
  const fields = useMemo(() => jotFormFields(jotForm), [jotForm]);
  // The server creates the same schema from the definition.
  const resolver = useMemo(
    () => yupResolver(jotSchema(jotForm), { stripUnknown: true }) as Resolver<JotValues>,
    [jotForm],
  );
  const submission = useFormSubmission<JotValues>({
    formName,
    resolver,
    submitted,
    about: { formId: jotForm.id },
    draft,
  });
  const [firstField = ''] = Object.keys(fields);
  if (getQuestions(jotForm).length === 0) return null;
  return (
    <PostedForm
      id={jotIds(jotForm.id).form}
      submission={submission}
      fields={fields}
      firstField={firstField}
      hidden={{ formId: jotForm.id }}
      texts={texts}
      thanks={(heading, another) => (
        <FormSent title={message('jotSent')} level={level} heading={heading}>
          {another}
        </FormSent>
      )}
    >
      {(errors, values) => (
        <JotElements
          form={jotForm}
          level={level}
          register={submission.form.register}
          errors={errors}
          values={values}
        />
      )}
    </PostedForm>
  );
}
