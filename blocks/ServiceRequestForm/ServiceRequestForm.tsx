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

/** How many types of service there are for cars and for motorcycles (spec 3 §9). */
const COUNTS = { car: 11, motorcycle: 3 };

/**
 * The request for service of a car or motorcycle (spec 3 §2.6, §5.4). Complete without script, but for the search of
 * the nearest dealer. Nothing on a site that takes no requests.
 */
export function ServiceRequestForm(
  props: WithData<ServiceRequestFormProps, ServiceRequestFormData>,
) {
  const { Title, Text, CarServices, MotorcycleServices, data } = props;
  const message = useMessages();
  const note = useBlockNote('ServiceRequestForm');
  const submitted = useSubmittedForm(data?.formName ?? '');
  const services = { car: namesOf(CarServices), motorcycle: namesOf(MotorcycleServices) };
  for (const kind of ['car', 'motorcycle'] as const) {
    const count = services[kind].length;
    if (count !== COUNTS[kind])
      note(`${count} types of service for a ${kind}: ${COUNTS[kind]} expected`);
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

const namesOf = (types: readonly ServiceTypeFields[] = []): string[] =>
  types.flatMap(({ Name }) => Name?.value ?? []);
