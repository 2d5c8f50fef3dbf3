import { useEffect } from 'react';
import { type DefaultValues, useWatch } from 'react-hook-form';
import {
  type OfferedServices,
  serviceRequestSchema,
  type ServiceRequestValues,
} from '../../model/serviceRequest';
import type { SubmittedForm } from '../../../../domain/forms/submittedForm';
import { PostedForm } from '../PostedForm';
import { useFormSubmission } from '../useFormSubmission';
import { DealerField } from './DealerField';
import { RequestFields } from './RequestFields';
import { ServiceRequestSent } from './ServiceRequestSent';
import type { Workshop } from './serviceRequestFormData';
import { ServiceTypes } from './ServiceTypes';
import { serviceRequestFields } from './serviceRequestFields';
import { VehicleKind } from './VehicleKind';
import { schemaResolver } from '../schemaResolver';

const resolver = schemaResolver<ServiceRequestValues>(serviceRequestSchema, {
  stripUnknown: true,
});

/** Consents are not kept: each enquiry asks for them again. */
const draft = { privateFields: ['gdpr', 'newsletter'] };

const texts = {
  submit: 'serviceSubmit',
  failure: 'serviceFailure',
  invalid: 'contactInvalidInput',
  privacy: 'servicePrivacy',
} as const;

export interface SendServiceRequestProps {
  formName: string;
  newsletterRequired: boolean;
  /** ISO 3166-1 alpha-2: added to places that visitors search. */
  country: string;
  /** The ISO day in Norway when the page was made. */
  today: string;
  workshops: readonly Workshop[];
  /** Names of what can be asked for. */
  services: OfferedServices;
  /** The one dealer that takes motorcycles. */
  motorcycleDealer?: string;
  /** What was sent without script and could not be taken. */
  submitted?: SubmittedForm;
}

/** The form itself: the vehicle, what is to be done, where and when, and who asks. */
export function SendServiceRequest(props: SendServiceRequestProps) {
  const { formName, newsletterRequired, services, motorcycleDealer, submitted } = props;
  const submission = useFormSubmission<ServiceRequestValues>({
    formName,
    resolver,
    context: { newsletterRequired, motorcycleDealer, services },
    defaultValues: defaultsOf(submitted),
    submitted,
    draft,
  });
  const { form } = submission;
  const isMotorcycle = String(useWatch({ control: form.control, name: 'typeMC' })) === 'true';
  const { getValues, setValue } = form;
  // Services of the other vehicle are not asked for, wherever they come from: a change of mind, a draft, or boxes
  // ticked before script was there.
  useEffect(() => {
    // What a draft says stands in the form, and not yet in what was rendered.
    const kind = String(getValues('typeMC')) === 'true' ? 'motorcycle' : 'car';
    const chosen = getValues('services') ?? [];
    const fit = chosen.filter((name) => services[kind].includes(name));
    if (fit.length < chosen.length) setValue('services', fit);
    if (kind === 'motorcycle' && motorcycleDealer) setValue('siteName', motorcycleDealer);
  }, [isMotorcycle, services, motorcycleDealer, getValues, setValue]);
  const change = (motorcycle: boolean) => {
    // The one dealer for motorcycles is not the visitor's to choose, nor does it stay theirs for a car.
    if (!motorcycle) setValue('siteName', '');
  };
  return (
    <PostedForm
      id="service-request-form"
      submission={submission}
      fields={serviceRequestFields}
      firstField="typeMC"
      texts={texts}
      thanks={(heading, another) => (
        <ServiceRequestSent heading={heading}>{another}</ServiceRequestSent>
      )}
    >
      {(faults) => (
        <>
          <VehicleKind form={form} onChange={change} />
          <ServiceTypes
            form={form}
            error={faults.services}
            services={services}
            isMotorcycle={isMotorcycle}
          />
          <DealerField
            form={form}
            error={faults.siteName}
            workshops={props.workshops}
            country={props.country}
            motorcycleDealer={motorcycleDealer}
            isMotorcycle={isMotorcycle}
          />
          <RequestFields
            form={form}
            faults={faults}
            today={props.today}
            newsletterRequired={newsletterRequired}
          />
        </>
      )}
    </PostedForm>
  );
}

/** As it was filled in without script, else empty. */
function defaultsOf(submitted: SubmittedForm | undefined): DefaultValues<ServiceRequestValues> {
  const { values = {} } = submitted ?? {};
  const text = (name: keyof ServiceRequestValues) => values[name] ?? '';
  return {
    // As the radio buttons have it; the schema makes it yes or no.
    typeMC: (values.typeMC === 'true' ? 'true' : 'false') as unknown as boolean,
    services: text('services') === '' ? [] : text('services').split('\n'),
    description: text('description'),
    siteName: text('siteName'),
    customerName: text('customerName'),
    customerPhone: text('customerPhone'),
    customerEmail: text('customerEmail'),
    regno: text('regno'),
    milage: text('milage') as unknown as number,
    date: text('date'),
    other: text('other'),
    gdpr: values.gdpr !== undefined,
    newsletter: values.newsletter !== undefined,
  };
}
