import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** An e-mail as received by the mail server. */
interface ArrivedMail {
  to: string[];
  from: string;
  subject: string;
  /** Header fields, unfolded. */
  head: string;
  text: string;
  /** The attached calendar file, with unfolded lines. */
  calendar: string;
}

interface ArrivedSms {
  authorization: string | undefined;
  body: { to: string; from: string; text: string };
}

export interface TestPost {
  smtpUrl: string;
  smsUrl: string;
  mails: ArrivedMail[];
  messages: ArrivedSms[];
  /** Response codes of the mail server to the next recipients; afterwards it accepts all. */
  replies: number[];
  clear: () => void;
  close: () => Promise<void>;
}

/** Starts a mail server and an SMS gateway on loopback. */
export async function startTestPost(): Promise<TestPost> {
  const mails: ArrivedMail[] = [];
  const messages: ArrivedSms[] = [];
  const replies: number[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const code = replies.shift();
      done(code ? Object.assign(new Error('Refused'), { responseCode: code }) : undefined);
    },
    onData(stream, { envelope }, done) {
      void text(stream).then((raw) => {
        const { mailFrom, rcptTo } = envelope;
        mails.push({
          ...parseMail(raw),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const gateway = createServer((request, response) => {
    void text(request).then((body) => {
      const { authorization } = request.headers;
      messages.push({ authorization, body: JSON.parse(body) as ArrivedSms['body'] });
      response.writeHead(202, { 'content-type': 'application/json' }).end('{}');
    });
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  return {
    smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    smsUrl: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`,
    mails,
    messages,
    replies,
    clear() {
      mails.length = 0;
      messages.length = 0;
      replies.length = 0;
    },
    async close() {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      gateway.closeAllConnections();
      gateway.close();
    },
  };
}

/** Parses subject and parts of a message (RFC 5322, 2045, 2047), as far as the product uses them. */
function parseMail(raw: string): Pick<ArrivedMail, 'subject' | 'head' | 'text' | 'calendar'> {
  const unfolded = raw.replace(/\r\n[ \t]+/g, ' ');
  const subject = /^Subject: (.*)$/m.exec(unfolded)?.[1] ?? '';
  return {
    subject: subject
      .replace(/\?= =\?/g, '?==?')
      .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, decodeWord),
    head: unfolded.slice(0, unfolded.indexOf('\r\n\r\n')),
    text: getPart(raw, 'text/plain'),
    calendar: getPart(raw, 'text/calendar').replace(/\r?\n /g, ''),
  };
}

function decodeWord(_word: string, kind: string, encoded: string): string {
  if (kind.toUpperCase() === 'B') return Buffer.from(encoded, 'base64').toString();
  return decodeQuotedPrintable(encoded.replaceAll('_', ' '));
}

function getPart(raw: string, type: string): string {
  const part = raw
    .split(/\r\n--[^\r\n]+\r\n/)
    .find((candidate) => candidate.startsWith(`Content-Type: ${type}`));
  if (!part) return '';
  const bodyStart = part.indexOf('\r\n\r\n');
  const body = part.slice(bodyStart + 4).replace(/\r\n--.*$/s, '');
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(part.slice(0, bodyStart))?.[1];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body;
}

const decodeQuotedPrintable = (encoded: string): string =>
  Buffer.from(
    encoded
      .replace(/=\r?\n/g, '')
      .replace(/[^\x00-\x7f]/g, '')
      .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();
