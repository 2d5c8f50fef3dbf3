/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, waitFor } from '@testing-library/react';
import { start } from '../../../../blocks/StoryList/StoryList.client';

const pageSize = 4;
const total = 10;

/** The server-rendered list: four stories after a cursor, and the link to the next ones. */
function renderList(address: URL): string {
  const from = Number(address.searchParams.get('after') ?? 0);
  const layout = address.searchParams.get('layout') ?? 'grid';
  const stories = Array.from(
    { length: total },
    (_, index) => `<li data-story><a href="/s${index}">${index}</a></li>`,
  );
  const end = from + pageSize;
  const moreLink = `<a data-story-more href="/list?layout=${layout}&after=${end}">More</a>`;
  return `<div data-client="StoryList"><a data-story-choice="list" href="/list?layout=list">List</a>
    <a data-story-choice="tag-a" href="/list?tag=a">A</a>
    <div data-story-results><ul data-layout="${layout}" data-story-items>${stories.slice(from, end).join('')}</ul>
    <p data-story-summary="{shown} shown">${Math.min(end, total)} shown</p>${end < total ? moreLink : ''}</div></div>`;
}

function startList(): HTMLElement {
  document.body.innerHTML = renderList(new URL('http://localhost/list'));
  globalThis.fetch = ((href: string) =>
    Promise.resolve({
      ok: true,
      text: () => Promise.resolve(renderList(new URL(href, 'http://localhost'))),
    })) as typeof fetch;
  const list = document.querySelector<HTMLElement>('[data-client]')!;
  start(list);
  return list;
}

const countShown = () => document.querySelectorAll('[data-story]').length;
const press = (list: HTMLElement, selector: string) =>
  fireEvent.click(list.querySelector(selector)!);

test('keeps the number of shown stories when the layout changes', async () => {
  const list = startList();
  press(list, '[data-story-more]');
  await waitFor(() => expect(countShown()).toBe(8));
  press(list, '[data-story-choice="list"]');
  await waitFor(() =>
    expect(list.querySelector('[data-layout]')).toHaveAttribute('data-layout', 'list'),
  );
  await waitFor(() => expect(countShown()).toBe(8));
  expect(list).toHaveTextContent('8 shown');
  press(list, '[data-story-more]');
  await waitFor(() => expect(countShown()).toBe(total));
  expect(list.querySelector('[data-story-more]')).toBeNull();
});

test('starts again at the first page when a tag is chosen', async () => {
  const list = startList();
  press(list, '[data-story-more]');
  await waitFor(() => expect(countShown()).toBe(8));
  press(list, '[data-story-choice="tag-a"]');
  await waitFor(() => expect(countShown()).toBe(pageSize));
});
