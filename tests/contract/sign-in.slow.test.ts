import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { dataOrThrow, TestPlatform } from './testPlatform';
import { codeOf } from './authenticatorApp';
import { goodPassword, TestEditors, visitor } from './testEditors';

let platform: TestPlatform;
let editors: TestEditors;
let connection: DatabaseConnection;

beforeAll(async () => {
  platform = await TestPlatform.start();
  editors = new TestEditors(platform);
  connection = await connectDatabase({ url: platform.database.url });
});
afterAll(async () => {
  await connection.close();
  await platform.close();
});

const getCode = (answer: { errors?: { extensions?: Record<string, unknown> }[] }) =>
  answer.errors?.[0]?.extensions?.code;

describe('a session', () => {
  test('[EDIT-62] expires after an hour without use and after eight hours, in every process', async () => {
    const { token } = await editors.start({
      email: 'fia@example.com',
      name: 'Fia Norén',
      role: 'writer',
    });
    const { editor } = await editors.session(token);
    const setExpiry = (column: string, minutes: number) =>
      connection.pool.query(
        `update "editor_login_session" set "${column}" = now() + $1 * interval '1 minute' where "id" = $2`,
        [minutes, editor?.sessionId],
      );
    await setExpiry('expires_at', 1);
    // Background requests of an open window do not extend the session.
    expect(await editors.session(token, false)).toHaveProperty('editor');
    const { rows: ends } = await connection.pool.query(
      `select "expires_at" < now() + interval '2 minutes' as soon from "editor_login_session" where "id" = $1`,
      [editor?.sessionId],
    );
    expect(ends).toEqual([{ soon: true }]);
    await setExpiry('created_at', -481);
    expect(await editors.session(token)).toEqual({ status: 200, problem: 'ended' });
    await setExpiry('created_at', -479);
    expect(await editors.session(token)).toHaveProperty('editor');
    await setExpiry('expires_at', 0);
    expect(await editors.session(token)).toMatchObject({ problem: 'ended' });

    const again = await editors.signIn('fia@example.com', goodPassword);
    expect(await editors.session(again.token)).toHaveProperty('editor');
    // The stored part of a token is not enough to sign in.
    const [stored] = decodeURIComponent(again.token ?? '').split('.');
    expect(await editors.session(stored)).toMatchObject({ problem: 'ended' });
    await editors.people('/sign-out', { token: again.token });
    expect(await editors.session(again.token)).toMatchObject({ problem: 'ended' });
    const { rows } = await connection.pool.query(`select * from "editor_login_session"`);
    expect(JSON.stringify(rows)).not.toContain(decodeURIComponent(token));
  });

  test('[EDIT-62] ends on a password change, on disabling the account and on signing out everywhere', async () => {
    const gun = await editors.start({ email: 'gun@example.com', name: 'Gun Ask', role: 'writer' });
    const other = await editors.signIn(gun.email, goodPassword);
    const { editor } = await editors.session(gun.token);
    const change = (current: string, next: string) =>
      editors.as(
        gun.id,
        `mutation ($input: ChangePasswordInput!) { changeMyPassword(input: $input) }`,
        { input: { current, next } },
        editor?.sessionId,
      );
    expect(getCode(await change('wrong', 'another long secret 9'))).toBe('BAD_INPUT');
    expect(getCode(await change(goodPassword, 'short'))).toBe('BAD_INPUT');
    dataOrThrow(await change(goodPassword, 'another long secret 9'));
    expect(await editors.session(gun.token)).toHaveProperty('editor');
    expect(await editors.session(other.token)).toMatchObject({ problem: 'ended' });

    const third = await editors.signIn(gun.email, 'another long secret 9');
    const { mySessions } = dataOrThrow(
      await editors.as<{ mySessions: object[] }>(
        gun.id,
        `{ mySessions { browser isCurrent } }`,
        {},
        editor?.sessionId,
      ),
    );
    expect(mySessions).toHaveLength(2);
    expect(mySessions).toContainEqual({ browser: 'Firefox on Linux', isCurrent: true });
    dataOrThrow(await editors.as(gun.id, `mutation { endMyOtherSessions }`, {}, editor?.sessionId));
    expect(await editors.session(third.token)).toMatchObject({ problem: 'ended' });

    dataOrThrow(
      await editors.as(
        undefined,
        `mutation ($id: ID!) { disableEditor(input: { id: $id, disabled: true }) { isDisabled } }`,
        { id: gun.id },
      ),
    );
    expect(await editors.session(gun.token)).toMatchObject({ problem: 'ended' });
    expect(await editors.signIn(gun.email, 'another long secret 9', 'gun')).toMatchObject({
      problem: 'wrong',
    });
    expect(getCode(await editors.as(gun.id, `{ me { id } }`))).toBe('FORBIDDEN');
  });
});

interface CodesStarted {
  uri: string;
  backupCodes: [string, string];
}

