/** @jest-environment node */
import { SMTPServer } from 'smtp-server';
import { isRefusedForGood } from '../../server/leads/isRefusedForGood';
import { createMailClient, type Mail } from '../../server/upstreams/mail';
import { refusedKeys } from '../../server/upstreams/refusedKeys';

const mail: Mail = {
  id: 'one',
  from: { name: 'Automotive', address: 'no-reply@automotive.example' },
  to: 'anna@example.org',
  subject: 'Ny bil',
  text: 'Ny bil',
  html: '<p>Ny bil</p>',
};

let server: SMTPServer;
let password: string;
let port: number;

beforeEach(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (given, _session, done) =>
      given.password === password ? done(null, { user: given.username }) : done(new Error('No')),
    onRcptTo: ({ address }, _session, done) =>
      address === 'anna@example.org'
        ? done()
        : done(Object.assign(new Error('Nobody'), { responseCode: 550 })),
    onData(stream, _session, done) {
      stream.resume().on('end', done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.server.address() as { port: number });
});

afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

const send = (given: string, to = mail.to): Promise<unknown> =>
  createMailClient(`smtp://web${given}@127.0.0.1:${port}`)
    .send({ ...mail, to })
    .then(
      () => undefined,
      (error: unknown) => error,
    );

test.each([
  ['a wrong password', ':old'],
  ['none', ''],
])('a mail that the server does not take because of %s is sent again', async (_, given) => {
  password = 'new';
  const error = await send(given);
  expect(error).toMatchObject({ upstream: 'mail', status: 401 });
  expect(isRefusedForGood(error)).toBe(false);
  expect(refusedKeys.list()).toContain('mail');
  expect(await send(':new')).toBeUndefined();
  expect(refusedKeys.list()).not.toContain('mail');
});

test('a recipient whom the server does not know is refused for good, and is no matter of keys', async () => {
  password = 'new';
  const error = await send(':new', 'nobody@example.org');
  expect(isRefusedForGood(error)).toBe(true);
  expect(refusedKeys.list()).not.toContain('mail');
});
