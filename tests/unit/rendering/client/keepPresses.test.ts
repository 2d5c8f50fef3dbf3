/** @jest-environment jsdom */
import { keepPresses } from '../../../../rendering/client/keepPresses';

test('a press is held until the script has come, and counts once', () => {
  document.body.innerHTML =
    '<div><form method="dialog"><button id="send"></button></form><button id="other" type="button"></button></div>';
  const root = document.querySelector('div')!;
  const heard: string[] = [];
  const pressAgain = keepPresses(root, 'form button');
  // Script that listens at the same element, as React does, and does not know yet what was pressed.
  for (const capture of [true, false]) {
    root.addEventListener('click', ({ target }) => heard.push((target as Element).id), { capture });
  }
  const sent: Event[] = [];
  root.addEventListener('submit', (event) => sent.push(event));
  document.getElementById('send')!.click();
  document.getElementById('other')!.click();
  expect(heard).toEqual(['other', 'other']);
  expect(sent).toEqual([]);
  pressAgain();
  expect(heard.slice(2)).toEqual(['send', 'send']);
  expect(sent).toHaveLength(1);
  document.getElementById('send')!.click();
  expect(sent).toHaveLength(2);
});
