import type { ReactNode, Ref } from 'react';
import { Link } from '../../../../design-system/components/Link/Link';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { phoneHref } from '../../../../rendering/phoneHref';
import { FormSent } from '../FormSent';
import { usePageInfo } from '../../../../rendering/pageInfo';
import type { ContactCar } from './contactCar.types';

interface EnquirySentProps {
  car: ContactCar;
  /** The heading; it receives the focus from the submit button. */
  heading?: Ref<HTMLHeadingElement>;
  /** Link back to the form. */
  children?: ReactNode;
}

/** Thanks for an enquiry, instead of the form: its car, what happens next, and links. */
export function EnquirySent({ car, heading, children }: EnquirySentProps) {
  const message = useMessages();
  const { carListPath } = usePageInfo();
  const { name, dealer, dealerPhone } = car;
  return (
    <FormSent title={message('contactSuccessTitle')} heading={heading}>
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
    </FormSent>
  );
}
