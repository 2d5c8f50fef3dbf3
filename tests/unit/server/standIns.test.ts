import { readFileSync } from 'node:fs';
import { embeddedVariables } from '../../../services/embedded/config';
import { misspeltVariables } from '../../../domain/environment/misspeltVariables';
import { readConfig, webVariables } from '../../../server/config';
import { mayBeLeftOut } from '../../../server/standIns';

/** An environment with everything that a real installation sets. */
const real = {
  EMBEDDED: 'none',
  PUBLIC_URL: 'https://www.automotive.example',
  DATABASE_URL: 'postgres://db/site',
  CONTENT_URL: 'https://edge.example/graphql',
  CONTENT_API_KEY: 'content key',
  MEDIA_URL: 'https://media.example',
  EVENTS_URL: 'https://events.example',
  SEARCH_URL: 'https://search.example',
  SEARCH_API_KEY: 'search key',
  COMHUB_URL: 'https://leads.example',
  CODEWEAVER_URL: 'https://finance.example',
  CODEWEAVER_PAGES_URL: 'https://pages.finance.example',
  CAR_MEDIA_URL: 'https://films.example',
  VEHICLE_REGISTER_URL: 'https://register.example',
  MECHMATE_URL: 'https://workshop.example',
  TIREHOTEL_URL: 'https://tyres.example',
  VISIT_LINK_SECRET: 'sixteen letters or more',
  SMTP_URL: 'smtps://mail.example',
  SMS_URL: 'https://sms.example',
  SMS_API_KEY: 'sms key',
  AUTOMASTER_URL: 'https://quotes.example',
  JOTFORM_URL: 'https://forms.example',
  JOTFORM_API_KEY: 'form key',
  JOTFORM_PAGES_URL: 'https://pages.forms.example',
  HUBSPOT_SCRIPT_URL: 'https://embed.example/v2.js',
};

describe('with EMBEDDED=none', () => {
  it('a whole environment starts', () => {
    expect(readConfig(real).embedded).toEqual({ database: false, upstreams: false });
  });

  it.each(Object.keys(real).filter((name) => name !== 'EMBEDDED'))(
    'the start is refused without %s, empty or not there',
    (name) => {
      const refusal = `${name}: must be set, since EMBEDDED allows no stand-in`;
      expect(() => readConfig({ ...real, [name]: '' })).toThrow(refusal);
      expect(() => readConfig({ ...real, [name]: undefined })).toThrow(refusal);
    },
  );

  it('a misspelt name is told beside the one that is missing, without its value', () => {
    const { CONTENT_URL, ...rest } = real;
    const start = () => readConfig({ ...rest, CONTNET_URL: CONTENT_URL });
    expect(start).toThrow('CONTENT_URL: must be set');
    expect(start).toThrow('is CONTNET_URL meant to be it?');
    expect(start).not.toThrow('edge.example');
  });

  const secrets = webVariables.filter((name) => /_(?:SECRET|API_KEY|TOKEN)$/.test(name));
  it.each(secrets)('the secret that everybody knows is refused for %s, and not shown', (name) => {
    const start = () => readConfig({ ...real, [name]: 'embedded', EVENTS_URL: '' });
    // That of links must be longer in any case.
    expect(start).toThrow(new RegExp(`${name}: must (?:not be the value that|have at least)`));
    expect(start).not.toThrow(/: embedded$/m);
  });

  it('what is left out on purpose keeps the key of its stand-in, and no other secret does', () => {
    const partly = { ...real, EMBEDDED: 'SMS_URL', SMS_URL: '', SMS_API_KEY: 'embedded' };
    expect(readConfig(partly).sms.apiKey).toBe('embedded');
    expect(() => readConfig({ ...partly, OPERATOR_SECRET: 'embedded' })).toThrow(
      'OPERATOR_SECRET: must not be',
    );
  });

  it('stage needs its own media store alone', () => {
    const stage = { ...real, PUBLIC_URL: 'https://stage.automotive.example', MEDIA_URL: '' };
    expect(() => readConfig(stage)).toThrow(/MEDIA_STAGE_URL: must be set/);
    expect(() => readConfig(stage)).not.toThrow(/MEDIA_URL: must be set/);
    expect(readConfig({ ...stage, MEDIA_STAGE_URL: 'https://m.example' }).stage).toBe(true);
  });
});

