import type { ReactNode, Ref } from 'react';
import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';
import { FormSent } from '../FormSent';

interface ServiceRequestSentProps {
  heading?: Ref<HTMLHeadingElement>;
  /** Link back to the form. */
  children?: ReactNode;
}

/** Thanks instead of the form (FORM-41), with what happens next. */
export function ServiceRequestSent({ heading, children }: ServiceRequestSentProps) {
  const message = useMessages();
  return (
    <FormSent title={message('serviceThanksTitle')} level={3} heading={heading}>
      <Text>{message('serviceThanks')}</Text>
      {children}
    </FormSent>
  );
}
