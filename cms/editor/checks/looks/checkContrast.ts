import type { CanvasContent } from '../../canvas/readCanvas';
import { blockAt, wordsOf } from './blockAt';
import { contrast, createColourReader, luminance } from './colours';
import type { LookFinding } from './lookFinding.types';
import { paintGradient } from './paintGradient';

/** Texts that are looked at; more are not on any page of use. */
const MAX_TEXTS = 120;
/** Longest wait for pictures, in ms. */
const PATIENCE_MS = 4000;
/** Pixels of the longer side of what is painted: enough for words on a picture. */
const CANVAS_SIDE = 320;
/** Share of what lies behind a text that may fall short: a light speck in a picture makes nothing unreadable. */
const TOLERATED_SHARE = 0.1;
/** Large text needs less (WCAG 2.2, 1.4.3); sizes in px. */
const LARGE = 24;
const LARGE_BOLD = 18.66;

/**
 * Contrast of texts over pictures, measured: the picture is painted as it lies there, with the veils between it and
 * the words, and compared with the words' colour. Of what else CSS can lay over a picture (blend modes, filters,
 * radial gradients) nothing is known here.
 */
export async function checkContrast(
  page: Document,
  content: CanvasContent,
): Promise<LookFinding[]> {
  const view = page.defaultView;
  if (!view) return [];
  await loadPictures(page);
  const readColour = createColourReader();
  const findings: LookFinding[] = [];
  for (const element of textsOf(page)) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const stack = layersBehind(page, element);
    if (!stack) continue;
    const style = view.getComputedStyle(element);
    const ink = luminance(readColour(style.color));
    const grounds = paintBehind(view, stack, element.getBoundingClientRect());
    if (grounds.length === 0) continue;
    const ratios = grounds.map((ground) => contrast(ink, ground)).sort((a, b) => a - b);
    const ratio = ratios[Math.floor(ratios.length * TOLERATED_SHARE)] ?? 21;
    const needed = neededFor(style);
    if (ratio >= needed) continue;
    const text = wordsOf(element).slice(0, 60);
    const block = blockAt(content, element);
    findings.push({ kind: 'lowContrast', text, ratio, needed, block });
  }
  return findings;
}

async function loadPictures(page: Document): Promise<void> {
  const pictures = [...page.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  const loaded = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Elements of the main area that hold words of their own and are to be seen. */
function textsOf(page: Document): HTMLElement[] {
  const main = page.querySelector('[data-area="main"]');
  const all = [...(main?.querySelectorAll<HTMLElement>('*') ?? [])];
  return all
    .filter((element) => {
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      );
      return hasWords && !element.closest('code, script, style, noscript, template, svg, dialog');
    })
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 8 && height > 8 && element.checkVisibility({ opacityProperty: true });
    })
    .slice(0, MAX_TEXTS);
}

interface Layers {
  picture: HTMLImageElement;
  /** Elements between the picture and the words, the undermost first. */
  veils: Element[];
}

/** What lies behind the middle of a text, if that is a picture without anything opaque before it. */
function layersBehind(page: Document, element: HTMLElement): Layers | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const all = page.elementsFromPoint(left + width / 2, top + height / 2);
  const at = all.findIndex((one) => one.tagName === 'IMG');
  const own = all.findIndex((one) => one === element || element.contains(one));
  const picture = all[at] as HTMLImageElement | undefined;
  if (!picture || own < 0 || own > at || picture.naturalWidth === 0) return undefined;
  const veils = all.slice(own, at).reverse();
  const isCovered = veils.some((one) => {
    // What is around the picture has its ground behind it.
    if (one.contains(picture)) return false;
    const colour = page.defaultView?.getComputedStyle(one).backgroundColor ?? '';
    // Computed colours without alpha are opaque.
    return /^rgb\(/.test(colour);
  });
  return isCovered ? undefined : { picture, veils };
}

/** Luminances of what is painted behind a box; empty where a picture may not be read. */
function paintBehind(view: Window, { picture, veils }: Layers, box: DOMRect): number[] {
  const whole = picture.getBoundingClientRect();
  const scale = CANVAS_SIDE / Math.max(whole.width, whole.height);
  const toCanvas = ({ x, y, width, height }: DOMRect) =>
    new DOMRect((x - whole.x) * scale, (y - whole.y) * scale, width * scale, height * scale);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(whole.width * scale));
  canvas.height = Math.max(1, Math.round(whole.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  drawCovering(context, picture, view.getComputedStyle(picture).objectPosition);
  for (const element of new Set([...veils, ...around(picture)])) {
    const area = toCanvas(element.getBoundingClientRect());
    for (const pseudo of paintedBy(element, picture, veils)) {
      const style = view.getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') continue;
      context.globalAlpha = Number(style.opacity) || 0;
      context.fillStyle = style.backgroundColor;
      context.fillRect(area.x, area.y, area.width, area.height);
      paintGradient(context, style.backgroundImage, area, scale);
      context.globalAlpha = 1;
    }
  }
  return readLuminances(context, toCanvas(box));
}

/** The boxes around a picture up to the block's own frame. */
function around(picture: Element): Element[] {
  const found: Element[] = [];
  let box = picture.parentElement;
  for (let depth = 0; box && depth < 3; depth += 1) {
    if (box.tagName === 'SECTION' || box.dataset.area) break;
    found.push(box);
    box = box.parentElement;
  }
  return found;
}

/**
 * What of an element lies over the picture: all of one that stands before it. Of a box around the picture what it
 * generates, if that is hit before the picture; else what it generates last, which the pointer may go through.
 */
function paintedBy(
  element: Element,
  picture: Element,
  veils: readonly Element[],
): (string | undefined)[] {
  if (!element.contains(picture)) return [undefined, '::before', '::after'];
  return veils.includes(element) ? ['::before', '::after'] : ['::after'];
}

/** Draws a picture as `object-fit: cover` shows it, at its `object-position`. */
function drawCovering(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  objectPosition: string,
): void {
  const { width, height } = context.canvas;
  const { naturalWidth, naturalHeight } = picture;
  const [across = 0.5, down = 0.5] = objectPosition
    .split(' ')
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : 0.5));
  const scale = Math.max(width / naturalWidth, height / naturalHeight);
  const [drawnWidth, drawnHeight] = [naturalWidth * scale, naturalHeight * scale];
  const [x, y] = [(width - drawnWidth) * across, (height - drawnHeight) * down];
  context.drawImage(picture, x, y, drawnWidth, drawnHeight);
}

function readLuminances(context: CanvasRenderingContext2D, box: DOMRect): number[] {
  const { width, height } = context.canvas;
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const right = Math.min(width, Math.ceil(box.right));
  const bottom = Math.min(height, Math.ceil(box.bottom));
  if (right <= left || bottom <= top) return [];
  try {
    const { data } = context.getImageData(left, top, right - left, bottom - top);
    const found: number[] = [];
    for (let at = 0; at + 3 < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      found.push(luminance({ red, green, blue }));
    }
    return found;
  } catch {
    // A picture of another origin may be shown, not read.
    return [];
  }
}

function neededFor({ fontSize, fontWeight }: CSSStyleDeclaration): number {
  const size = Number.parseFloat(fontSize);
  const isLarge = size >= LARGE || (size >= LARGE_BOLD && Number(fontWeight) >= 700);
  return isLarge ? 3 : 4.5;
}
