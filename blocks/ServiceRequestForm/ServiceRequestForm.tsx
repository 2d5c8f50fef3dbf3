import { Card } from '../../design-system/components/Card/Card';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Link } from '../../design-system/components/Link/Link';
import { Section } from '../../design-system/components/Section/Section';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { ServiceRequestFormProps, ServiceTypeFields } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { useBlockNote } from '../../rendering/blockNotes';
import { SentAnchor } from '../../features/enquiries/ui/FormSent';
import { useSubmittedForm } from '../../rendering/privateView';
import { Island } from '../../rendering/Island';
import { SendServiceRequest } from '../../features/enquiries/ui/serviceRequest/SendServiceRequest.island';
import type { ServiceRequestFormData } from '../../features/enquiries/ui/serviceRequest/serviceRequestFormData';
import { serviceRequestMessages } from '../../features/enquiries/ui/serviceRequest/serviceRequestMessages';
import { ServiceRequestSent } from '../../features/enquiries/ui/serviceRequest/ServiceRequestSent';

/** How many types of service there are for cars and for motorcycles (spec 3 §9). */
const COUNTS = { car: 11, motorcycle: 3 };

const Layout = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)',
    gap: '$8',
    alignItems: 'start',
  },
});

const Column = styled('div', { display: 'grid', alignContent: 'start', gap: '$4' });

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
    <Section tone="surface" id="service-request">
      <Layout>
        <Column>
          <Heading level={2}>
            {Title ? <FieldText field={Title} /> : message('serviceTitle')}
          </Heading>
          <FieldRichText field={Text} />
        </Column>
        <Card tone="default" padding="large">
          <SentAnchor id="service-request-sent" tabIndex={-1}>
            <ServiceRequestSent>
              <Link href="#service-request-form">{message('contactAnother')}</Link>
            </ServiceRequestSent>
          </SentAnchor>
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
        </Card>
      </Layout>
    </Section>
  );
}

const namesOf = (types: readonly ServiceTypeFields[] = []): string[] =>
  types.flatMap(({ Name }) => Name?.value ?? []);
