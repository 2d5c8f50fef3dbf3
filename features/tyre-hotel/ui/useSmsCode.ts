import { useEffect, useState } from 'react';
import { CODE_LENGTH } from '../../../domain/tireHotel/limits';
import { fieldsOf } from '../../../domain/isRecord';

/** What WebOTP adds to the browser's credentials; its types are not among the compiler's. */
interface SmsRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/**
 * The code of an SMS that arrives while its page is open, where the browser reads it out of messages (WebOTP).
 * @param token of the code that is waited for
 */
export function useSmsCode(token: string | undefined): string | undefined {
  const [found, setFound] = useState<{ token: string; code: string }>();
  useEffect(() => {
    if (token === undefined || !('OTPCredential' in globalThis)) return undefined;
    const leaving = new AbortController();
    const request: SmsRequest = { otp: { transport: ['sms'] }, signal: leaving.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const { code } = fieldsOf(credential);
        if (typeof code === 'string' && code.length === CODE_LENGTH && /^\d+$/.test(code))
          setFound({ token, code });
      },
      // Refused, or the page was left: the code is typed.
      () => undefined,
    );
    return () => leaving.abort();
  }, [token]);
  return found?.token === token ? found?.code : undefined;
}
