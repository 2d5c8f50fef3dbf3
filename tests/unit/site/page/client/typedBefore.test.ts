/** @jest-environment jsdom */
import { recordInput } from '../../../../../site/page/client/recordInput';

const renderIsland = () => {
  document.body.innerHTML = `<form>
    <input id="name" name="name" />
    <input id="early" type="radio" name="time" value="early" />
    <input id="late" type="radio" name="time" value="late" />
    <input id="news" type="checkbox" name="news" />
    <input id="terms" type="checkbox" name="terms" checked />
  </form>`;
  return document.querySelector('form')!;
};
const field = (id: string) => document.getElementById(id) as HTMLInputElement;

test("replays values that were entered before and while the island's code loads", () => {
  const form = renderIsland();
  field('early').click();
  field('terms').click();
  field('name').value = 'Maja';
  const replayInput = recordInput(form);
  field('late').click();
  field('news').click();
  // A form library resets inputs that it does not know to its own state.
  form.reset();
  const received: string[] = [];
  form.addEventListener('input', ({ target }) => received.push((target as HTMLInputElement).id));
  replayInput();
  expect(field('name').value).toBe('Maja');
  expect(field('early').checked).toBe(false);
  expect(field('late').checked).toBe(true);
  expect(field('news').checked).toBe(true);
  expect(field('terms').checked).toBe(false);
  expect(received.sort()).toEqual(['late', 'name', 'news', 'terms']);
});

test('does not replay a choice that the code has already read', () => {
  const form = renderIsland();
  const replayInput = recordInput(form);
  field('late').click();
  field('news').click();
  const received: string[] = [];
  form.addEventListener('click', ({ target }) => received.push((target as HTMLInputElement).id));
  replayInput();
  expect(received).toEqual([]);
});
