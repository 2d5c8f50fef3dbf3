import { holdOffer } from '../../../../blocks/CarHold/CarHold.fixture';
import { holdMail } from '../../server/holdMail';
import { messagesOf } from '../../../../messages/messagesOf';
import { sites } from '../../../../sites/sites';

const link = 'https://automotive.example/kop-bil/reservera?hold=a-token';

test.each([
  ['sv', sites['automotive-se']],
  ['en', sites['automotive-se']],
  ['nb', sites['carstore-no']],
  ['sk', sites['carstore-sk']],
  ['fi', sites['carstore-fi']],
] as const)(
  'the mail that asks for a confirmation states in %s its purpose and expiry',
  (language, site) => {
    const messages = messagesOf(language);
    const { subject, text, html } = holdMail({
      kind: 'asked',
      car: holdOffer.car,
      name: 'Maja Lind',
      link,
      messages,
      site,
      siteName: 'CarStore',
      language,
    });
    expect(subject).toContain('Volvo V60');
    for (const expectedText of ['Maja Lind', '15', '48', messages.holdProve, link]) {
      expect(text).toContain(expectedText);
    }
    expect(text).toContain(messages.holdMailAskedReason);
    expect(text).not.toContain(messages.holdUntil);
    expect(subject + text + html).not.toMatch(/\{(?:name|minutes|hours|car|until)\}|undefined/);
  },
);
