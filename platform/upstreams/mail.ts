import { createTransport } from 'nodemailer';
import { measuredCall } from '../telemetry/measuredCall';
import { inSpan } from '../telemetry/trace';
import { exchange } from './request';
import { refusedKeys } from './refusedKeys';
import { UpstreamError } from './UpstreamError';

const TIMEOUT_MS = 20_000;
/** A larger answer is invalid; the body is not used. */
const MAX_BYTES = 64 * 1024;
/** Reply of a mail server that requires signing in (RFC 4954, 6). */
const AUTHENTICATION_REQUIRED = 530;
/** Replies for a recipient that does not exist (RFC 5321, 4.2.2). */
const NO_MAILBOX: readonly number[] = [550, 551, 553];
const MAILBOX_DISABLED = '5.2.1';
/** The command that names a recipient, as nodemailer calls it. */
const RECIPIENT_COMMAND = 'RCPT TO';
/** HTTP statuses that correspond to replies of mail servers. */
const UNAUTHORIZED = 401;
const UNPROCESSABLE = 422;
const OK = 200;

/** An e-mail. */
export interface Mail {
  /** Identifies the mail, also when it is sent again: letters, digits, hyphens and dots. */
  id: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Additional headers, such as for unsubscribing (RFC 8058). */
  headers?: Readonly<Partial<Record<'List-Unsubscribe' | 'List-Unsubscribe-Post', string>>>;
  attachments?: readonly { filename: string; contentType: string; content: string }[];
}

/** Client of the mail service. */
export interface MailClient {
  /**
   * @throws UpstreamError, with a permanent status in the 400s when the recipient does not exist
   */
  send: (mail: Mail) => Promise<void>;
}

/**
 * Creates the client for an address.
 * @param url smtp:// or smtps:// address of a mail server; http:// of the embedded mail service, which
 * accepts mails as JSON
 */
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
          () => refusedKeys.record('mail', OK),
          (error: unknown) => {
            throw toUpstreamError(error);
          },
        );
      await inSpan('upstream', { 'forecourt.upstream': 'mail' }, () => measuredCall('mail', send));
    },
  };
}

/** The fields of nodemailer's error for a reply other than success. */
interface MailFailure {
  code?: string;
  /** The last command that was sent. */
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * Only an unknown recipient is a permanent failure. Any other refusal, also with 500 and above, is
 * about us or temporary: a blocked sender address, a daily limit, a mail that looks like spam.
 */
function toUpstreamError(error: unknown): UpstreamError {
  const failure = error as MailFailure;
  const { responseCode, code } = failure;
  if (code === 'EAUTH' || responseCode === AUTHENTICATION_REQUIRED) {
    refusedKeys.record('mail', UNAUTHORIZED);
    return new UpstreamError('mail', 'status', 'rejected our user name or password', {
      status: UNAUTHORIZED,
    });
  }
  if (responseCode !== undefined && responseCode >= 500) {
    // The server names a recipient only after signing in, so our password was accepted.
    if (failure.command === RECIPIENT_COMMAND) refusedKeys.record('mail', responseCode);
    const status = isUnknownRecipient(failure) ? UNPROCESSABLE : responseCode;
    return new UpstreamError('mail', 'status', `rejected with ${responseCode}`, { status });
  }
  return new UpstreamError('mail', 'network', code ?? 'failed');
}

/**
 * Whether the recipient does not exist, by the enhanced code (RFC 3463, 3.2 and 3.3) or, without one, by the
 * plain code.
 */
function isUnknownRecipient({ command, responseCode = 0, response = '' }: MailFailure): boolean {
  if (command !== RECIPIENT_COMMAND) return false;
  const [, enhancedCode] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (enhancedCode === undefined) return NO_MAILBOX.includes(responseCode);
  return /^5\.1\.\d+$/.test(enhancedCode) || enhancedCode === MAILBOX_DISABLED;
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
