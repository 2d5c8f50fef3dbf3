import { sql } from 'drizzle-orm';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { claimMails } from '../../cms/authoring/people/mails';
import { dataOrThrow, editingSecret, harbour, TestPlatform } from './testPlatform';
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
  test('[EDIT-60] no account exists at first, and the secret allows creating the first administrator', async () => {
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
    // Once accounts exist, the secret works only if the web process allows it.
    expect(await editors.people('/sign-in-by-secret', bySecret)).toMatchObject({
      problem: 'notHere',
    });
    expect(
      await editors.people('/sign-in-by-secret', { ...bySecret, mayUse: true }),
    ).toHaveProperty('token');
    const wrong = { ...bySecret, mayUse: true, secret: 'guess' };
    expect(await editors.people('/sign-in-by-secret', wrong)).toMatchObject({ problem: 'wrong' });
  });

  test('[EDIT-61] a link sets a password once, and only a strong one', async () => {
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
      `select "password" from "editor_credential" join "editor_account" a on a."id" = "user_id"
        where "email" = $1`,
      [email],
    );
    expect(rows[0].password).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  });

  test('[EDIT-61] a link expires, and a newer link invalidates it', async () => {
    const { link, email, id } = await editors.invite({
      email: 'cy@example.com',
      name: 'Cy Ek',
      role: 'writer',
    });
    const again = dataOrThrow(
      await editors.as<{ sendPasswordLink: { link: string } }>(
        undefined,
        `mutation ($id: ID!) { sendPasswordLink(input: { id: $id }) { link } }`,
        { id },
      ),
    ).sendPasswordLink.link;
    expect(await editors.setPassword(link, goodPassword)).toMatchObject({ problem: 'link' });
    await connection.pool.query(
      `update "editor_verification" set "expires_at" = now() where "value" = $1`,
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

  test('[EDIT-85] an invitation is in the language in which the inviting editor works, until the invited chooses one', async () => {
    const invite = `mutation ($input: InviteEditorInput!) {
      inviteEditor(input: $input) { account { id } } }`;
    const input = { email: 'ek@example.com', name: 'Anna Ek', role: 'writer', language: 'fi' };
    const answer = await editors.as<{ inviteEditor: { account: { id: string } } }>(
      undefined,
      invite,
      { input },
    );
    const { id } = dataOrThrow(answer).inviteEditor.account;
    const languageOfMail = async () => {
      const mails = await claimMails(connection.db, platform.store.sites);
      return mails.find(({ to }) => to === input.email)?.language;
    };
    await connection.pool.query(`delete from "editor_mail" where "account_id" <> $1`, [id]);
    expect(await languageOfMail()).toBe('fi');
    await connection.pool.query(
      `update "editor_mail" set "next_attempt_at" = now() - interval '1 minute'`,
    );
    await connection.pool.query(`update "editor_account" set "language" = 'sk' where "id" = $1`, [
      id,
    ]);
    expect(await languageOfMail()).toBe('sk');
  });

  test('[EDIT-60] attempts are limited by account and by network address, and a lockout expires', async () => {
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

  test('[EDIT-60] an unknown address is refused with the same message, after the same amount of work', async () => {
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
    // A lookup alone takes a few ms, a password hash at least 100 ms.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  });

  test('[EDIT-60] all account operations require the bearer secret', async () => {
    const answer = await platform.post(
      '/authoring/people/state',
      {},
      { authorization: 'Bearer x' },
    );
    expect(answer.status).toBe(401);
  });
});

describe('accounts', () => {
  const update = (id: string, input: object, as?: string) =>
    editors.as(
      as,
      `mutation ($input: UpdateEditorInput!) { updateEditor(input: $input) { role sites } }`,
      { input: { id, name: 'Hal Ö', ...input } },
    );

  test('[EDIT-60] can be changed only by administrators, and one administrator always remains', async () => {
    const hal = await editors.start({ email: 'hal@example.com', name: 'Hal Ö', role: 'publisher' });
    expect(code(await update(hal.id, { role: 'administrator' }, hal.id))).toBe('FORBIDDEN');
    expect(code(await editors.as(hal.id, `{ editors { email } }`))).toBe('FORBIDDEN');
    expect(code(await editors.as(hal.id, `{ auditTrail { next } }`))).toBe('FORBIDDEN');
    const { editors: all } = dataOrThrow(
      await editors.as<{ editors: { id: string; role: string }[] }>(
        undefined,
        `{ editors { id role } }`,
      ),
    );
    const [admin] = all.filter(({ role }) => role === 'administrator');
    expect(code(await update(admin?.id ?? '', { role: 'writer' }))).toBe('CONFLICT');
    expect(code(await update(hal.id, { role: 'writer', mayEdit: ['nowhere'] }))).toBe('BAD_INPUT');
    expect(dataOrThrow(await update(hal.id, { role: 'writer', mayEdit: ['quay'] }))).toEqual({
      updateEditor: { role: 'writer', sites: ['quay'] },
    });
  });

  test('[EDIT-60] have a unique, valid e-mail address', async () => {
    const invite = (email: string) =>
      editors.as(
        undefined,
        `mutation ($email: String!) {
          inviteEditor(input: { email: $email, name: "Twin", role: writer }) { link }
        }`,
        { email },
      );
    dataOrThrow(await invite('twin@example.com'));
    expect(code(await invite('TWIN@example.com'))).toBe('CONFLICT');
    expect(code(await invite('no address'))).toBe('BAD_INPUT');
  });

  test('[EDIT-60] are linked to a provider by subject, and created when its groups give a role', async () => {
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
    // A passkey would bypass the provider. An account with a password gets another answer here.
    const passkey = {
      origin: 'https://harbour.example',
      token,
      challenge: 'none',
      name: 'Laptop',
      response: { id: 'a', rawId: 'a', type: 'public-key', response: {} },
    };
    expect(await editors.people('/new-passkey', passkey)).toMatchObject({ problem: 'ended' });
    // The subject identifies a person; another subject with the same address is another person.
    const renamed = await by({ ...ivar, email: 'new@example.com' });
    expect((await editors.session(renamed.token)).editor?.id).toBe(editor?.id);
    expect(await by({ ...ivar, subject: 'other', role: 'administrator' })).toMatchObject({
      problem: 'noAccount',
    });
  });

  test('[EDIT-60] are linked to a provider by address only if it is verified', async () => {
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
    for (const output of [{}, { emailVerified: false }, { role: 'writer' }]) {
      expect(await by({ ...stranger, ...output })).toMatchObject({ problem: 'unverified' });
    }
    // A rejected sign-in links nothing: the same subject with another address has no account.
    expect(await by({ ...stranger, email: 'x@example.com' })).toMatchObject({
      problem: 'noAccount',
    });
    const own = await by({ ...stranger, subject: 'https://id.example own', emailVerified: true });
    expect((await editors.session(own.token)).editor).toMatchObject({ role: 'administrator' });
  });
});

test('[EDIT-65] actions are recorded in the audit trail for a fixed period, without the values entered', async () => {
  const read = async (filter: object, first = 200, before?: string) =>
    dataOrThrow(
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
  dataOrThrow(
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
  // Expired data is deleted at start and every hour.
  const deadline = Date.now() + 20_000;
  while ((await read({ actor: jo.id })).entries.length > 0 && Date.now() < deadline);
  expect((await read({ actor: jo.id })).entries).toEqual([]);
});
