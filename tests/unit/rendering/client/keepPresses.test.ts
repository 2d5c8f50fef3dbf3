/** @jest-environment jsdom */
import { bufferClicks } from '../../../../rendering/client/bufferClicks';

test('buffers a press until the script has loaded, and replays it once', () => {
  document.body.innerHTML =
    '<div><form method="dialog"><button id="send"></button></form><button id="other" type="button"></button></div>';
  const root = document.querySelector('div')!;
  const received: string[] = [];
  const replay = bufferClicks(root, 'form button');
  // Listeners on the same element, like React's, which must not receive a click before they are ready.
  for (const capture of [true, false]) {
    root.addEventListener('click', ({ target }) => received.push((target as Element).id), {
      capture,
    });
  }
  const submitEvents: Event[] = [];
  root.addEventListener('submit', (event) => submitEvents.push(event));
  document.getElementById('send')!.click();
  document.getElementById('other')!.click();
  expect(received).toEqual(['other', 'other']);
  expect(submitEvents).toEqual([]);
  replay();
  expect(received.slice(2)).toEqual(['send', 'send']);
  expect(submitEvents).toHaveLength(1);
  document.getElementById('send')!.click();
  expect(submitEvents).toHaveLength(2);
});
