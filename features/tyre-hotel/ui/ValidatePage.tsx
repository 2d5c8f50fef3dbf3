import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { CODE_LENGTH } from '../../../domain/tireHotel/limits';
import { inOneLine } from '../model/inOneLine';
import { FaultNotice } from '../../enquiries/ui/FaultNotice';
import { logProblem } from '../../../rendering/logProblem';
import { ButtonRow } from './ButtonRow';
import { checkCode, TireHotelFailure } from './client/askTireHotel';
import { CodeField } from './CodeField';
import type { FlowProps } from './flow.types';
import { PageFrame } from './PageFrame';
import { focusCode } from './usePageFocus';
import { useSendCode } from './useSendCode';
import { useSmsCode } from './useSmsCode';

const Form = styled('form', { display: 'grid', gap: '$5', justifyItems: 'start' });

/** Takes the code from the SMS (TIRE-09). */
export function ValidatePage(props: FlowProps) {
  const { state, dispatch, isBusy, whileBusy } = props;
  const message = useMessages();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [told, setTold] = useState('');
  const sending = useSendCode(props);
  const { customer, credentials } = state;
  const isReady = code.length === CODE_LENGTH;
  const change = (typed: string) => {
    setCode(typed);
    setFault(undefined);
    setTold('');
    sending.clearFault();
  };
  const fromSms = useSmsCode(credentials?.authorizationToken);
  useEffect(() => {
    if (fromSms) setCode(fromSms);
  }, [fromSms]);
  // A code that has been wrong is typed anew.
  useEffect(() => {
    if (fault) focusCode();
  }, [fault]);
  if (!customer || !credentials) return null;

  async function check(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || !credentials) return;
    if (!isReady) return setTold(message('tireTellCode'));
    setFault(undefined);
    try {
      const session = await whileBusy(checkCode(credentials.authorizationToken, code));
      if (session.status !== 0 || session.vehicles.length === 0) throw new TireHotelFailure();
      dispatch({ type: 'loggedIn', session });
    } catch (error) {
      logProblem('warn', 'The code is not accepted', error);
      setCode('');
      setFault(
        (error instanceof TireHotelFailure ? error.said : undefined) ?? message('tireFailed'),
      );
    }
  }

  const shownFault = fault ?? sending.fault;
  return (
    <PageFrame title={message('tireCodeTitle')} width="form">
      <Text>
        {fillIn(message('tireCodeText'), { phone: inOneLine(customer.obfuscatedPhoneNumber) })}
      </Text>
      <Form noValidate onSubmit={(event) => void check(event)}>
        <CodeField
          value={code}
          onChange={change}
          isWrong={fault !== undefined}
          faultId="tire-code-fault"
          readOnly={isBusy}
        />
        <div id="tire-code-fault">
          {shownFault && (
            <FaultNotice>
              <Text tone="danger">{shownFault}</Text>
            </FaultNotice>
          )}
          <Text size="small" tone="muted" role="status">
            {told || (!shownFault && credentials.message)}
          </Text>
        </div>
        <ButtonRow>
          <Button type="submit" aria-disabled={!isReady || isBusy}>
            {message('tireCheckCode')}
          </Button>
          <Button
            type="button"
            variant="ghost"
            onClick={() => {
              change('');
              void sending.send().then((isSent) => isSent && focusCode());
            }}
          >
            {message('tireNewCode')}
          </Button>
          <Button
            type="button"
            variant="ghost"
            onClick={() => dispatch({ type: 'opened', page: 'Login' })}
          >
            {message('back')}
          </Button>
        </ButtonRow>
      </Form>
    </PageFrame>
  );
}
