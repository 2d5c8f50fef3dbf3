import { readConfig } from '../../../server/config';

describe('configuration', () => {
  it('[ROUTE-09] takes every upstream from the environment, or serves the embedded default', () => {
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

  it('needs no embedded process when every address is real', () => {
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
    'the secret that everybody knows is for this machine alone, also where %s says it',
    (name) => {
      const isLocal = ({ editing, publishing }: ReturnType<typeof readConfig>) =>
        (name.startsWith('PUBLISH') ? publishing : editing).localOnly;
      expect(isLocal(readConfig({}))).toBe(true);
      expect(isLocal(readConfig({ [name]: 'embedded' }))).toBe(true);
      expect(isLocal(readConfig({ [name]: 'a secret of ours' }))).toBe(false);
    },
  );

  it('names proxies that are no addresses with the rest, and shows none', () => {
    const reading = () => readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/80', PORT: 'eighty' });
    expect(reading).toThrow(/TRUST_PROXY.*: must be addresses, ranges such as/);
    expect(reading).toThrow(/PORT: must be a port number/);
    expect(reading).not.toThrow('/80');
  });

  it('names every wrong variable and shows no value', () => {
    const wrong = { PORT: 'eighty', CONTENT_URL: 'graphql', PUBLISH_WEBHOOK_SECRET: 'short' };
    const reading = () => readConfig(wrong);
    expect(reading).toThrow(/PORT: must be a port number/);
    expect(reading).toThrow(/CONTENT_URL: must be an absolute http or https address/);
    expect(reading).toThrow(/PUBLISH_WEBHOOK_SECRET: must have at least 8 characters/);
    expect(reading).not.toThrow(/eighty|graphql|short/);
  });

  it('takes no number of bytes for the megabytes of the page cache', () => {
    expect(readConfig({ PAGE_CACHE_MEGABYTES: '64' }).pageCacheBytes).toBe(64 * 1024 * 1024);
    const reading = () => readConfig({ PAGE_CACHE_MEGABYTES: '67108864' });
    expect(reading).toThrow(/PAGE_CACHE_MEGABYTES: must be less than or equal to 16384/);
  });

  it('signs links to visits of a real workshop system with a secret of its own', () => {
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

  it('takes hosts of pictures whatever their case, and nothing that is no host', () => {
    expect(readConfig({ IMAGE_HOSTS: 'Pictures.Example, *.CDN.example' }).imageHosts).toEqual([
      'pictures.example',
      '*.cdn.example',
    ]);
    expect(() => readConfig({ IMAGE_HOSTS: 'https://pictures.example' })).toThrow(/IMAGE_HOSTS/);
  });

  it('is a production server unless told otherwise', () => {
    const CONTENT_URL = 'https://edge.example/graphql';
    expect(readConfig({ CONTENT_URL })).toMatchObject({ development: false, devPages: false });
    expect(readConfig({ CONTENT_URL, NODE_ENV: 'development' })).toMatchObject({
      development: true,
      devPages: true,
      pageCacheBytes: 0,
    });
  });

  it('has no known secrets once the content platform is a real one', () => {
    const config = readConfig({ CONTENT_URL: 'https://edge.example/graphql' });
    expect(config.editing.secret).toBeUndefined();
    expect(config.publishing.secret).toBeUndefined();
  });
});