describe('a second factor', () => {
  const changeFactor = <Result>(name: string, token: string, proof: string) =>
    editors.people<Result & { problem?: string }>('/second-factor', {
      step: name,
      token,
      proof,
      browser: visitor.browser,
    });
  const signInWithCode = (pending: string | undefined, proof: string) =>
    editors.people<{ token?: string; problem?: string }>('/sign-in-by-code', {
      pending,
      code: proof,
      ...visitor,
    });

  test('[EDIT-60] asks for a code of an app after the password, or for a backup code, which is good once and can be replaced', async () => {
    const { email, token } = await editors.start({
      email: 'siv@example.com',
      name: 'Siv Ek',
      role: 'writer',
    });
    expect(await changeFactor('start', token, 'not this one')).toMatchObject({ problem: 'wrong' });
    const started = await changeFactor<CodesStarted>('start', token, goodPassword);
    expect(started.uri).toContain('siv%40example.com');
    // Signing in asks for no code until one from the app has been entered.
    expect(await editors.signIn(email, goodPassword)).toHaveProperty('token');
    expect(await changeFactor('confirm', token, '12345')).toMatchObject({ problem: 'wrong' });
    const used = codeOf(started.uri);
    const confirmed = await changeFactor<{ token: string }>('confirm', token, used);
    expect(await editors.session(token)).toMatchObject({ problem: 'ended' });
    const { editor } = await editors.session(confirmed.token);
    expect(editor).toMatchObject({ hasSecondFactor: true });

    const first = await editors.signIn(email, goodPassword);
    expect(first).not.toHaveProperty('token');
    expect(await editors.session(first.pending)).toMatchObject({ problem: 'ended' });
    expect(await signInWithCode(first.pending, '12345')).toMatchObject({ problem: 'wrong' });
    // The code that confirmed the app was its one use.
    expect(await signInWithCode(first.pending, used)).toMatchObject({ problem: 'wrong' });
    const signedIn = await signInWithCode(first.pending, codeOf(started.uri, 1));
    expect((await editors.session(signedIn.token)).editor?.id).toBe(editor?.id);
    // A sign-in can be completed only once.
    expect(await signInWithCode(first.pending, codeOf(started.uri))).toMatchObject({
      problem: 'wrong',
    });

    const [backupCode] = started.backupCodes;
    const second = await editors.signIn(email, goodPassword);
    const usedAgain = codeOf(started.uri, 1);
    expect(await signInWithCode(second.pending, usedAgain)).toMatchObject({ problem: 'wrong' });
    const typed = backupCode.replace('-', '').toUpperCase();
    expect(await signInWithCode(second.pending, typed)).toHaveProperty('token');
    const third = await editors.signIn(email, goodPassword);
    expect(await signInWithCode(third.pending, backupCode)).toMatchObject({ problem: 'wrong' });

    const { rows } = await connection.pool.query(`select * from "editor_two_factor"`);
    expect(JSON.stringify(rows)).not.toContain(started.backupCodes[1]);

    expect(await changeFactor('renew', confirmed.token, 'not this one')).toMatchObject({
      problem: 'wrong',
    });
    const renewed = await changeFactor<CodesStarted>('renew', confirmed.token, goodPassword);
    const fourth = await editors.signIn(email, goodPassword);
    expect(await signInWithCode(fourth.pending, started.backupCodes[1])).toMatchObject({
      problem: 'wrong',
    });
    expect(await signInWithCode(fourth.pending, renewed.backupCodes[1])).toHaveProperty('token');

    const stopped = await changeFactor<{ token: string }>('stop', confirmed.token, goodPassword);
    expect(await editors.session(stopped.token)).toHaveProperty('editor');
    expect(await editors.signIn(email, goodPassword)).toHaveProperty('token');
  });

  test('[EDIT-60] allows few wrong codes, and is reset by an administrator, which ends the sessions', async () => {
    const { id, email, token } = await editors.start({
      email: 'tor@example.com',
      name: 'Tor Ek',
      role: 'publisher',
    });
    const { uri } = await changeFactor<CodesStarted>('start', token, goodPassword);
    const confirmed = await changeFactor<{ token: string }>('confirm', token, codeOf(uri));
    const { pending } = await editors.signIn(email, goodPassword);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await signInWithCode(pending, `wrong-${attempt}`);
    expect(await signInWithCode(pending, codeOf(uri))).toMatchObject({ problem: 'wrong' });

    const reset = `mutation ($id: ID!) { resetSecondFactor(input: { id: $id }) { hasSecondFactor } }`;
    expect(getCode(await editors.as(id, reset, { id }))).toBe('FORBIDDEN');
    expect(dataOrThrow(await editors.as(undefined, reset, { id }))).toEqual({
      resetSecondFactor: { hasSecondFactor: false },
    });
    expect(await editors.session(confirmed.token)).toMatchObject({ problem: 'ended' });
    expect(await editors.signIn(email, goodPassword)).toHaveProperty('token');
  });
});
