import { useState } from 'react';
import { useMessages } from '../../../design-system/messages';
import { logProblem } from '../../../rendering/logProblem';
import { sendCode, TireHotelFailure } from './client/askTireHotel';
import type { FlowProps } from './flow.types';

/** Has a code sent to the phone of the agreement; what fails is told in the server's words (TIRE-79). */
export function useSendCode({
  state,
  dispatch,
  whileBusy,
}: Pick<FlowProps, 'state' | 'dispatch' | 'whileBusy'>) {
  const message = useMessages();
  const [fault, setFault] = useState<string>();

  /** Whether it was sent. */
  async function send(): Promise<boolean> {
    if (!state.customer) return false;
    setFault(undefined);
    try {
      const credentials = await whileBusy(sendCode(state.customer.encryptedPhoneNumber));
      dispatch({ type: 'codeSent', credentials });
      return true;
    } catch (error) {
      logProblem('warn', 'The code is not sent', error);
      setFault(
        (error instanceof TireHotelFailure ? error.said : undefined) ?? message('tireFailed'),
      );
      return false;
    }
  }

  return { send, fault, clearFault: () => setFault(undefined) };
}
