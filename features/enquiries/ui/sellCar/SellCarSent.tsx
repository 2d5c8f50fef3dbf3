import type { ReactNode, Ref } from 'react';
import { Link } from '../../../../design-system/components/Link/Link';
import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';
import { FormSent } from '../FormSent';
import { usePageInfo } from '../../../../rendering/pageInfo';

interface SellCarSentProps {
  heading?: Ref<HTMLHeadingElement>;
  /** Link back to the form. */
  children?: ReactNode;
}

/** Thanks instead of the form (OQ-122), with what happens next. */
export function SellCarSent({ heading, children }: SellCarSentProps) {
  const message = useMessages();
  const { carListPath } = usePageInfo();
  return (
    <FormSent title={message('contactSuccessTitle')} level={3} heading={heading}>
      <Text>{message('sellCarThanks')}</Text>
      {carListPath && <Link href={carListPath}>{message('detailAllCars')}</Link>}
      {children}
    </FormSent>
  );
}
