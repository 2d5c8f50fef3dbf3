import { imageSources } from '../../../../../design-system/components/Image/imageSources';
import type { LeftThing } from './whatWasLeft';

/** A thing as an entry of the list, copied from the pattern of its kind. */
export function thingElement(
  place: HTMLElement,
  { kind, href, name, picture }: LeftThing,
): Node | undefined {
  const entry = place.querySelector(`[data-left=${kind}]`)?.cloneNode(true);
  if (!(entry instanceof Element)) return undefined;
  const link = entry.querySelector('a');
  const text = entry.querySelector('[data-name]');
  if (link) link.href = href;
  if (text) text.textContent = name;
  if (picture) entry.querySelector('[data-picture]')?.append(pictureOf(place, picture));
  return entry;
}

/** The words beside it say whose picture it is. One that cannot be had leaves the drawing below it. */
function pictureOf({ dataset }: HTMLElement, original: string): HTMLImageElement {
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
