import { isRecord } from '../../../domain/isRecord';

/** Whether the browser supports passkeys, and reads their options as JSON. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Signs in with a passkey of the browser. Rejects if there is none, or the person cancels. */
export async function signInWithPasskey(): Promise<void> {
  const options = await readQuestion(await fetch('/_edit/passkey/question', { method: 'POST' }));
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const body = JSON.stringify({ response: await navigator.credentials.get({ publicKey }) });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/_edit/passkey/session', { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`Refused with ${answer.status}`);
}

/** Creates a passkey in the browser. Rejects if the person cancels. */
export const createPasskey = (options: PublicKeyCredentialCreationOptionsJSON) =>
  navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  });

async function readQuestion(answer: Response): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const body: unknown = await answer.json();
  const options = isRecord(body) ? body.options : undefined;
  if (!isRecord(options) || typeof options.challenge !== 'string') {
    throw new Error('There is no challenge');
  }
  return { ...options, challenge: options.challenge };
}
