import type { CanvasContent } from '../../canvas/readCanvas';
import { findBlockAt, readVisibleText } from './findBlockAt';
import { getContrastRatio, createColourReader, getLuminance } from './colours';
import type { VisualFinding } from './visualFinding.types';
import { paintGradient } from './paintGradient';

/** Maximum number of texts to check; real pages have fewer. */
const MAX_TEXTS = 120;
/** Maximum wait for pictures, in ms. */
const TIMEOUT_MS = 4000;
/** Longer side of the canvas, in px: enough detail for a text on a picture. */
const CANVAS_SIDE_PX = 320;
/**
 * Share of the background that may have low contrast: a light spot in a picture does not make a text
 * unreadable.
 */
const TOLERATED_SHARE = 0.1;
/** Minimum size, in px, of large text, for which a lower contrast is sufficient (WCAG 2.2, 1.4.3). */
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;

/**
 * Measures the contrast of texts on pictures: it paints the picture with the overlays on it, and compares
 * the pixels
 * with the text colour. Blend modes, filters and radial gradients are ignored.
 */
export async function checkContrast(
  page: Document,
  content: CanvasContent,
): Promise<VisualFinding[]> {
  const view = page.defaultView;
  if (!view) return [];
  await loadPictures(page);
  const readColour = createColourReader();
  const findings: VisualFinding[] = [];
  for (const element of findTextElements(page)) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const layers = findLayersBehind(page, element);
    if (!layers) continue;
    const style = view.getComputedStyle(element);
    const textLuminance = getLuminance(readColour(style.color));
    const backgroundLuminances = measureBackground(view, layers, element.getBoundingClientRect());
    if (backgroundLuminances.length === 0) continue;
    const ratios = backgroundLuminances
      .map((backgroundLuminance) => getContrastRatio(textLuminance, backgroundLuminance))
      .sort((a, b) => a - b);
    const ratio = ratios[Math.floor(ratios.length * TOLERATED_SHARE)] ?? 21;
    const requiredRatio = getRequiredRatio(style);
    if (ratio >= requiredRatio) continue;
    const text = readVisibleText(element).slice(0, 60);
    const block = findBlockAt(content, element);
    findings.push({ kind: 'lowContrast', text, ratio, requiredRatio, block });
  }
  return findings;
}

async function loadPictures(page: Document): Promise<void> {
  const pictures = [...page.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  const loaded = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
}

/** Returns the visible elements of the main area with text of their own. */
function findTextElements(page: Document): HTMLElement[] {
  const main = page.querySelector('[data-area="main"]');
  const elements = [...(main?.querySelectorAll<HTMLElement>('*') ?? [])];
  return elements
    .filter((element) => {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      );
      return hasText && !element.closest('code, script, style, noscript, template, svg, dialog');
    })
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 8 && height > 8 && element.checkVisibility({ opacityProperty: true });
    })
    .slice(0, MAX_TEXTS);
}

interface Layers {
  picture: HTMLImageElement;
  /** Elements painted over the picture and below the text, bottom first. */
  overlays: Element[];
}

/**
 * Returns the picture behind the centre of a text, with its overlays; undefined if an opaque element covers
 * it.
 */
function findLayersBehind(page: Document, element: HTMLElement): Layers | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const elements = page.elementsFromPoint(left + width / 2, top + height / 2);
  const pictureIndex = elements.findIndex((candidate) => candidate.tagName === 'IMG');
  const textIndex = elements.findIndex(
    (candidate) => candidate === element || element.contains(candidate),
  );
  const picture = elements[pictureIndex] as HTMLImageElement | undefined;
  if (!picture || textIndex < 0 || textIndex > pictureIndex || picture.naturalWidth === 0)
    return undefined;
  const overlays = elements.slice(textIndex, pictureIndex).reverse();
  const isCovered = overlays.some((overlay) => {
    // The background of an ancestor of the picture is behind the picture.
    if (overlay.contains(picture)) return false;
    const colour = page.defaultView?.getComputedStyle(overlay).backgroundColor ?? '';
    // Computed colours without alpha are opaque.
    return /^rgb\(/.test(colour);
  });
  return isCovered ? undefined : { picture, overlays };
}

/** Returns the luminances of the pixels behind a box; empty if the picture's pixels cannot be read. */
function measureBackground(view: Window, { picture, overlays }: Layers, box: DOMRect): number[] {
  const pictureBox = picture.getBoundingClientRect();
  const scale = CANVAS_SIDE_PX / Math.max(pictureBox.width, pictureBox.height);
  const toCanvas = ({ x, y, width, height }: DOMRect) =>
    new DOMRect(
      (x - pictureBox.x) * scale,
      (y - pictureBox.y) * scale,
      width * scale,
      height * scale,
    );
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(pictureBox.width * scale));
  canvas.height = Math.max(1, Math.round(pictureBox.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  drawCover(context, picture, view.getComputedStyle(picture).objectPosition);
  for (const element of new Set([...overlays, ...findAncestorBoxes(picture)])) {
    const area = toCanvas(element.getBoundingClientRect());
    for (const pseudo of getPaintedPseudos(element, picture, overlays)) {
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

/** Returns up to three ancestors of a picture, inside its block. */
function findAncestorBoxes(picture: Element): Element[] {
  const boxes: Element[] = [];
  let box = picture.parentElement;
  for (let depth = 0; box && depth < 3; depth += 1) {
    if (box.tagName === 'SECTION' || box.dataset.area) break;
    boxes.push(box);
    box = box.parentElement;
  }
  return boxes;
}

/**
 * Returns what an element paints over the picture: `undefined` for the element itself, and pseudo-elements.
 * An ancestor
 * of the picture only paints pseudo-elements over it: both if it was hit above the picture, otherwise the
 * last
 * one, which may ignore the pointer.
 */
function getPaintedPseudos(
  element: Element,
  picture: Element,
  overlays: readonly Element[],
): (string | undefined)[] {
  if (!element.contains(picture)) return [undefined, '::before', '::after'];
  return overlays.includes(element) ? ['::before', '::after'] : ['::after'];
}

/** Draws a picture as CSS shows it with `object-fit: cover` at its `object-position`. */
function drawCover(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  objectPosition: string,
): void {
  const { width, height } = context.canvas;
  const { naturalWidth, naturalHeight } = picture;
  const [shareX = 0.5, shareY = 0.5] = objectPosition
    .split(' ')
    .map((position) => (position.endsWith('%') ? Number.parseFloat(position) / 100 : 0.5));
  const scale = Math.max(width / naturalWidth, height / naturalHeight);
  const [drawnWidth, drawnHeight] = [naturalWidth * scale, naturalHeight * scale];
  const [x, y] = [(width - drawnWidth) * shareX, (height - drawnHeight) * shareY];
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
    const luminances: number[] = [];
    for (let offset = 0; offset + 3 < data.length; offset += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(offset, offset + 3);
      luminances.push(getLuminance({ red, green, blue }));
    }
    return luminances;
  } catch {
    // The pixels of a picture from another origin cannot be read.
    return [];
  }
}

function getRequiredRatio({ fontSize, fontWeight }: CSSStyleDeclaration): number {
  const sizePx = Number.parseFloat(fontSize);
  const isLarge = sizePx >= LARGE_PX || (sizePx >= LARGE_BOLD_PX && Number(fontWeight) >= 700);
  return isLarge ? 3 : 4.5;
}
