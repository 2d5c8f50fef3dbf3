import { SMTPServer } from 'smtp-server';
import { isPermanentFailure } from '../../features/enquiries/server/leads/isPermanentFailure';
import { createMailClient } from '../../platform/upstreams/mail';
import { refusedKeys } from '../../platform/upstreams/refusedKeys';
import { exampleMail } from './exampleMail';

let server: SMTPServer;
let password: string;
/** Responses of the mail server by recipient; it accepts all others. */
let answers: Record<string, string>;

const refusal = (answer: string | undefined) =>
  answer === undefined
    ? undefined
    : Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
let port: number;

beforeEach(async () => {
  answers = {};
  password = 'new';
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (given, _session, done) =>
      given.password === password ? done(null, { user: given.username }) : done(new Error('No')),
    onMailFrom: ({ address }, _session, done) => done(refusal(answers[address])),
    onRcptTo: ({ address }, _session, done) => done(refusal(answers[address])),
    onData(stream, _session, done) {
      stream.resume().on('end', done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.server.address() as { port: number });
});

afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

const send = (credentials: string, to = exampleMail.to): Promise<unknown> =>
  createMailClient(`smtp://web${credentials}@127.0.0.1:${port}`)
    .send({ ...exampleMail, to })
    .then(
      () => undefined,
      (error: unknown) => error,
    );

test.each([
  ['a wrong password', ':old'],
  ['none', ''],
])('a mail that the server refuses because of %s is sent again', async (_, given) => {
  const error = await send(given);
  expect(error).toMatchObject({ upstream: 'mail', status: 401 });
  expect(isPermanentFailure(error)).toBe(false);
  expect(refusedKeys.list()).toContain('mail');
  expect(await send(':new')).toBeUndefined();
  expect(refusedKeys.list()).not.toContain('mail');
});

test.each([
  ['550 Unknown', true],
  ['550 5.1.1 No such user', true],
  ['550 5.2.1 Mailbox disabled', true],
  ['550 5.4.5 Daily limit exceeded', false],
  ['550 5.7.1 Relaying denied', false],
  ['552 5.2.2 Mailbox full', false],
  ['554 5.7.1 Your address is blocked', false],
])('the answer "%s" to a recipient is a permanent refusal: %s', async (answer, expected) => {
  answers = { 'somebody@example.org': answer };
  const error = await send(':new', 'somebody@example.org');
  expect(error).toMatchObject({ upstream: 'mail' });
  expect(isPermanentFailure(error)).toBe(expected);
  expect(refusedKeys.list()).not.toContain('mail');
});

test('a refused sender is not treated as a refused recipient', async () => {
  answers = { 'no-reply@automotive.example': '550 5.1.8 Sender refused' };
  expect(isPermanentFailure(await send(':new'))).toBe(false);
});

test('a reply about a recipient proves that the key is accepted, even if the recipient is refused', async () => {
  await send(':old');
  expect(refusedKeys.list()).toContain('mail');
  answers = { 'nobody@example.org': '550 5.1.1 No such user' };
  await send(':new', 'nobody@example.org');
  expect(refusedKeys.list()).not.toContain('mail');
});
