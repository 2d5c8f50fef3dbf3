import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { CODE_DIGITS } from '../../../domain/tireHotel/limits';
import { withNoBreakSpaces } from '../model/withNoBreakSpaces';
import { ErrorNotice } from '../../enquiries/ui/ErrorNotice';
import { logProblem } from '../../../rendering/logProblem';
import { ButtonRow } from './ButtonRow';
import { exchangeCode, TireHotelFailure } from './client/fetchTireHotel';
import { CodeField } from './CodeField';
import type { FlowProps } from './flow.types';
import { PageFrame } from './PageFrame';
import { focusCode } from './usePageFocus';
import { useSendCode } from './useSendCode';
import { useSmsCode } from './useSmsCode';

const Form = styled('form', { display: 'grid', gap: '$5', justifyItems: 'start' });

/** Page to enter the code that was sent by SMS (TIRE-09). */
export function CodePage(props: FlowProps) {
  const { state, dispatch, isBusy, whileBusy } = props;
  const message = useMessages();
  const [code, setCode] = useState('');
  const [errorText, setErrorText] = useState<string>();
  const [notice, setNotice] = useState('');
  const sending = useSendCode(props);
  const { customer, credentials } = state;
  const isReady = code.length === CODE_DIGITS;
  const changeCode = (typed: string) => {
    setCode(typed);
    setErrorText(undefined);
    setNotice('');
    sending.clearError();
  };
  const smsCode = useSmsCode(credentials?.authorizationToken);
  useEffect(() => {
    if (smsCode) setCode(smsCode);
  }, [smsCode]);
  // After a wrong code, the field is focused for another attempt.
  useEffect(() => {
    if (errorText) focusCode();
  }, [errorText]);
  if (!customer || !credentials) return null;

  async function submitCode(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || !credentials) return;
    if (!isReady) return setNotice(message('tireTellCode'));
    setErrorText(undefined);
    try {
      const session = await whileBusy(exchangeCode(credentials.authorizationToken, code));
      if (session.status !== 0 || session.vehicles.length === 0) throw new TireHotelFailure();
      dispatch({ type: 'loggedIn', session });
    } catch (error) {
      logProblem('warn', 'The code is not accepted', error);
      setCode('');
      setErrorText(
        (error instanceof TireHotelFailure ? error.serverMessage : undefined) ??
          message('tireFailed'),
      );
    }
  }

  const shownError = errorText ?? sending.errorText;
  return (
    <PageFrame title={message('tireCodeTitle')} width="form">
      <Text>
        {fillIn(message('tireCodeText'), {
          phone: withNoBreakSpaces(customer.obfuscatedPhoneNumber),
        })}
      </Text>
      <Form noValidate onSubmit={(event) => void submitCode(event)}>
        <CodeField
          value={code}
          onChange={changeCode}
          isWrong={errorText !== undefined}
          errorId="tire-code-error"
          readOnly={isBusy}
        />
        <div id="tire-code-error">
          {shownError && (
            <ErrorNotice>
              <Text color="danger">{shownError}</Text>
            </ErrorNotice>
          )}
          <Text size="small" color="muted" role="status">
            {notice || (!shownError && credentials.message)}
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
              changeCode('');
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
