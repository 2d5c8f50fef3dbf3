import { imageSources } from '../../../../../design-system/components/Image/imageSources';
import type { RecentItem } from './readRecentItems';

/** Creates the list entry of an item from the template of its kind. */
export function recentItemElement(
  root: HTMLElement,
  { kind, href, name, picture }: RecentItem,
): Node | undefined {
  const entry = root.querySelector(`[data-left=${kind}]`)?.cloneNode(true);
  if (!(entry instanceof Element)) return undefined;
  const link = entry.querySelector('a');
  const text = entry.querySelector('[data-name]');
  if (link) link.href = href;
  if (text) text.textContent = name;
  if (picture) entry.querySelector('[data-picture]')?.append(createPicture(root, picture));
  return entry;
}

/** A decorative picture, because the text names the car. If it fails to load, the icon below it remains. */
function createPicture({ dataset }: HTMLElement, original: string): HTMLImageElement {
  const { src, srcSet = '' } = imageSources(original, dataset.imageHosts?.split(' ') ?? null);
  const image = new Image();
  image.alt = '';
  image.loading = 'lazy';
  image.sizes = '72px';
  image.srcset = srcSet;
  image.src = src;
  image.addEventListener('error', () => image.remove());
  return image;
}