test('a list names what is left out on purpose, with its key', () => {
  const partly = {
    ...real,
    EMBEDDED: 'SMS_URL, CODEWEAVER_URL',
    SMS_URL: '',
    SMS_API_KEY: '',
    CODEWEAVER_URL: '',
  };
  expect(readConfig(partly).embedded.upstreams).toBe(true);
  expect(() => readConfig({ ...partly, EVENTS_URL: '' })).toThrow(/EVENTS_URL: must be set/);
  expect(() => readConfig({ ...real, EMBEDDED: 'nothing' })).toThrow(/EMBEDDED.*must be all, none/);
});

test('without it everything has a stand-in', () => {
  expect(readConfig({}).embedded).toEqual({ database: true, upstreams: true });
  expect(readConfig({ EMBEDDED: 'all' }).embedded).toEqual({ database: true, upstreams: true });
});

test('operations.md explains every variable that a program reads, and no other', () => {
  const rows = readFileSync('docs/operations.md', 'utf8').split('\n');
  const isHeading = (row: string) => /^\| variable +\|/.test(row);
  const inTable = rows.filter((row, at) => {
    if (!row.startsWith('|')) return false;
    const start = rows.slice(0, at).findLastIndex((before) => !before.startsWith('|')) + 1;
    return isHeading(rows[start] ?? '');
  });
  const explained = inTable.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  const known = [...new Set([...webVariables, ...embeddedVariables])];
  expect([...explained].sort()).toEqual(known.sort());
});

test('what may be left out are variables of ours', () => {
  expect(mayBeLeftOut.filter((name) => !webVariables.includes(name))).toEqual([]);
});

describe('misspelt variables', () => {
  it.each([
    ['CONTNET_URL', 'CONTENT_URL'],
    ['SERCH_URL', 'SEARCH_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['TRUST_PROXI', 'TRUST_PROXY'],
    ['OPERATOR_SECERT', 'OPERATOR_SECRET'],
  ])('%s is taken for %s', (name, meant) => {
    expect(misspeltVariables({ [name]: 'x' }, webVariables)).toEqual([{ name, meant }]);
  });

  it('what is set is not taken for what is misspelt', () => {
    const environment = { CONTENT_URL: 'x', CONTENT_URLS: 'x' };
    expect(misspeltVariables(environment, webVariables)).toEqual([]);
  });

  it('what a system sets, and what other programs of ours read, is no slip', () => {
    const usual = ['PATH', 'HOME', 'HOST', 'PWD', 'USER', 'LANG', 'TERM', 'HOSTNAME', 'MAIL'];
    const all = [
      ...usual,
      ...webVariables,
      ...embeddedVariables,
      'MALLOC_ARENA_MAX',
      'NODE_OPTIONS',
    ];
    for (const known of [webVariables, embeddedVariables]) {
      const environment = Object.fromEntries(
        all.filter((name) => !known.includes(name)).map((name) => [name, 'x']),
      );
      expect(misspeltVariables(environment, known)).toEqual([]);
    }
  });
});

describe('with EMBEDDED=none', () => {
  it.each([
    'http://www.automotive.example',
    'http://automotive.example:8080/',
    'http://localhost.automotive.example',
    'http://10.0.0.7',
  ])('the public address %s is refused, which has no TLS', (address) => {
    expect(() => readConfig({ ...real, PUBLIC_URL: address })).toThrow(
      'PUBLIC_URL: must begin with https',
    );
  });

  it('this very machine is reached without it', () => {
    expect(() => readConfig({ ...real, PUBLIC_URL: 'http://localhost:3000' })).not.toThrow();
  });

  it.each([
    'SITECORE_EDITING_SECRET',
    'PUBLISH_WEBHOOK_SECRET',
    'PLATFORM_WEBHOOK_SECRET',
    'VISIT_LINK_SECRET',
    'OPERATOR_SECRET',
  ])('%s is one that nobody guesses', (name) => {
    for (const guessed of ['password12', 'passwordpassword', 'fifteen signs 15']) {
      const start = () => readConfig({ ...real, [name]: guessed });
      if (guessed.startsWith('fifteen')) expect(start).not.toThrow();
      else expect(start).toThrow(`${name}: must`);
    }
    expect(() => readConfig({ ...real, [name]: 'passwordpassword' })).not.toThrow(
      /passwordpassword/,
    );
  });
});
