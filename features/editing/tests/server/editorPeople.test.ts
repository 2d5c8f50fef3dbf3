import { readConfig } from '../../../../server/config';
import { browserName } from '../../server/editor/browserName';
import { composeMail } from '../../server/editor/editorMails';
import { createMailCourier } from '../../server/editor/mailCourier';
import { chooseRole } from '../../server/editor/providerSignIn';
import type { EditorMail } from '../../server/editor/people';
import type { EditorMailTexts } from '../../model/editorMailTexts.types';
import { buildTexts } from '../../../../cms/editor/buildTexts';
import { catalogue as sv } from '../../../../cms/generated/editorTexts/sv';
import { getTexts } from '../../../../tests/englishTexts';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';

const texts = getTexts('mails');
const publicUrl = new URL('https://www.example.com');
const from = 'no-reply@example.com';

describe('[EDIT-62] the name of a browser', () => {
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
    language: 'en',
    data: {
      by: 'Ada\r\nBcc: x',
      page: 'Start',
      text: '<b>Se</b> hit',
      site: 'trucks',
      language: 'sv',
      route: '/a b',
    },
  };

  it('[EDIT-66] contain comments as escaped text, and link to the page', () => {
    const composed = composeMail(mail, { publicUrl, from, texts });
    expect(composed).toMatchObject({
      to: 'bo@example.com',
      subject: 'Ada Bcc: x mentioned you on “Start”',
    });
    expect(composed?.html).toContain('&lt;b&gt;Se&lt;/b&gt; hit');
    expect(composed?.text).toContain(
      'https://www.example.com/_edit?site=trucks&language=sv&route=%2Fa+b',
    );
  });

  it("[EDIT-85] are in the recipient's language", () => {
    const swedish = buildTexts(sv, 'sv').mails as unknown as EditorMailTexts;
    const composed = composeMail({ ...mail, language: 'sv' }, { publicUrl, from, texts: swedish });
    expect(composed?.subject).toBe('Ada Bcc: x nämnde dig på ”Start”');
    expect(composed?.text).toContain('\n\n”<b>Se</b> hit”\n\n');
    expect(composed?.html).toMatch(/<html lang="sv">[^]*Hej Bo![^]*Öppna sidan i redigeraren/);
  });

  it('[EDIT-86] name the stage that waits for an approval', () => {
    const data = { ...mail.data, by: 'Ada', stage: 'Legal', text: '' };
    const composed = composeMail(
      { ...mail, kind: 'stageReached', data },
      { publicUrl, from, texts },
    );
    expect(composed?.subject).toBe('“Start” waits for your approval (Legal)');
    expect(composed?.text).toContain('It first needs approval in the stage “Legal”.');
  });

  it('[EDIT-61] with a link state how long it is valid', () => {
    const data = { token: 'to&ken' };
    const composeText = (kind: string) =>
      composeMail({ ...mail, kind, data }, { publicUrl, from, texts })?.text;
    expect(composeText('invitation')).toMatch(/password\?token=to%26ken[\s\S]*three days/);
    expect(composeText('reset')).toMatch(/works once, for an hour/);
    expect(composeText('unknown')).toBeUndefined();
  });

  it('[EDIT-61] are sent again after a temporary failure, and dropped after a permanent one', async () => {
    const reported: (readonly string[])[] = [];
    const waiting = [['a', 'b', 'c', 'd'].map((id) => ({ ...mail, id }))];
    const finished = new Promise<void>((resolve) => {
      const courier = createMailCourier({
        people: {
          takeMails: async (sent) => {
            reported.push(sent);
            const mails = waiting.shift() ?? [];
            if (mails.length === 0) resolve();
            return mails;
          },
        },
        mail: {
          send: async ({ id }) => {
            if (id === 'editor-a') throw new UpstreamError('mail', 'network', 'out of reach');
            if (id === 'editor-b') throw new UpstreamError('mail', 'status', 'no', { status: 422 });
            // The mail server rejects our login, which is a temporary failure: the mail itself is valid.
            if (id === 'editor-d') throw new UpstreamError('mail', 'status', 'no', { status: 401 });
          },
        },
        publicUrl,
        from,
        readMailTexts: async () => texts,
        logger: { warn: () => undefined },
      });
      courier.wake();
    });
    await finished;
    expect(reported).toEqual([[], ['b', 'c']]);
  });
});

describe('[EDIT-63] an identity provider', () => {
  const provider = {
    OIDC_ISSUER: 'https://id.example.com',
    OIDC_CLIENT_ID: 'editor',
    OIDC_CLIENT_SECRET: 'hidden-secret',
  };

  it('must be configured completely, over https', () => {
    expect(readConfig({}).editing.provider).toBeUndefined();
    expect(readConfig(provider).editing.provider).toMatchObject({ roleClaim: 'groups' });
    expect(() => readConfig({ ...provider, OIDC_CLIENT_ID: '' })).toThrow(/OIDC_CLIENT_ID/);
    const insecureProvider = { ...provider, OIDC_ISSUER: 'http://id.example.com' };
    expect(() => readConfig(insecureProvider)).toThrow(/OIDC_ISSUER: must be an https address/);
    expect(() => readConfig(insecureProvider)).not.toThrow(/hidden-secret/);
  });

  it('gives the highest role that matches a value of the claim', () => {
    const roles = { writer: ['all'], publisher: ['web', 'news'], administrator: ['it'] };
    expect(chooseRole(['all', 'news'], roles)).toBe('publisher');
    expect(chooseRole('it', roles)).toBe('administrator');
    expect(chooseRole(['others', 7, null], roles)).toBeUndefined();
    expect(chooseRole(undefined, roles)).toBeUndefined();
  });
});
