import { sql } from 'drizzle-orm';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { dataOf, editingSecret, harbour, TestPlatform } from './testPlatform';
import { goodPassword, TestEditors, visitor } from './testEditors';

let platform: TestPlatform;
let editors: TestEditors;
let connection: DatabaseConnection;

beforeAll(async () => {
  const quay = { ...harbour, name: 'quay', hosts: ['quay.example'] };
  platform = await TestPlatform.start({ sites: [harbour, quay] });
  editors = new TestEditors(platform);
  connection = await connectDatabase({ url: platform.database.url });
});
afterAll(async () => {
  await connection.close();
  await platform.close();
});

const code = (answer: { errors?: { extensions?: Record<string, unknown> }[] }) =>
  answer.errors?.[0]?.extensions?.code;

describe('signing in', () => {
  test('[EDIT-60] there is no account to begin with; the secret lets the first administrator be made', async () => {
    const none = await editors.people('/state', {});
    expect(none).toMatchObject({ hasAdministrator: false });
    const bySecret = { secret: editingSecret, mayUse: false, ...visitor };
    expect(await editors.people('/sign-in-by-secret', bySecret)).toHaveProperty('token');
    const first = await editors.invite({
      email: ' Ada@Example.COM ',
      name: 'Ada Berg',
      role: 'administrator',
    });
    expect(first.email).toBe('ada@example.com');
    // From then on only where the web tier says that it may be used.
    expect(await editors.people('/sign-in-by-secret', bySecret)).toMatchObject({
      problem: 'notHere',
    });
    expect(
      await editors.people('/sign-in-by-secret', { ...bySecret, mayUse: true }),
    ).toHaveProperty('token');
    const wrong = { ...bySecret, mayUse: true, secret: 'guess' };
    expect(await editors.people('/sign-in-by-secret', wrong)).toMatchObject({ problem: 'wrong' });
  });

  test('[EDIT-61] a link sets a password once, and only a good one', async () => {
    const { link, email } = await editors.invite({
      email: 'bo@example.com',
      name: 'Bo Lindqvist',
      role: 'writer',
    });
    expect(await editors.signIn(email, goodPassword, 'bo')).toMatchObject({ problem: 'wrong' });
    for (const [password, problem] of [
      ['short', 'short'],
      ['bo@example.com-lindqvist', 'personal'],
      ['aaaaaaaaaaaaaaaa', 'repeated'],
    ] as const) {
      expect(await editors.setPassword(link, password)).toMatchObject({ problem });
    }
    expect(await editors.setPassword(link.replace(/.{6}$/, 'AAAAAA'), goodPassword)).toMatchObject({
      problem: 'link',
    });
    expect(await editors.setPassword(link, goodPassword)).toMatchObject({ email });
    expect(await editors.setPassword(link, goodPassword)).toMatchObject({ problem: 'link' });
    expect(await editors.signIn('BO@example.com', goodPassword, 'bo')).toHaveProperty('token');
    const { rows } = await connection.pool.query(
      `select * from "editor_account" where "email" = $1`,
      [email],
    );
    expect(rows[0].password_hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  });

  test('[EDIT-61] a link is over in time, and a newer one ends it', async () => {
    const { link, email, id } = await editors.invite({
      email: 'cy@example.com',
      name: 'Cy Ek',
      role: 'writer',
    });
    const again = dataOf(
      await editors.as<{ sendPasswordLink: { link: string } }>(
        undefined,
        `mutation ($id: ID!) { sendPasswordLink(input: { id: $id }) { link } }`,
        { id },
      ),
    ).sendPasswordLink.link;
    expect(await editors.setPassword(link, goodPassword)).toMatchObject({ problem: 'link' });
    await connection.pool.query(
      `update "editor_password_link" set "expires_at" = now() where "account_id" = $1`,
      [id],
    );
    expect(await editors.setPassword(again, goodPassword)).toMatchObject({ problem: 'link' });
    expect(await editors.people('/password-link', { token: '' })).toMatchObject({
      problem: 'link',
    });
    await editors.people('/forgot', { email, ...visitor, address: 'cy' });
    const { rows } = await connection.pool.query(
      `select "kind" from "editor_mail" where "account_id" = $1 order by "created_at"`,
      [id],
    );
    expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual([
      'invitation',
      'invitation',
      'reset',
    ]);
  });

  test('[EDIT-60] tries are limited by account and by address, and a lockout ends by itself', async () => {
    await editors.start({ email: 'di@example.com', name: 'Di Holm', role: 'writer' });
    const results = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      results.push(
        (await editors.signIn('di@example.com', `wrong ${attempt}`, `from ${attempt}`)).problem,
      );
    }
    expect(results).toEqual([...Array<string>(10).fill('wrong'), 'tooMany']);
    expect(await editors.signIn('di@example.com', goodPassword, 'elsewhere')).toMatchObject({
      problem: 'tooMany',
    });
    await connection.pool.query(
      `update "editor_attempt" set "since" = now() - interval '16 minutes'`,
    );
    expect(await editors.signIn('di@example.com', goodPassword, 'elsewhere')).toHaveProperty(
      'token',
    );

    const byAddress = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      const bySecret = { secret: 'guess', mayUse: true, ...visitor, address: '198.51.100.7' };
      byAddress.push((await editors.people('/sign-in-by-secret', bySecret)).problem);
    }
    expect(byAddress.slice(-2)).toEqual(['wrong', 'tooMany']);
    const { rows } = await connection.pool.query(`select "key" from "editor_attempt"`);
    expect(JSON.stringify(rows)).not.toMatch(/example|198/);
  });

  test('[EDIT-60] an address that is not known is refused in the same words, after the same work', async () => {
    await editors.start({ email: 'eva@example.com', name: 'Eva Sund', role: 'writer' });
    const time = async (email: string, index: number) => {
      const start = performance.now();
      const answer = await editors.signIn(email, 'not this one', `timing ${email} ${index}`);
      expect(answer).toMatchObject({ problem: 'wrong' });
      return performance.now() - start;
    };
    const known = [];
    const unknown = [];
    for (let index = 0; index < 4; index += 1) {
      known.push(await time('eva@example.com', index));
      unknown.push(await time('nobody@example.com', index));
    }
    // A look-up alone takes some milliseconds, the hash a hundred and more.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  });

  test('[EDIT-60] all of it needs the bearer secret', async () => {
    const answer = await platform.post(
      '/authoring/people/state',
      {},
      { authorization: 'Bearer x' },
    );
    expect(answer.status).toBe(401);
  });
});

describe('a session', () => {
  test('[EDIT-62] ends after an hour without use and after eight hours, wherever it is', async () => {
    const { token } = await editors.start({
      email: 'fia@example.com',
      name: 'Fia Norén',
      role: 'writer',
    });
    const { editor } = await editors.session(token);
    const age = (column: string, minutes: number) =>
      connection.pool.query(
        `update "editor_session" set "${column}" = now() - $1 * interval '1 minute' where "id" = $2`,
        [minutes, editor?.sessionId],
      );
    await age('seen_at', 59);
    // What an open window asks by itself is no use.
    expect(await editors.session(token, false)).toHaveProperty('editor');
    await age('seen_at', 61);
    expect(await editors.session(token)).toEqual({ status: 200, problem: 'ended' });
    await age('seen_at', 0);
    await age('started_at', 481);
    expect(await editors.session(token)).toMatchObject({ problem: 'ended' });
    await age('started_at', 479);
    expect(await editors.session(token)).toHaveProperty('editor');
    await editors.people('/sign-out', { token });
    expect(await editors.session(token)).toMatchObject({ problem: 'ended' });
    const { rows } = await connection.pool.query(`select * from "editor_session"`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('[EDIT-62] ends with another password, with the account, and everywhere when its holder says so', async () => {
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
    expect(code(await change('wrong', 'another long secret 9'))).toBe('BAD_INPUT');
    expect(code(await change(goodPassword, 'short'))).toBe('BAD_INPUT');
    dataOf(await change(goodPassword, 'another long secret 9'));
    expect(await editors.session(gun.token)).toHaveProperty('editor');
    expect(await editors.session(other.token)).toMatchObject({ problem: 'ended' });

    const third = await editors.signIn(gun.email, 'another long secret 9');
    const { mySessions } = dataOf(
      await editors.as<{ mySessions: object[] }>(
        gun.id,
        `{ mySessions { browser isCurrent } }`,
        {},
        editor?.sessionId,
      ),
    );
    expect(mySessions).toHaveLength(2);
    expect(mySessions).toContainEqual({ browser: 'Firefox on Linux', isCurrent: true });
    dataOf(await editors.as(gun.id, `mutation { endMyOtherSessions }`, {}, editor?.sessionId));
    expect(await editors.session(third.token)).toMatchObject({ problem: 'ended' });

    dataOf(
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
    expect(code(await editors.as(gun.id, `{ me { id } }`))).toBe('FORBIDDEN');
  });
});

describe('accounts', () => {
  const update = (id: string, input: object, as?: string) =>
    editors.as(
      as,
      `mutation ($input: UpdateEditorInput!) { updateEditor(input: $input) { role sites } }`,
      { input: { id, name: 'Hal Ö', ...input } },
    );

  test('[EDIT-60] are changed by administrators alone, and one administrator is always left', async () => {
    const hal = await editors.start({ email: 'hal@example.com', name: 'Hal Ö', role: 'publisher' });
    expect(code(await update(hal.id, { role: 'administrator' }, hal.id))).toBe('FORBIDDEN');
    expect(code(await editors.as(hal.id, `{ editors { email } }`))).toBe('FORBIDDEN');
    expect(code(await editors.as(hal.id, `{ auditTrail { next } }`))).toBe('FORBIDDEN');
    const { editors: all } = dataOf(
      await editors.as<{ editors: { id: string; role: string }[] }>(
        undefined,
        `{ editors { id role } }`,
      ),
    );
    const [admin] = all.filter(({ role }) => role === 'administrator');
    expect(code(await update(admin?.id ?? '', { role: 'writer' }))).toBe('CONFLICT');
    expect(code(await update(hal.id, { role: 'writer', mayEdit: ['nowhere'] }))).toBe('BAD_INPUT');
    expect(dataOf(await update(hal.id, { role: 'writer', mayEdit: ['quay'] }))).toEqual({
      updateEditor: { role: 'writer', sites: ['quay'] },
    });
  });

  test('[EDIT-60] have an address each, and it is one', async () => {
    const invite = (email: string) =>
      editors.as(
        undefined,
        `mutation ($email: String!) {
          inviteEditor(input: { email: $email, name: "Twin", role: writer }) { link }
        }`,
        { email },
      );
    dataOf(await invite('twin@example.com'));
    expect(code(await invite('TWIN@example.com'))).toBe('CONFLICT');
    expect(code(await invite('no address'))).toBe('BAD_INPUT');
  });

  test('[EDIT-60] are linked to a provider by subject, and made where its groups give a role', async () => {
    const by = (identity: object) =>
      editors.people<{ token?: string; problem?: string }>('/sign-in-by-identity', {
        ...visitor,
        ...identity,
      });
    const ivar = { subject: 'https://id.example ivar', email: 'ivar@example.com', name: 'Ivar' };
    expect(await by(ivar)).toMatchObject({ problem: 'noAccount' });
    const { token } = await by({ ...ivar, role: 'publisher' });
    const { editor } = await editors.session(token);
    expect(editor).toMatchObject({ role: 'publisher', name: 'Ivar' });
    // The subject counts, not the address; another subject with the same address is somebody else.
    const renamed = await by({ ...ivar, email: 'new@example.com' });
    expect((await editors.session(renamed.token)).editor?.id).toBe(editor?.id);
    expect(await by({ ...ivar, subject: 'other', role: 'administrator' })).toMatchObject({
      problem: 'noAccount',
    });
  });

  test('[EDIT-60] are linked to a provider by their address only where that is verified', async () => {
    const by = (identity: object) =>
      editors.people<{ token?: string; problem?: string }>('/sign-in-by-identity', {
        ...visitor,
        ...identity,
      });
    const { email } = await editors.invite({
      email: 'to-be-linked@example.com',
      name: 'Own',
      role: 'administrator',
    });
    const stranger = { subject: 'https://id.example stranger', email, name: 'Stranger' };
    for (const said of [{}, { emailVerified: false }, { role: 'writer' }]) {
      expect(await by({ ...stranger, ...said })).toMatchObject({ problem: 'unverified' });
    }
    // Nothing was linked by asking: the same subject with another address has no account.
    expect(await by({ ...stranger, email: 'x@example.com' })).toMatchObject({
      problem: 'noAccount',
    });
    const own = await by({ ...stranger, subject: 'https://id.example own', emailVerified: true });
    expect((await editors.session(own.token)).editor).toMatchObject({ role: 'administrator' });
  });
});

test('[EDIT-65] what was done stands in the audit trail, without what was typed, for a stated time', async () => {
  const read = async (filter: object, first = 200, before?: string) =>
    dataOf(
      await editors.as<{
        auditTrail: {
          entries: { id: string; action: string; actorName: string }[];
          next: string | null;
        };
      }>(
        undefined,
        `query ($filter: AuditFilter, $first: Int, $before: ID) {
          auditTrail(filter: $filter, first: $first, before: $before) {
            entries { id at actorId actorName action site itemPath language details } next actions
          }
        }`,
        { filter, first, before },
      ),
    ).auditTrail;
  const jo = await editors.start({
    email: `jo-${Date.now()}@example.com`,
    name: 'Jo Vik',
    role: 'publisher',
  });
  await editors.signIn(jo.email, 'typed by mistake');
  const own = await read({ actor: jo.id });
  expect(own.entries.map(({ action }) => action)).toEqual([
    'signInFailed',
    'signIn',
    'setPassword',
  ]);
  expect(JSON.stringify(await read({}))).not.toMatch(/typed by mistake|@example/);

  const home = '/sitecore/content/harbour/Home';
  dataOf(
    await editors.as(jo.id, `mutation { publishItem(input: { path: "${home}" }) { published } }`),
  );
  const published = await read({ site: harbour.name, action: 'publishItem' });
  expect(published.entries).toMatchObject([{ actorName: 'Jo Vik', itemPath: home }]);

  const first = await read({}, 3);
  const second = await read({}, 3, first.next ?? '');
  expect(Number(second.entries[0]?.id)).toBeLessThan(Number(first.entries[2]?.id));
  expect(code(await editors.as(undefined, `{ auditTrail(filter: { from: "x" }) { next } }`))).toBe(
    'BAD_INPUT',
  );

  await connection.db.execute(
    sql`update content_action set at = now() - interval '401 days' where actor_id = ${jo.id}`,
  );
  await platform.restart();
  // What is over is erased at the start and every hour.
  const deadline = Date.now() + 20_000;
  while ((await read({ actor: jo.id })).entries.length > 0 && Date.now() < deadline);
  expect((await read({ actor: jo.id })).entries).toEqual([]);
});
