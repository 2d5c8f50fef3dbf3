import { useEffect, useState } from 'react';
import { CODE_DIGITS } from '../../../domain/tireHotel/limits';
import { fieldsOf } from '../../../domain/isRecord';

/** Fields that WebOTP adds to the browser's credentials; the compiler's types lack them. */
interface OtpRequestOptions extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/**
 * The code of an SMS that arrives while the page is open, in browsers that read it from the message (WebOTP).
 * @param token authorization token of the expected code
 */
export function useSmsCode(token: string | undefined): string | undefined {
  const [received, setReceived] = useState<{ token: string; code: string }>();
  useEffect(() => {
    if (token === undefined || !('OTPCredential' in globalThis)) return undefined;
    const controller = new AbortController();
    const request: OtpRequestOptions = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const { code } = fieldsOf(credential);
        if (typeof code === 'string' && code.length === CODE_DIGITS && /^\d+$/.test(code))
          setReceived({ token, code });
      },
      // The visitor refused, or left the page: the code is typed by hand.
      () => undefined,
    );
    return () => controller.abort();
  }, [token]);
  return received?.token === token ? received?.code : undefined;
}
