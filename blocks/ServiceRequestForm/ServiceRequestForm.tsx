import { Link } from '../../design-system/components/Link/Link';
import { useMessages } from '../../design-system/messages';
import type { ServiceRequestFormProps, ServiceTypeFields } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { useBlockNote } from '../../rendering/blockNotes';
import { FormSection } from '../../features/enquiries/ui/FormSection';
import { useSubmittedForm } from '../../rendering/privateView';
import { Island } from '../../rendering/Island';
import { SendServiceRequest } from '../../features/enquiries/ui/serviceRequest/SendServiceRequest.island';
import type { ServiceRequestFormData } from '../../features/enquiries/ui/serviceRequest/serviceRequestFormData';
import { serviceRequestMessages } from '../../features/enquiries/ui/serviceRequest/serviceRequestMessages';
import { ServiceRequestSent } from '../../features/enquiries/ui/serviceRequest/ServiceRequestSent';

/** Expected number of types of service, by kind of vehicle. */
const EXPECTED_COUNTS = { car: 11, motorcycle: 3 };

/**
 * The request for service of a car or motorcycle. Works without JavaScript, except for finding the nearest dealer.
 * Renders nothing on a site without service requests.
 */
export function ServiceRequestForm(
  props: WithData<ServiceRequestFormProps, ServiceRequestFormData>,
) {
  const { Title, Text, CarServices, MotorcycleServices, data } = props;
  const message = useMessages();
  const logNote = useBlockNote('ServiceRequestForm');
  const submitted = useSubmittedForm(data?.formName ?? '');
  const services = { car: readNames(CarServices), motorcycle: readNames(MotorcycleServices) };
  for (const kind of ['car', 'motorcycle'] as const) {
    const count = services[kind].length;
    if (count !== EXPECTED_COUNTS[kind])
      logNote(`${count} types of service for a ${kind}: ${EXPECTED_COUNTS[kind]} expected`);
  }
  if (!data?.formName) return null;
  return (
    <FormSection
      id="service-request"
      title={message('serviceTitle')}
      Title={Title}
      Text={Text}
      sent={
        <ServiceRequestSent>
          <Link href="#service-request-form">{message('contactAnother')}</Link>
        </ServiceRequestSent>
      }
    >
      <Island
        name="SendServiceRequest"
        component={SendServiceRequest}
        when="visible"
        messages={serviceRequestMessages}
        props={{
          formName: data.formName,
          newsletterRequired: data.newsletterRequired,
          country: data.country,
          today: data.today,
          workshops: data.workshops,
          services,
          motorcycleDealer: data.motorcycleDealer,
          submitted,
        }}
      />
    </FormSection>
  );
}

const readNames = (types: readonly ServiceTypeFields[] = []): string[] =>
  types.flatMap(({ Name }) => Name?.value ?? []);
