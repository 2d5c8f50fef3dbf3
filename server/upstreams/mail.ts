import { createTransport } from 'nodemailer';
import { measuredCall } from '../telemetry/measuredCall';
import { inSpan } from '../telemetry/trace';
import { exchange } from './exchange';
import { refusedKeys } from './refusedKeys';
import { UpstreamError } from './UpstreamError';

const TIMEOUT_MS = 20_000;
/** More than this is no answer; it is not looked at anyhow. */
const MAX_BYTES = 64 * 1024;
/** Answer of a mail server that takes mails from those alone who have signed in (RFC 4954 §6). */
const SIGN_IN_FIRST = 530;
/** Statuses of HTTP that say the same as what mail servers do. */
const NOT_LET_IN = 401;
const TAKEN = 200;

/** An e-mail. */
export interface Mail {
  /** The same mail sent again has the same id: letters, digits, hyphens and dots. */
  id: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Headers besides, such as how to get no more of its kind (RFC 8058). */
  headers?: Readonly<Partial<Record<'List-Unsubscribe' | 'List-Unsubscribe-Post', string>>>;
  attachments?: readonly { filename: string; contentType: string; content: string }[];
}

export interface MailClient {
  /** @throws UpstreamError, with a status of 400 and above where the mail is refused for good */
  send: (mail: Mail) => Promise<void>;
}

/** @param url smtp:// or smtps:// address of a mail server; http:// of the embedded post, which takes mails as JSON */
export const createMailClient = (url: string): MailClient =>
  /^smtps?:/.test(url) ? smtpClient(url) : postClient(url);

function smtpClient(url: string): MailClient {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send({ id, attachments = [], headers, ...mail }) {
      const [, host] = mail.from.address.split('@');
      const messageId = `<${id}@${host}>`;
      const message = {
        ...mail,
        headers: { ...headers },
        messageId,
        attachments: [...attachments],
      };
      const send = () =>
        transport.sendMail(message).then(
          () => refusedKeys.note('mail', TAKEN),
          (error: unknown) => {
            throw failureOf(error);
          },
        );
      await inSpan('upstream', { 'forecourt.upstream': 'mail' }, () => measuredCall('mail', send));
    },
  };
}

/**
 * An answer of a mail server of 500 and above is for good, below that it is for now (RFC 5321 §4.2.1); one that does
 * not let us in is about us and no mail.
 */
function failureOf(error: unknown): UpstreamError {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (code === 'EAUTH' || responseCode === SIGN_IN_FIRST) {
    refusedKeys.note('mail', NOT_LET_IN);
    return new UpstreamError('mail', 'status', 'does not let us in', { status: NOT_LET_IN });
  }
  if (responseCode !== undefined && responseCode >= 500) {
    return new UpstreamError('mail', 'status', `refused with ${responseCode}`, { status: 422 });
  }
  return new UpstreamError('mail', 'network', code ?? 'failed');
}

function postClient(url: string): MailClient {
  return {
    async send({ id, ...mail }) {
      await exchange({
        name: 'mail',
        url,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify(mail),
      });
    },
  };
}
