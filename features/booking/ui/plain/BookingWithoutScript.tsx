import { Card } from '../../../../design-system/components/Card/Card';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Link } from '../../../../design-system/components/Link/Link';
import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { FormSent, SentAnchor } from '../../../enquiries/ui/FormSent';
import { useSubmittedForm } from '../../../../rendering/privateView';
import type { WorkshopSearch } from './searchWorkshops';
import { NearWorkshops } from './NearWorkshops';
import { WorkshopRequest } from './WorkshopRequest';

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  alignItems: 'start',
  '@lg': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$8' },
});

const Column = styled('div', { display: 'grid', gap: '$4' });

/**
 * Shown instead of the assistant to visitors without script: workshops near a place, and a form for a request
 * that one of them answers.
 */
export function BookingWithoutScript({ search }: { search: WorkshopSearch }) {
  const message = useMessages();
  const isRefused = useSubmittedForm(search.formName) !== undefined;
  const find = (
    <Column key="find">
      <Heading level={2} size={4}>
        {message('bookingPlainFind')}
      </Heading>
      <NearWorkshops search={search} />
    </Column>
  );
  const request = search.names.length > 0 && (
    <Card key="ask" padding="large">
      <SentAnchor id="workshop-request-sent" tabIndex={-1}>
        <FormSent title={message('serviceThanksTitle')} level={3}>
          <Text>{message('serviceThanks')}</Text>
          <Link href="#workshop-request-form">{message('contactAnother')}</Link>
        </FormSent>
      </SentAnchor>
      <Column>
        <Heading level={2} size={4}>
          {message('bookingPlainAsk')}
        </Heading>
        <Text color="muted">{message('bookingPlainAskText')}</Text>
        <WorkshopRequest {...search} />
      </Column>
    </Card>
  );
  // Errors of a sent request come first.
  return <Columns>{isRefused ? [request, find] : [find, request]}</Columns>;
}
