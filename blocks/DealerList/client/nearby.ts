import { distanceBetween, formatDistance } from '../../../features/map/ui/distance';
import type { DistanceUnit, Position } from '../../../features/map/ui/location.types';
import { fetchResults } from './fetchResults';

interface Nearby {
  visitor: Position;
  signal: AbortSignal;
}

/**
 * Says how far away each dealer is, nearest first. A list of several pages is brought together for that: the
 * nearest may stand on any of them.
 */
export async function addDistances(
  list: HTMLElement,
  results: HTMLElement,
  { visitor, signal }: Nearby,
): Promise<void> {
  const cards = results.querySelector('ul[role="list"]');
  if (!cards) return;
  await bringPages(results, cards, signal);
  const { unit, language = 'en', distanceText = '{distance}' } = list.dataset;
  const distances = [...cards.querySelectorAll<HTMLElement>(':scope > *')].map((card) => {
    const place = positionOf(card);
    const distance = place && distanceBetween(visitor, place, unit as DistanceUnit);
    const told = card.querySelector<HTMLElement>('[data-distance]');
    const text = told?.querySelector('span');
    if (told && text && distance) {
      text.textContent = distanceText.replace('{distance}', formatDistance(distance, language));
      told.hidden = false;
    }
    return { card, value: distance?.value ?? Infinity };
  });
  distances.sort((one, other) => one.value - other.value);
  cards.append(...distances.map(({ card }) => card));
}

async function bringPages(results: HTMLElement, cards: Element, signal: AbortSignal) {
  const pages = results.querySelector('[data-dealer-pages]');
  const current = pages?.querySelector('[aria-current]');
  const others = [...(pages?.querySelectorAll<HTMLAnchorElement>('a[aria-label]') ?? [])].filter(
    (link) => link !== current,
  );
  const brought = await Promise.all(others.map((link) => fetchResults(link.href, signal)));
  for (const page of brought) {
    cards.append(...(page.results.querySelector('ul[role="list"]')?.children ?? []));
  }
  pages?.remove();
}

function positionOf({ dataset: { lat, lng } }: HTMLElement): Position | undefined {
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : undefined;
}
