import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A text on an image: position, colour and content. */
interface TextOnPicture {
  left: number;
  top: number;
  width: number;
  height: number;
  colour: [red: number, green: number, blue: number];
  words: string;
}

/** Returns the lines of text with an image behind them, in page coordinates. */
const findTexts = (page: Page): Promise<TextOnPicture[]> =>
  page.evaluate(() => {
    const results: TextOnPicture[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pictures = [...document.querySelectorAll('img, video')].map((picture) =>
      picture.getBoundingClientRect(),
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (words.length < 2 || !parent?.checkVisibility({ opacityProperty: true })) continue;
      // Texts for screen readers only are in a box of one pixel.
      if (parent.getBoundingClientRect().width < 4) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        const [x, y] = [left + width / 2, top + height / 2];
        const isOver = pictures.some(
          (box) =>
            box.width > 200 && x > box.left && x < box.right && y > box.top && y < box.bottom,
        );
        if (!isOver || width < 4 || height < 8) continue;
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(parent).color.match(/[\d.]+/g) ?? []
        ).map(Number);
        results.push({
          ...{ left: left + window.scrollX, top: top + window.scrollY, width, height },
          ...{ colour: [red, green, blue], words: words.slice(0, 40) },
        });
      }
    }
    return results;
  });

const linear = (byte: number): number =>
  byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Share of the pixels behind a text that is ignored, such as single bright spots. */
const IGNORED_PIXEL_SHARE = 0.02;

/**
 * Returns the lowest contrast of text on images on a rendered page, with the text; undefined if no text is
 * on an image.
 */
export async function findMinContrast(
  page: Page,
): Promise<{ ratio: number; words: string } | undefined> {
  const texts = await findTexts(page);
  await page.addStyleTag({
    content:
      '* { color: transparent !important; text-shadow: none !important; } svg { opacity: 0 }',
  });
  const displayed = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const { data, info } = await sharp(displayed)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = info.width / (page.viewportSize()?.width ?? info.width);
  const ratios = texts.map(({ left, top, width, height, colour, words }) => {
    const textLuminance = luminance(...colour);
    const contrasts: number[] = [];
    for (let y = Math.floor(top * scale); y < (top + height) * scale; y += 2) {
      for (let x = Math.floor(left * scale); x < (left + width) * scale; x += 2) {
        const at = (y * info.width + x) * 3;
        if (x < 0 || x >= info.width || y < 0 || y >= info.height) continue;
        contrasts.push(
          contrast(textLuminance, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)),
        );
      }
    }
    contrasts.sort((a, b) => a - b);
    return { ratio: contrasts[Math.floor(contrasts.length * IGNORED_PIXEL_SHARE)] ?? 21, words };
  });
  return ratios.sort((a, b) => a.ratio - b.ratio)[0];
}
