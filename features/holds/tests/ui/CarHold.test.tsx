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

describe.each(['sv', 'nb', 'en', 'sk', 'fi'] as const)('the page of a hold in %s', (language) => {
  const messages = messagesOf(language);

  it('shows that a mail was sent, and contains no form or token that confirms the hold', () => {
    const html = render({ state: 'asked', car }, language);
    expect(html).toContain(`>${messages.holdAsked}</h1>`);
    expect(html).toContain('15');
    expect(html).not.toMatch(/<form|name="hold"|\{\w+\}/);
    expect(html).toContain('href="?car=4711"');
  });

  it('shows a button to confirm for a visitor who has followed the link', () => {
    const html = render({ state: 'proof', car, token: 'a-token' }, language);
    expect(html).toMatch(/<form[^>]*action="\/api\/holds\/prove"[^>]*method="post"/);
    expect(html).toContain('<input type="hidden" name="hold" value="a-token"/>');
    expect(html).toMatch(/<button[^>]*type="submit"/);
    expect(html).not.toMatch(/role="alert"|\{\w+\}/);
  });

  it.each([
    ['limit', 'holdLimit'],
    ['repeated', 'holdRepeated'],
  ] as const)('shows why the button cannot hold the car: %s', (problem, key) => {
    const html = render({ state: 'proof', car, token: 'a-token', problem }, language);
    expect(html).toContain(messages[key]);
    expect(html).toContain('role="alert"');
  });

  it('shows that the link has expired, and links to a new request', () => {
    const html = render({ state: 'late', carId: '47 11' }, language);
    expect(html).toContain('href="?car=47%2011"');
    expect(html).toContain(messages.holdLateAgain);
    expect(html).not.toMatch(/\{\w+\}/);
  });

  it('shows that the address is already confirmed, or that the car is gone', () => {
    expect(render(shownHold, language)).toContain(`>${messages.holdHeld}</h1>`);
    expect(render({ state: 'taken', car }, language)).toContain(`>${messages.holdTaken}</h1>`);
    expect(render('gone', language)).toContain(messages.holdGone);
  });
});
