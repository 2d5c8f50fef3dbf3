import { distanceBetween, formatDistance } from '../../../features/map/ui/distance';
import type { DistanceUnit, Position } from '../../../features/map/ui/location.types';
import { fetchResults } from './fetchResults';

interface DistanceOptions {
  visitor: Position;
  signal: AbortSignal;
}

/**
 * Shows the distance to each dealer, nearest first. A list of several pages is first combined into one,
 * because the nearest dealer may be on any page.
 */
export async function addDistances(
  list: HTMLElement,
  results: HTMLElement,
  { visitor, signal }: DistanceOptions,
): Promise<void> {
  const cards = results.querySelector('ul[role="list"]');
  if (!cards) return;
  await loadOtherPages(results, cards, signal);
  const { unit, language = 'en', distanceText = '{distance}' } = list.dataset;
  const distances = [...cards.querySelectorAll<HTMLElement>(':scope > *')].map((card) => {
    const place = readPosition(card);
    const distance = place && distanceBetween(visitor, place, unit as DistanceUnit);
    const distanceLine = card.querySelector<HTMLElement>('[data-distance]');
    const text = distanceLine?.querySelector('span');
    if (distanceLine && text && distance) {
      text.textContent = distanceText.replace('{distance}', formatDistance(distance, language));
      distanceLine.hidden = false;
    }
    return { card, value: distance?.value ?? Infinity };
  });
  distances.sort((a, b) => a.value - b.value);
  cards.append(...distances.map(({ card }) => card));
}

async function loadOtherPages(results: HTMLElement, cards: Element, signal: AbortSignal) {
  const pages = results.querySelector('[data-dealer-pages]');
  const current = pages?.querySelector('[aria-current]');
  const otherLinks = [
    ...(pages?.querySelectorAll<HTMLAnchorElement>('a[aria-label]') ?? []),
  ].filter((link) => link !== current);
  const otherPages = await Promise.all(otherLinks.map((link) => fetchResults(link.href, signal)));
  for (const page of otherPages) {
    cards.append(...(page.results.querySelector('ul[role="list"]')?.children ?? []));
  }
  pages?.remove();
}

function readPosition({ dataset: { lat, lng } }: HTMLElement): Position | undefined {
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : undefined;
}
