import { useState } from 'react';
import { useMessages } from '../../../design-system/messages';
import { logProblem } from '../../../rendering/logProblem';
import { sendCode, TireHotelFailure } from './client/fetchTireHotel';
import type { FlowProps } from './flow.types';

/**
 * Requests that a code is sent to the agreement's phone; failures are shown with the server's message
 * (TIRE-79).
 */
export function useSendCode({
  state,
  dispatch,
  whileBusy,
}: Pick<FlowProps, 'state' | 'dispatch' | 'whileBusy'>) {
  const message = useMessages();
  const [errorText, setErrorText] = useState<string>();

  /** @returns whether the code was sent */
  async function send(): Promise<boolean> {
    if (!state.customer) return false;
    setErrorText(undefined);
    try {
      const credentials = await whileBusy(sendCode(state.customer.encryptedPhoneNumber));
      dispatch({ type: 'codeSent', credentials });
      return true;
    } catch (error) {
      logProblem('warn', 'The code is not sent', error);
      setErrorText(
        (error instanceof TireHotelFailure ? error.serverMessage : undefined) ??
          message('tireFailed'),
      );
      return false;
    }
  }

  return { send, errorText, clearError: () => setErrorText(undefined) };
}
