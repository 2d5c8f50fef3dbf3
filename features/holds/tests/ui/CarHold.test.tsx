import { renderToStaticMarkup } from 'react-dom/server';
import { CarHold } from '../../../../blocks/CarHold/CarHold';
import { examples, holdOffer, shownHold } from '../../../../blocks/CarHold/CarHold.fixture';
import { PrivateViewContext } from '../../../../rendering/privateView';
import type { HoldPage } from '../../../../domain/holds/carHold';
import { examplePage } from '../../../../site/dev/examplePage';
import { messagesOf } from '../../../../messages/messagesOf';
import { PageProviders } from '../../../../site/page/PageProviders';

const { car } = holdOffer;

const render = (page: HoldPage, language: 'sv' | 'nb' | 'en' | 'sk' | 'fi') =>
  renderToStaticMarkup(
    <PageProviders data={examplePage({ title: 'Hold', theme: 'default', language })}>
      <PrivateViewContext value={page && { kind: 'hold', view: page }}>
        <CarHold {...examples.Default} />
      </PrivateViewContext>
    </PageProviders>,
  );

describe.each(['sv', 'nb', 'en', 'sk', 'fi'] as const)('in %s', (language) => {
  const words = messagesOf(language);

  it('says that a mail is on its way, and has nothing that opens the hold', () => {
    const html = render({ state: 'asked', car }, language);
    expect(html).toContain(`>${words.holdAsked}</h1>`);
    expect(html).toContain('15');
    expect(html).not.toMatch(/<form|name="hold"|\{\w+\}/);
    expect(html).toContain('href="?car=4711"');
  });

  it('asks with a button who has come by the link', () => {
    const html = render({ state: 'proof', car, token: 'a-token' }, language);
    expect(html).toMatch(/<form[^>]*action="\/api\/holds\/prove"[^>]*method="post"/);
    expect(html).toContain('<input type="hidden" name="hold" value="a-token"/>');
    expect(html).toMatch(/<button[^>]*type="submit"/);
    expect(html).not.toMatch(/role="alert"|\{\w+\}/);
  });

  it.each([
    ['limit', 'holdLimit'],
    ['repeated', 'holdRepeated'],
  ] as const)('says why the button holds nothing: %s', (problem, key) => {
    const html = render({ state: 'proof', car, token: 'a-token', problem }, language);
    expect(html).toContain(words[key]);
    expect(html).toContain('role="alert"');
  });

  it('says that a link is over, with the way to another', () => {
    const html = render({ state: 'late', carId: '47 11' }, language);
    expect(html).toContain('href="?car=47%2011"');
    expect(html).toContain(words.holdLateAgain);
    expect(html).not.toMatch(/\{\w+\}/);
  });

  it('says that the address is proved already, or the car gone', () => {
    expect(render(shownHold, language)).toContain(`>${words.holdHeld}</h1>`);
    expect(render({ state: 'taken', car }, language)).toContain(`>${words.holdTaken}</h1>`);
    expect(render('gone', language)).toContain(words.holdGone);
  });
});
