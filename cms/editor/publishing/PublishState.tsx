import { useCallback } from 'react';
import { Text } from '../../../design-system/components/Text/Text';
import type { Authoring } from '../authoring';
import type { PublishRequest } from '../requests/requestsApi';
import type { PageItem } from '../items/usePageItem';
import { listReleases, type Release } from '../releases/releasesApi';
import { publishTexts as texts } from './publishTexts';
import { timeInWords } from '../releases/zonedTime';
import { useLoaded } from '../useLoaded';

interface PublishStateProps {
  authoring: Authoring;
  site: { name: string; timeZone: string };
  page: PageItem | undefined;
  /** The open request for the page. */
  request: PublishRequest | undefined;
  /** Grows when a time may have been arranged. */
  round: number;
}

/** Beside the state of the changes: that publishing the page was asked for, or when it happens by itself. */
export function PublishState({ authoring, site, page, request, round }: PublishStateProps) {
  const itemId = page?.itemId;
  // The view of releases tells what is wrong.
  const { value: releases = [] } = useLoaded(
    useCallback(
      () =>
        itemId === undefined ? undefined : listReleases(authoring, site.name, { passive: true }),
      // eslint-disable-next-line react-hooks/exhaustive-deps -- asked again in each round
      [authoring, site.name, itemId, round],
    ),
  );
  if (!page) return null;
  const words = [
    ...(request ? [texts.askedBy(request.requestedBy)] : []),
    ...scheduledWords(releases, page, site.timeZone),
  ];
  return (
    <div role="status" data-publish-state="">
      {words.map((line) => (
        <Text key={line} as="div" size="small" tone="muted">
          {line}
        </Text>
      ))}
    </div>
  );
}

/** What will become of a page at a time, from the releases that it is in; each in a line. */
export function scheduledWords(
  releases: readonly Release[],
  { itemId, language }: Pick<PageItem, 'itemId' | 'language'>,
  zone: string,
): string[] {
  const when = (iso: string) => timeInWords(iso, zone);
  return releases
    .filter(({ items }) =>
      items.some((item) => item.itemId === itemId && item.language === language),
    )
    .flatMap(({ state, publishAt, endAt }) => {
      if (state === 'scheduled' && publishAt) {
        const start = texts.scheduledFor(when(publishAt));
        return [endAt ? `${start}, ${texts.untilTime(when(endAt))}` : start];
      }
      return state === 'live' && endAt ? [texts.publicUntil(when(endAt))] : [];
    });
}
