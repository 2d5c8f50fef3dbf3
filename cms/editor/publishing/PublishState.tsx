import { useCallback } from 'react';
import { Text } from '../../../design-system/components/Text/Text';
import type { Authoring } from '../authoring';
import type { PublishRequest } from '../requests/requestsApi';
import type { PageItem } from '../items/usePageItem';
import { listReleases, type Release } from '../releases/releasesApi';
import { publishTexts as texts } from './publishTexts';
import { formatZonedTime } from '../releases/zonedTime';
import { useLoaded } from '../useLoaded';
import { personName } from '../people/personName';

interface PublishStateProps {
  authoring: Authoring;
  site: { name: string; timeZone: string };
  page: PageItem | undefined;
  /** The open request for the page. */
  request: PublishRequest | undefined;
  /** Incremented when a schedule may have changed. */
  refreshKey: number;
}

/** Shows, next to the state of changes, whether publication was requested or is scheduled. */
export function PublishState({ authoring, site, page, request, refreshKey }: PublishStateProps) {
  const itemId = page?.itemId;
  // The view of releases shows failures.
  const { value: releases = [] } = useLoaded(
    useCallback(
      () =>
        itemId === undefined ? undefined : listReleases(authoring, site.name, { passive: true }),
      // eslint-disable-next-line react-hooks/exhaustive-deps -- fetched again in each round
      [authoring, site.name, itemId, refreshKey],
    ),
  );
  if (!page) return null;
  const lines = [
    ...(request ? [describeOpenRequest(request)] : []),
    ...describeSchedules(releases, page, site.timeZone),
  ];
  return (
    <div role="status" data-publish-state="">
      {lines.map((line) => (
        <Text key={line} as="div" size="small" color="muted">
          {line}
        </Text>
      ))}
    </div>
  );
}

function describeOpenRequest({ requestedBy, stage }: PublishRequest): string {
  const name = personName(requestedBy);
  return stage ? texts.askedAtStage({ name, stage: stage.name }) : texts.askedBy({ name });
}

/** Describes the scheduled changes of a page from its releases, with a line for each. */
export function describeSchedules(
  releases: readonly Release[],
  { itemId, language }: Pick<PageItem, 'itemId' | 'language'>,
  timeZone: string,
): string[] {
  const formatTime = (iso: string) => formatZonedTime(iso, timeZone);
  return releases
    .filter(({ items }) =>
      items.some((item) => item.itemId === itemId && item.language === language),
    )
    .flatMap(({ state, publishAt, endAt }) => {
      if (state === 'scheduled' && publishAt) {
        const start = texts.scheduledFor({ when: formatTime(publishAt) });
        return [endAt ? `${start}, ${texts.untilTime({ when: formatTime(endAt) })}` : start];
      }
      return state === 'live' && endAt ? [texts.publicUntil({ when: formatTime(endAt) })] : [];
    });
}
