import { createTransport } from 'nodemailer';
import { measuredCall } from '../telemetry/measuredCall';
import { inSpan } from '../telemetry/trace';
import { exchange } from './request';
import { refusedKeys } from './refusedKeys';
import { UpstreamError } from './UpstreamError';

const TIMEOUT_MS = 20_000;
/** More than this is no answer; it is not looked at anyhow. */
const MAX_BYTES = 64 * 1024;
/** Answer of a mail server that takes mails from those alone who have signed in (RFC 4954 §6). */
const SIGN_IN_FIRST = 530;
/** Answers to a recipient that say that there is no such mailbox (RFC 5321 §4.2.2). */
const NO_MAILBOX: readonly number[] = [550, 551, 553];
const MAILBOX_CLOSED = '5.2.1';
/** The command that names a recipient, as nodemailer calls it. */
const RECIPIENT = 'RCPT TO';
/** Statuses of HTTP that say the same as what mail servers do. */
const NOT_LET_IN = 401;
const NOBODY_THERE = 422;
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
  /** @throws UpstreamError, with a status of the 400s that is for good where the recipient is not there */
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

/** What nodemailer says of an answer that is none of success. */
interface MailFailure {
  code?: string;
  /** What was asked last. */
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * Only who is not there is refused for good. All else that a mail server refuses, also with 500 and above, is about us or
 * for now: an address of ours that is blocked, a limit of the day, a mail that looks like none that is wanted.
 */
function failureOf(error: unknown): UpstreamError {
  const failure = error as MailFailure;
  const { responseCode, code } = failure;
  if (code === 'EAUTH' || responseCode === SIGN_IN_FIRST) {
    refusedKeys.note('mail', NOT_LET_IN);
    return new UpstreamError('mail', 'status', 'does not let us in', { status: NOT_LET_IN });
  }
  if (responseCode !== undefined && responseCode >= 500) {
    // Who may name a recipient was let in.
    if (failure.command === RECIPIENT) refusedKeys.note('mail', responseCode);
    const status = isNobodyThere(failure) ? NOBODY_THERE : responseCode;
    return new UpstreamError('mail', 'status', `refused with ${responseCode}`, { status });
  }
  return new UpstreamError('mail', 'network', code ?? 'failed');
}

/** Whether the recipient is not there, by the enhanced code (RFC 3463 §3.2, §3.3) or, without one, by the plain code. */
function isNobodyThere({ command, responseCode = 0, response = '' }: MailFailure): boolean {
  if (command !== RECIPIENT) return false;
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (enhanced === undefined) return NO_MAILBOX.includes(responseCode);
  return /^5\.1\.\d+$/.test(enhanced) || enhanced === MAILBOX_CLOSED;
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
