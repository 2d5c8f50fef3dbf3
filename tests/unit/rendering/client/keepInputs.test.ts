/** @jest-environment jsdom */
import { bufferInputs } from '../../../../rendering/client/bufferInputs';

/** Renders a button, links and a form, and records the received events in order. */
function renderPage() {
  document.body.innerHTML =
    '<div><button type="button" id="open"></button><a id="link" href="#there"></a>' +
    '<form id="form"><input id="box" type="checkbox"><button id="send"></button></form></div>';
  const root = document.querySelector('div')!;
  const byId = (id: string) => document.getElementById(id)!;
  const received: string[] = [];
  const receive = () => {
    for (const type of ['click', 'input', 'change', 'submit']) {
      root.addEventListener(type, (event) => {
        event.preventDefault();
        received.push(`${type} ${(event.target as Element).id}`);
      });
    }
  };
  return { root, byId, received, receive };
}

test('replays presses, changes and submits from before the script has loaded, in order', () => {
  const { root, byId, received, receive } = renderPage();
  const form = byId('form') as HTMLFormElement;
  // jsdom does not support it: browsers dispatch a `submit` event before they send the form.
  form.requestSubmit = () => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  const replay = bufferInputs(root, '#open, #link');
  byId('open').click();
  byId('box').dispatchEvent(new Event('change', { bubbles: true }));
  byId('link').click();
  const submitEvent = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submitEvent);
  expect(submitEvent.defaultPrevented).toBe(true);
  receive();
  expect(received).toEqual([]);
  replay();
  expect(received).toEqual(['click open', 'change box', 'click link', 'submit form']);
  byId('open').click();
  expect(received).toHaveLength(5);
});

test('does not buffer a click on a link that opens in another window', () => {
  const { root, byId, received, receive } = renderPage();
  const replay = bufferInputs(root, '#link');
  receive();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  byId('link').dispatchEvent(click);
  expect(received).toEqual(['click link']);
  replay();
  expect(received).toHaveLength(1);
});

test('does not buffer events that the filter rejects', () => {
  const { root, byId, received, receive } = renderPage();
  const replay = bufferInputs(root, '#open, #link', (target) => target.id === 'open');
  receive();
  byId('link').click();
  byId('box').dispatchEvent(new Event('change', { bubbles: true }));
  byId('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  byId('open').click();
  expect(received).toEqual(['click link', 'change box', 'submit form']);
  replay();
  expect(received.slice(3)).toEqual(['click open']);
});
