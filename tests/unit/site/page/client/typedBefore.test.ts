/** @jest-environment jsdom */
import { keepTyped } from '../../../../../site/page/client/typedBefore';

const island = () => {
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

test('what is typed and chosen before the code comes, and while it comes, is given to it', () => {
  const form = island();
  field('early').click();
  field('terms').click();
  field('name').value = 'Maja';
  const give = keepTyped(form);
  field('late').click();
  field('news').click();
  // A library of forms sets what it does not know of back to what it does.
  form.reset();
  const heard: string[] = [];
  form.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).id));
  give();
  expect(field('name').value).toBe('Maja');
  expect(field('early').checked).toBe(false);
  expect(field('late').checked).toBe(true);
  expect(field('news').checked).toBe(true);
  expect(field('terms').checked).toBe(false);
  expect(heard.sort()).toEqual(['late', 'name', 'news', 'terms']);
});

test('what the code has found by itself is not chosen again', () => {
  const form = island();
  const give = keepTyped(form);
  field('late').click();
  field('news').click();
  const heard: string[] = [];
  form.addEventListener('click', ({ target }) => heard.push((target as HTMLInputElement).id));
  give();
  expect(heard).toEqual([]);
});
