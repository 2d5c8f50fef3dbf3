import { Button } from '../../../design-system/components/Button/Button';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { withNoBreakSpaces } from '../model/withNoBreakSpaces';
import { ErrorNotice } from '../../enquiries/ui/ErrorNotice';
import { ButtonRow } from './ButtonRow';
import type { FlowProps } from './flow.types';
import { PageFrame } from './PageFrame';
import { PlateSign } from './PlateSign';
import { useSendCode } from './useSendCode';

const Texts = styled('div', { display: 'grid', gap: '$2' });

/** Shows where the code will be sent, before it is sent (TIRE-06). */
export function LoginPage(props: FlowProps) {
  const { state, dispatch, settings, isBusy } = props;
  const message = useMessages();
  const { send, errorText } = useSendCode(props);
  const { customer } = state;
  if (!customer) return null;
  const { facilities } = settings;
  return (
    <PageFrame title={message('tireLoginTitle')} width="form">
      <PlateSign regNo={customer.regNo} />
      <Texts>
        <Text>
          {fillIn(message('tireLoginText'), {
            phone: withNoBreakSpaces(customer.obfuscatedPhoneNumber),
          })}
        </Text>
        {facilities && (
          <Text color="muted">
            {message('tireWrongPhone')}{' '}
            <Link href={facilities.href}>{message('tireContactUs')}</Link>
          </Text>
        )}
      </Texts>
      {errorText && (
        <ErrorNotice>
          <Text>{errorText}</Text>
        </ErrorNotice>
      )}
      <ButtonRow>
        <Button type="button" aria-disabled={isBusy} onClick={() => void send()}>
          {message('tireSendCode')}
        </Button>
        <Button
          type="button"
          variant="ghost"
          onClick={() => dispatch({ type: 'opened', page: 'Search' })}
        >
          {message('back')}
        </Button>
      </ButtonRow>
    </PageFrame>
  );
}
