import { readConfig } from '../../../server/config';

describe('configuration', () => {
  it('[ROUTE-09] takes every upstream from the environment, or the embedded default', () => {
    const { content, mediaUrl, eventsUrl, embedded } = readConfig({ EMBEDDED_PORT: '4001' });
    expect(content).toEqual({ url: 'http://127.0.0.1:4001/graphql', apiKey: 'embedded' });
    expect(mediaUrl).toBe('http://127.0.0.1:4001/media');
    expect(eventsUrl).toBe('http://127.0.0.1:4001/events');
    expect(embedded).toEqual({ database: true, upstreams: true });
  });

  it('[OQ-02] takes the search service from the environment, or the embedded one', () => {
    const { search } = readConfig({ EMBEDDED_PORT: '4001' });
    expect(search).toEqual({ url: 'http://127.0.0.1:4001', apiKey: 'embedded' });
    const set = { SEARCH_URL: 'https://search.example/', SEARCH_API_KEY: 'secret' };
    expect(readConfig(set).search).toEqual({ url: 'https://search.example', apiKey: 'secret' });
  });

  it('needs no embedded process when every upstream has a real address', () => {
    const { embedded } = readConfig({
      DATABASE_URL: 'postgres://db/site',
      CONTENT_URL: 'https://edge.example/graphql',
      MEDIA_URL: 'https://media.example/',
      EVENTS_URL: 'https://events.example',
      SEARCH_URL: 'https://search.example',
      COMHUB_URL: 'https://comhub.example/leads',
      CODEWEAVER_URL: 'https://finance.example',
      CODEWEAVER_PAGES_URL: 'https://pages.finance.example',
      CAR_MEDIA_URL: 'https://turns.example',
      VEHICLE_REGISTER_URL: 'https://register.example/',
      MECHMATE_URL: 'https://workshop.example',
      TIREHOTEL_URL: 'https://tyres.example',
      VISIT_LINK_SECRET: 'sixteen letters or more',
      SMTP_URL: 'smtps://mail.example',
      SMS_URL: 'https://sms.example',
      AUTOMASTER_URL: 'https://quotes.example',
      JOTFORM_URL: 'https://forms.example',
      JOTFORM_PAGES_URL: 'https://pages.forms.example',
      HUBSPOT_SCRIPT_URL: 'https://embed.example/v2.js',
    });
    expect(embedded).toEqual({ database: false, upstreams: false });
  });

  it.each([
    ['https://stage.automotive.example', 'https://stage.media.example'],
    ['https://www.example/STAGEing', 'https://stage.media.example'],
    ['https://automotive.example', 'https://media.example'],
  ])('[ROUTE-07] [ROUTE-08] chooses the media store for %s', (PUBLIC_URL, expected) => {
    const stores = {
      MEDIA_URL: 'https://media.example/',
      MEDIA_STAGE_URL: 'https://stage.media.example',
    };
    expect(readConfig({ PUBLIC_URL, ...stores }).mediaUrl).toBe(expected);
  });

  it.each(['PUBLISH_WEBHOOK_SECRET', 'SITECORE_EDITING_SECRET'])(
    'the well-known secret is accepted only from this machine, also when set in %s',
    (name) => {
      const isLocal = ({ editing, publishing }: ReturnType<typeof readConfig>) =>
        (name.startsWith('PUBLISH') ? publishing : editing).localOnly;
      expect(isLocal(readConfig({}))).toBe(true);
      expect(isLocal(readConfig({ [name]: 'embedded' }))).toBe(true);
      expect(isLocal(readConfig({ [name]: 'a secret of ours' }))).toBe(false);
    },
  );

  it('reports invalid proxies together with other errors, without their values', () => {
    const readInvalidConfig = () =>
      readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/80', PORT: 'eighty' });
    expect(readInvalidConfig).toThrow(/TRUST_PROXY.*: must be addresses, ranges such as/);
    expect(readInvalidConfig).toThrow(/PORT: must be a port number/);
    expect(readInvalidConfig).not.toThrow('/80');
  });

  it('reports every invalid variable without its value', () => {
    const wrong = { PORT: 'eighty', CONTENT_URL: 'graphql', PUBLISH_WEBHOOK_SECRET: 'short' };
    const readInvalidConfig = () => readConfig(wrong);
    expect(readInvalidConfig).toThrow(/PORT: must be a port number/);
    expect(readInvalidConfig).toThrow(/CONTENT_URL: must be an absolute http or https address/);
    expect(readInvalidConfig).toThrow(/PUBLISH_WEBHOOK_SECRET: must have at least 8 characters/);
    expect(readInvalidConfig).not.toThrow(/eighty|graphql|short/);
  });

  it('rejects a page cache size in bytes instead of megabytes', () => {
    expect(readConfig({ PAGE_CACHE_MEGABYTES: '64' }).pageCacheBytes).toBe(64 * 1024 * 1024);
    const readInvalidConfig = () => readConfig({ PAGE_CACHE_MEGABYTES: '67108864' });
    expect(readInvalidConfig).toThrow(/PAGE_CACHE_MEGABYTES: must be less than or equal to 16384/);
  });

  it('requires its own secret for visit links with a real workshop system', () => {
    const MECHMATE_URL = 'https://workshop.example';
    expect(() => readConfig({ MECHMATE_URL })).toThrow(/VISIT_LINK_SECRET/);
    const TIREHOTEL_URL = 'https://tyres.example';
    expect(() => readConfig({ TIREHOTEL_URL })).toThrow(/VISIT_LINK_SECRET.*TIREHOTEL_URL/);
    const VISIT_LINK_SECRET = 'sixteen letters or more';
    const { visitLinkSecret } = readConfig({ MECHMATE_URL, VISIT_LINK_SECRET });
    expect(visitLinkSecret).toBe(VISIT_LINK_SECRET);
    const short = () => readConfig({ VISIT_LINK_SECRET: 'fifteen letters' });
    expect(short).toThrow(/VISIT_LINK_SECRET: must have at least 16 characters/);
  });

  it('accepts hosts of pictures in any letter case and rejects invalid hosts', () => {
    expect(readConfig({ IMAGE_HOSTS: 'Pictures.Example, *.CDN.example' }).imageHosts).toEqual([
      'pictures.example',
      '*.cdn.example',
    ]);
    expect(() => readConfig({ IMAGE_HOSTS: 'https://pictures.example' })).toThrow(/IMAGE_HOSTS/);
  });

  it('the server runs in production mode by default', () => {
    const CONTENT_URL = 'https://edge.example/graphql';
    expect(readConfig({ CONTENT_URL })).toMatchObject({ development: false, devPages: false });
    expect(readConfig({ CONTENT_URL, NODE_ENV: 'development' })).toMatchObject({
      development: true,
      devPages: true,
      pageCacheBytes: 0,
    });
  });

  it('the configuration has no well-known secrets with a real content platform', () => {
    const config = readConfig({ CONTENT_URL: 'https://edge.example/graphql' });
    expect(config.editing.secret).toBeUndefined();
    expect(config.publishing.secret).toBeUndefined();
  });
});
