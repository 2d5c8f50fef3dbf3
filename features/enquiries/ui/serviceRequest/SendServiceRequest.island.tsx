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

/** Consents must be given again for each request. */
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
  /** ISO 3166-1 alpha-2, added to the search for a place. */
  country: string;
  /** ISO day in Norway when the page was rendered. */
  today: string;
  workshops: readonly Workshop[];
  /** Names of the available services. */
  services: OfferedServices;
  /** The only dealer for motorcycles. */
  motorcycleDealer?: string;
  /** Values that were sent without JavaScript and rejected. */
  submitted?: SubmittedForm;
}

/** The form: vehicle, services, place and time, and contact details. */
export function SendServiceRequest(props: SendServiceRequestProps) {
  const { formName, newsletterRequired, services, motorcycleDealer, submitted } = props;
  const submission = useFormSubmission<ServiceRequestValues>({
    formName,
    resolver,
    context: { newsletterRequired, motorcycleDealer, services },
    defaultValues: initialValues(submitted),
    submitted,
    draft,
  });
  const { form } = submission;
  const isMotorcycle = String(useWatch({ control: form.control, name: 'typeMC' })) === 'true';
  const { getValues, setValue } = form;
  // Drops services of the other kind of vehicle: the visitor may have changed the kind, or the services may
  // come from a draft or from checkboxes ticked before hydration.
  useEffect(() => {
    // `isMotorcycle` is from the last render, and may be older than values that a draft has just set.
    const kind = String(getValues('typeMC')) === 'true' ? 'motorcycle' : 'car';
    const chosen = getValues('services') ?? [];
    const available = chosen.filter((name) => services[kind].includes(name));
    if (available.length < chosen.length) setValue('services', available);
    if (kind === 'motorcycle' && motorcycleDealer) setValue('siteName', motorcycleDealer);
  }, [isMotorcycle, services, motorcycleDealer, getValues, setValue]);
  const onVehicleChange = (isMotorcycleChosen: boolean) => {
    // The fixed dealer for motorcycles must not stay when the visitor changes to a car.
    if (!isMotorcycleChosen) setValue('siteName', '');
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
      {(errors) => (
        <>
          <VehicleKind form={form} onChange={onVehicleChange} />
          <ServiceTypes
            form={form}
            error={errors.services}
            services={services}
            isMotorcycle={isMotorcycle}
          />
          <DealerField
            form={form}
            error={errors.siteName}
            workshops={props.workshops}
            country={props.country}
            motorcycleDealer={motorcycleDealer}
            isMotorcycle={isMotorcycle}
          />
          <RequestFields
            form={form}
            errors={errors}
            today={props.today}
            newsletterRequired={newsletterRequired}
          />
        </>
      )}
    </PostedForm>
  );
}

/** Initial values: those sent without JavaScript, otherwise empty. */
function initialValues(submitted: SubmittedForm | undefined): DefaultValues<ServiceRequestValues> {
  const { values = {} } = submitted ?? {};
  const text = (name: keyof ServiceRequestValues) => values[name] ?? '';
  return {
    // Radio buttons have text values; the schema converts them to a boolean.
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
