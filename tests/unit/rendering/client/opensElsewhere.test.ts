/** @jest-environment jsdom */
import { opensElsewhere } from '../../../../rendering/client/opensElsewhere';

const click = (init: MouseEventInit = {}) => opensElsewhere(new MouseEvent('click', init));

it('recognises clicks that open another window, a download or a menu', () => {
  expect(click()).toBe(false);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
    expect([key, click({ [key]: true })]).toEqual([key, true]);
  }
  expect(click({ button: 1 })).toBe(true);
});
