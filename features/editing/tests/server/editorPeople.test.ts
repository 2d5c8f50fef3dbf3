import { readConfig } from '../../../../server/config';
import { browserName } from '../../server/editor/browserName';
import { composeMail } from '../../server/editor/editorMails';
import { createMailCourier } from '../../server/editor/mailCourier';
import { roleOf } from '../../server/editor/providerSignIn';
import type { EditorMail } from '../../server/editor/people';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';

const publicUrl = new URL('https://www.example.com');
const from = 'no-reply@example.com';

describe('[EDIT-62] a browser in words', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
      'Safari on iPad',
    ],
    ['', 'Another browser'],
    ['<script>', 'Another browser'],
  ])('%s', (agent, name) => {
    expect(browserName(agent)).toBe(name);
  });
});

describe('mails to editors', () => {
  const mail: EditorMail = {
    id: '1',
    kind: 'mention',
    to: 'bo@example.com',
    name: 'Bo',
    data: {
      by: 'Ada\r\nBcc: x',
      page: 'Start',
      text: '<b>Se</b> hit',
      site: 'trucks',
      language: 'sv',
      route: '/a b',
    },
  };

  it('[EDIT-66] hold what was written as text, and lead to the page', () => {
    const composed = composeMail(mail, { publicUrl, from });
    expect(composed).toMatchObject({
      to: 'bo@example.com',
      subject: 'Ada Bcc: x mentioned you on “Start”',
    });
    expect(composed?.html).toContain('&lt;b&gt;Se&lt;/b&gt; hit');
    expect(composed?.text).toContain(
      'https://www.example.com/_edit?site=trucks&language=sv&route=%2Fa+b',
    );
  });

  it('[EDIT-61] say how long a link is good', () => {
    const data = { token: 'to&ken' };
    const of = (kind: string) => composeMail({ ...mail, kind, data }, { publicUrl, from })?.text;
    expect(of('invitation')).toMatch(/password\?token=to%26ken[\s\S]*three days/);
    expect(of('reset')).toMatch(/good once, for an hour/);
    expect(of('unknown')).toBeUndefined();
  });

  it('[EDIT-61] are tried again when they cannot be sent now, and given up when they are refused for good', async () => {
    const told: (readonly string[])[] = [];
    const waiting = [['a', 'b', 'c', 'd'].map((id) => ({ ...mail, id }))];
    const finished = new Promise<void>((resolve) => {
      const courier = createMailCourier({
        people: {
          takeMails: async (sent) => {
            told.push(sent);
            const next = waiting.shift() ?? [];
            if (next.length === 0) resolve();
            return next;
          },
        },
        mail: {
          send: async ({ id }) => {
            if (id === 'editor-a') throw new UpstreamError('mail', 'network', 'out of reach');
            if (id === 'editor-b') throw new UpstreamError('mail', 'status', 'no', { status: 422 });
            // The mail server does not let us in: that is about no mail.
            if (id === 'editor-d') throw new UpstreamError('mail', 'status', 'no', { status: 401 });
          },
        },
        publicUrl,
        from,
        logger: { warn: () => undefined },
      });
      courier.wake();
    });
    await finished;
    expect(told).toEqual([[], ['b', 'c']]);
  });
});

describe('[EDIT-63] a provider of identities', () => {
  const provider = {
    OIDC_ISSUER: 'https://id.example.com',
    OIDC_CLIENT_ID: 'editor',
    OIDC_CLIENT_SECRET: 'hidden-secret',
  };

  it('is configured as a whole, over https', () => {
    expect(readConfig({}).editing.provider).toBeUndefined();
    expect(readConfig(provider).editing.provider).toMatchObject({ roleClaim: 'groups' });
    expect(() => readConfig({ ...provider, OIDC_CLIENT_ID: '' })).toThrow(/OIDC_CLIENT_ID/);
    const plain = { ...provider, OIDC_ISSUER: 'http://id.example.com' };
    expect(() => readConfig(plain)).toThrow(/OIDC_ISSUER: must be an https address/);
    expect(() => readConfig(plain)).not.toThrow(/hidden-secret/);
  });

  it('gives the highest role that a value of the claim stands for', () => {
    const roles = { writer: ['all'], publisher: ['web', 'news'], administrator: ['it'] };
    expect(roleOf(['all', 'news'], roles)).toBe('publisher');
    expect(roleOf('it', roles)).toBe('administrator');
    expect(roleOf(['others', 7, null], roles)).toBeUndefined();
    expect(roleOf(undefined, roles)).toBeUndefined();
  });
});
