import { readFileSync } from 'node:fs';
import { embeddedVariables } from '../../../services/embedded/config';
import { misspeltVariables } from '../../../domain/environment/misspeltVariables';
import { readConfig, webVariables } from '../../../server/config';
import { optionalUpstreams } from '../../../server/upstreamStandIns';

/** An environment with all variables of a production installation. */
const production = {
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
  it('a complete environment is accepted', () => {
    expect(readConfig(production).embedded).toEqual({ database: false, upstreams: false });
  });

  it.each(Object.keys(production).filter((name) => name !== 'EMBEDDED'))(
    'the start is refused without %s, empty or unset',
    (name) => {
      const refusal = `${name}: must be set, since EMBEDDED does not list it`;
      expect(() => readConfig({ ...production, [name]: '' })).toThrow(refusal);
      expect(() => readConfig({ ...production, [name]: undefined })).toThrow(refusal);
    },
  );

  it('a misspelt name is reported together with the missing one, without its value', () => {
    const { CONTENT_URL, ...rest } = production;
    const start = () => readConfig({ ...rest, CONTNET_URL: CONTENT_URL });
    expect(start).toThrow('CONTENT_URL: must be set');
    expect(start).toThrow('CONTNET_URL looks like a misspelling of it');
    expect(start).not.toThrow('edge.example');
  });

  const secrets = webVariables.filter((name) => /_(?:SECRET|API_KEY|TOKEN)$/.test(name));
  it.each(secrets)('the well-known secret is refused for %s without showing it', (name) => {
    const start = () => readConfig({ ...production, [name]: 'embedded', EVENTS_URL: '' });
    // The secret for links always needs a minimum length.
    expect(start).toThrow(new RegExp(`${name}: must (?:not be the default|have at least)`));
    expect(start).not.toThrow(/: embedded$/m);
  });

  it('a stand-in that is used on purpose may keep its well-known key, and no other secret may', () => {
    const environment = {
      ...production,
      EMBEDDED: 'SMS_URL',
      SMS_URL: '',
      SMS_API_KEY: 'embedded',
    };
    expect(readConfig(environment).sms.apiKey).toBe('embedded');
    expect(() => readConfig({ ...environment, OPERATOR_SECRET: 'embedded' })).toThrow(
      'OPERATOR_SECRET: must not be',
    );
  });

  it('stage requires only its own media store', () => {
    const stage = { ...production, PUBLIC_URL: 'https://stage.automotive.example', MEDIA_URL: '' };
    expect(() => readConfig(stage)).toThrow(/MEDIA_STAGE_URL: must be set/);
    expect(() => readConfig(stage)).not.toThrow(/MEDIA_URL: must be set/);
    expect(readConfig({ ...stage, MEDIA_STAGE_URL: 'https://m.example' }).stage).toBe(true);
  });
});

test('EMBEDDED can list the upstreams that use a stand-in, which need no key', () => {
  const environment = {
    ...production,
    EMBEDDED: 'SMS_URL, CODEWEAVER_URL',
    SMS_URL: '',
    SMS_API_KEY: '',
    CODEWEAVER_URL: '',
  };
  expect(readConfig(environment).embedded.upstreams).toBe(true);
  expect(() => readConfig({ ...environment, EVENTS_URL: '' })).toThrow(/EVENTS_URL: must be set/);
  expect(() => readConfig({ ...production, EMBEDDED: 'nothing' })).toThrow(
    /EMBEDDED.*must be all, none/,
  );
});

test('without EMBEDDED everything has a stand-in', () => {
  expect(readConfig({}).embedded).toEqual({ database: true, upstreams: true });
  expect(readConfig({ EMBEDDED: 'all' }).embedded).toEqual({ database: true, upstreams: true });
});

test('operations.md documents exactly the variables that programs read', () => {
  const rows = readFileSync('docs/operations.md', 'utf8').split('\n');
  const isHeading = (row: string) => /^\| variable +\|/.test(row);
  const inTable = rows.filter((row, index) => {
    if (!row.startsWith('|')) return false;
    const start = rows.slice(0, index).findLastIndex((before) => !before.startsWith('|')) + 1;
    return isHeading(rows[start] ?? '');
  });
  const explained = inTable.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  const programVariables = [...new Set([...webVariables, ...embeddedVariables])];
  expect([...explained].sort()).toEqual(programVariables.sort());
});

test('optional upstreams are known environment variables', () => {
  expect(optionalUpstreams.filter((name) => !webVariables.includes(name))).toEqual([]);
});

describe('misspelt variables', () => {
  it.each([
    ['CONTNET_URL', 'CONTENT_URL'],
    ['SERCH_URL', 'SEARCH_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['TRUST_PROXI', 'TRUST_PROXY'],
    ['OPERATOR_SECERT', 'OPERATOR_SECRET'],
  ])('%s is recognised as a misspelling of %s', (name, intendedName) => {
    expect(misspeltVariables({ [name]: 'x' }, webVariables)).toEqual([{ name, intendedName }]);
  });

  it('a variable that is set is not reported as missing', () => {
    const environment = { CONTENT_URL: 'x', CONTENT_URLS: 'x' };
    expect(misspeltVariables(environment, webVariables)).toEqual([]);
  });

  it('variables of the system and of our other programs are not reported', () => {
    const usual = ['PATH', 'HOME', 'HOST', 'PWD', 'USER', 'LANG', 'TERM', 'HOSTNAME', 'MAIL'];
    const variablesInUse = [
      ...usual,
      ...webVariables,
      ...embeddedVariables,
      'MALLOC_ARENA_MAX',
      'NODE_OPTIONS',
    ];
    for (const variables of [webVariables, embeddedVariables]) {
      const environment = Object.fromEntries(
        variablesInUse.filter((name) => !variables.includes(name)).map((name) => [name, 'x']),
      );
      expect(misspeltVariables(environment, variables)).toEqual([]);
    }
  });
});

describe('with EMBEDDED=none', () => {
  it.each([
    'http://www.automotive.example',
    'http://automotive.example:8080/',
    'http://localhost.automotive.example',
    'http://10.0.0.7',
  ])('the public address %s without TLS is refused', (address) => {
    expect(() => readConfig({ ...production, PUBLIC_URL: address })).toThrow(
      'PUBLIC_URL: must start with https',
    );
  });

  it('localhost is accepted without TLS', () => {
    expect(() => readConfig({ ...production, PUBLIC_URL: 'http://localhost:3000' })).not.toThrow();
  });

  it.each([
    'SITECORE_EDITING_SECRET',
    'PUBLISH_WEBHOOK_SECRET',
    'PLATFORM_WEBHOOK_SECRET',
    'VISIT_LINK_SECRET',
    'OPERATOR_SECRET',
  ])('%s must not be guessable', (name) => {
    for (const guessed of ['password12', 'passwordpassword', 'fifteen signs 15']) {
      const start = () => readConfig({ ...production, [name]: guessed });
      if (guessed.startsWith('fifteen')) expect(start).not.toThrow();
      else expect(start).toThrow(`${name}: must`);
    }
    expect(() => readConfig({ ...production, [name]: 'passwordpassword' })).not.toThrow(
      /passwordpassword/,
    );
  });
});
