/** @jest-environment jsdom */
import { keepInputs } from '../../../../rendering/client/keepInputs';

/** A place with a button, links and a form, and what was heard of in it, in order. */
function place() {
  document.body.innerHTML =
    '<div><button type="button" id="open"></button><a id="link" href="#there"></a>' +
    '<form id="form"><input id="box" type="checkbox"><button id="send"></button></form></div>';
  const root = document.querySelector('div')!;
  const byId = (id: string) => document.getElementById(id)!;
  const heard: string[] = [];
  const hear = () => {
    for (const type of ['click', 'input', 'change', 'submit']) {
      root.addEventListener(type, (event) => {
        event.preventDefault();
        heard.push(`${type} ${(event.target as Element).id}`);
      });
    }
  };
  return { root, byId, heard, hear };
}

test('what was pressed, chosen and sent before the script had come is done once it has, in its order', () => {
  const { root, byId, heard, hear } = place();
  const form = byId('form') as HTMLFormElement;
  // What this environment lacks: a browser sends the form, and tells of it first.
  form.requestSubmit = () => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  const doAgain = keepInputs(root, '#open, #link');
  byId('open').click();
  byId('box').dispatchEvent(new Event('change', { bubbles: true }));
  byId('link').click();
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  hear();
  expect(heard).toEqual([]);
  doAgain();
  expect(heard).toEqual(['click open', 'change box', 'click link', 'submit form']);
  byId('open').click();
  expect(heard).toHaveLength(5);
});

test('a link that is opened in another window is left to the browser', () => {
  const { root, byId, heard, hear } = place();
  const doAgain = keepInputs(root, '#link');
  hear();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  byId('link').dispatchEvent(click);
  expect(heard).toEqual(['click link']);
  doAgain();
  expect(heard).toHaveLength(1);
});

test('what does not count is left to those who answer it', () => {
  const { root, byId, heard, hear } = place();
  const doAgain = keepInputs(root, '#open, #link', (target) => target.id === 'open');
  hear();
  byId('link').click();
  byId('box').dispatchEvent(new Event('change', { bubbles: true }));
  byId('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  byId('open').click();
  expect(heard).toEqual(['click link', 'change box', 'submit form']);
  doAgain();
  expect(heard.slice(3)).toEqual(['click open']);
});
