import { getAddress } from './addresses';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

/** Text spacing that readers may set (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-block-end: 2em !important; }`;

const pages = [
  getAddress('automotive-se'),
  getAddress('carstore-fi'),
  getAddress('automotive-se', '/kop-bil'),
  getAddress('automotive-se', '/anlaggningar'),
  getAddress('automotive-se', '/service-och-verkstad/hitta-verkstad'),
];

test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true });
test.beforeEach(paintedPictures);

test('with wide text spacing nothing is cut off in the narrowest windows', async ({ page }) => {
  for (const address of pages) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: spacing });
    expect.soft(await page.evaluate(findCutTexts), address).toEqual([]);
  }
});

/** Runs in the page: returns texts that are clipped and cannot be scrolled into view. */
function findCutTexts(): string[] {
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim();
    if (!words || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    for (let box: Element | null = text.parentElement; box; box = box.parentElement) {
      const { overflowX, textOverflow, position } = getComputedStyle(box);
      const room = box.getBoundingClientRect();
      const isForReadersAlone = room.width <= 1;
      if (isForReadersAlone || /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') break;
      if (overflowX !== 'visible' && (left < room.left - 0.5 || right > room.right + 0.5)) {
        cut.push(words.slice(0, 40));
        break;
      }
      if (position === 'fixed') break;
    }
  }
  return cut;
}
