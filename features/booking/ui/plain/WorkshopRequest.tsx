import { Checkbox } from '../../../../design-system/components/Checkbox/Checkbox';
import { Select } from '../../../../design-system/components/Select/Select';
import { TextArea } from '../../../../design-system/components/TextArea/TextArea';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { useMessages } from '../../../../design-system/messages';
import { MAX_CHARACTERS } from '../../../../domain/forms/fields';
import { PhoneField } from '../../../enquiries/ui/ContactFields';
import { lastServiceDay } from '../../../enquiries/model/serviceRequest';
import {
  workshopRequestSchema,
  type WorkshopRequestValues,
} from '../../../enquiries/model/workshopRequest';
import { FormSent } from '../../../enquiries/ui/FormSent';
import { PostedForm } from '../../../enquiries/ui/PostedForm';
import { useSubmittedForm } from '../../../../rendering/privateView';
import { useFormSubmission } from '../../../enquiries/ui/useFormSubmission';
import { type WorkshopSearch, placeKey } from './searchWorkshops';
import type { FormFields } from '../../../enquiries/ui/formFields.types';
import { schemaResolver } from '../../../enquiries/ui/schemaResolver';

/** Ids of the form's controls, and their labels. */
const workshopRequestFields: FormFields<WorkshopRequestValues> = {
  regno: { id: 'workshop-regno', label: 'bookingPlate' },
  siteName: { id: 'workshop-name', label: 'bookingWorkshop' },
  description: { id: 'workshop-description', label: 'serviceDescription' },
  date: { id: 'workshop-date', label: 'serviceDate' },
  customerName: { id: 'workshop-customer', label: 'contactName' },
  customerPhone: { id: 'workshop-phone', label: 'contactPhone', formatHint: 'contactFaultPhone' },
  customerEmail: { id: 'workshop-email', label: 'contactEmail', formatHint: 'contactFaultEmail' },
  gdpr: { id: 'workshop-gdpr', label: 'serviceGdpr' },
};

const resolver = schemaResolver<WorkshopRequestValues>(workshopRequestSchema);

const texts = {
  submit: 'serviceSubmit',
  failure: 'serviceFailure',
  invalid: 'contactInvalidInput',
  privacy: 'servicePrivacy',
} as const;

/** Asks a workshop for a visit, with a form that the server handles. The nearest workshop is preselected. */
export function WorkshopRequest({ formName, names, today, near }: WorkshopSearch) {
  const message = useMessages();
  const submitted = useSubmittedForm(formName);
  const submission = useFormSubmission<WorkshopRequestValues>({ formName, resolver, submitted });
  const nearest = near?.workshops?.[0]?.dealer.name ?? '';
  return (
    <PostedForm
      id="workshop-request-form"
      submission={submission}
      fields={workshopRequestFields}
      firstField="regno"
      query={near && `?${new URLSearchParams({ [placeKey]: near.place }).toString()}`}
      texts={texts}
      thanks={() => <FormSent title={message('serviceThanksTitle')} level={3} />}
    >
      {(errors, values) => {
        const control = (name: keyof WorkshopRequestValues) => ({
          name,
          id: workshopRequestFields[name].id,
          label: message(workshopRequestFields[name].label),
          error: errors[name],
          required: true,
        });
        const field = (name: keyof WorkshopRequestValues) => ({
          ...control(name),
          defaultValue: values?.[name] ?? '',
        });
        return (
          <>
            <TextField
              {...field('regno')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={MAX_CHARACTERS.plate}
            />
            <Select
              {...control('siteName')}
              placeholder={message('chooseOption')}
              defaultValue={values?.siteName ?? nearest}
            >
              {names.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
            <TextArea {...field('description')} rows={3} />
            <TextField {...field('date')} type="date" min={today} max={lastServiceDay(today)} />
            <TextField {...field('customerName')} autoComplete="name" />
            <PhoneField {...field('customerPhone')} />
            <TextField {...field('customerEmail')} type="email" autoComplete="email" />
            <Checkbox {...control('gdpr')} defaultChecked={values?.gdpr !== undefined} />
          </>
        );
      }}
    </PostedForm>
  );
}
