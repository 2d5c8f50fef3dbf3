import type { ReactNode, Ref } from 'react';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Link } from '../../design-system/components/Link/Link';
import { Text } from '../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { phoneHref } from '../Car/Detail/phoneHref';
import { usePageInfo } from '../pageInfo';
import type { ContactCar } from './contactCar.types';

const Thanks = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$3',
  padding: '$5',
  borderRadius: '$card',
  border: '2px solid $success',
  '& svg': { color: '$success' },
});

interface EnquirySentProps {
  car: ContactCar;
  /** The heading, which takes the focus from the button that sent. */
  heading?: Ref<HTMLHeadingElement>;
  /** What leads back to the form. */
  children?: ReactNode;
}

/** Thanks for an enquiry, in the form's place: the car that it is about, what comes next, and ways on. */
export function EnquirySent({ car, heading, children }: EnquirySentProps) {
  const message = useMessages();
  const { carListPath } = usePageInfo();
  const { name, dealer, dealerPhone } = car;
  return (
    <Thanks>
      <Icon name="check" size="large" />
      <Heading ref={heading} level={4} tabIndex={-1}>
        {message('contactSuccessTitle')}
      </Heading>
      {name && <Text as="strong">{name}</Text>}
      <Text>{message('contactSuccess')}</Text>
      {dealer && dealerPhone && (
        <Text>
          {fillIn(message('contactCall'), { dealer })}{' '}
          <Link href={phoneHref(dealerPhone)}>{dealerPhone}</Link>
        </Text>
      )}
      {carListPath && <Link href={carListPath}>{message('detailAllCars')}</Link>}
      {children}
    </Thanks>
  );
}
