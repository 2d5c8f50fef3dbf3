/** @jest-environment jsdom */
import { start } from '../../../../../blocks/Carousel/Carousel.client';
import { fakeLayout } from '../../../design-system/fakeLayout';
import { CanvasEditor } from '../../../../../cms/editor/canvas/CanvasEditor';

const createChrome = (kind: 'open' | 'close', title: string) =>
  `<code type="text/sitecore" chrometype="field" kind="${kind}">${
    kind === 'open'
      ? JSON.stringify({
          datasource: { id: 'A', language: 'sv', version: 1 },
          title,
          fieldType: 'Single-Line Text',
        })
      : ''
  }</code>`;

const createSlide = (title: string) =>
  `<div><button type="button">${createChrome('open', title)}${title}${createChrome('close', title)}</button></div>`;

beforeAll(fakeLayout);

function openCarousel() {
  document.body.innerHTML = `<section><div data-slides tabindex="0">${createSlide('First')}${createSlide('Second')}</div></section>`;
  const section = document.querySelector('section') ?? document.body;
  const row = section.querySelector<HTMLElement>('[data-slides]') ?? section;
  const scrollTo = jest.fn();
  row.scrollTo = scrollTo;
  start(section);
  const receivedKeys: string[] = [];
  const typedValues: string[] = [];
  const editor = new CanvasEditor(document, {
    onSelect: () => undefined,
    onOpen: () => undefined,
    onLayoutChange: () => undefined,
    isSaved: () => true,
    onInput: (_, value) => typedValues.push(value),
    onKey: ({ key }) => receivedKeys.push(key),
  });
  const [field] = editor.content.fields;
  const text = field && editor.getElement(field);
  if (!text) throw new Error('The title of the first slide cannot be edited');
  const press = (target: HTMLElement, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented ? 'prevented' : 'not prevented';
  };
  return {
    row,
    text,
    scrolled: scrollTo,
    received: receivedKeys,
    typed: typedValues,
    press,
    close: () => editor.close(),
  };
}

test('[EDIT-02] keys that move the caret do not move the carousel, and the editor still receives them', () => {
  const { row, text, scrolled, received, typed, press, close } = openCarousel();
  const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' '];
  expect(keys.map((key) => press(text, key))).toEqual(keys.map(() => 'not prevented'));
  expect(scrolled).not.toHaveBeenCalled();
  expect(received).toEqual(keys);
  text.textContent = 'First one';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  expect(typed).toEqual(['First one']);

  // Outside of texts the same keys still move the slides.
  expect(press(row, 'End')).toBe('prevented');
  expect(scrolled).toHaveBeenCalledTimes(1);
  close();
});
