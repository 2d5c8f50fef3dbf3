import { array, boolean, number, object, string } from 'yup';
import type { Authoring } from '../authoring';

const release = object({
  id: string().required(),
  name: string().required(),
  kind: string().oneOf(['page', 'release']).required(),
  state: string().oneOf(['open', 'scheduled', 'live', 'done', 'failed', 'cancelled']).required(),
  publishAt: string().nullable(),
  endAt: string().nullable(),
  publishedAt: string().nullable(),
  endedAt: string().nullable(),
  reason: string().nullable(),
  revision: number().required(),
  author: string().required(),
  items: array()
    .of(
      object({
        itemId: string().required(),
        language: string().required(),
        name: string().defined(),
        route: string().nullable(),
        isGone: boolean().required(),
      }),
    )
    .required(),
});

export type Release = ReturnType<typeof release.validateSync>;

const RELEASE = `{
  id name kind state publishAt endAt publishedAt endedAt reason revision author
  items { itemId language name route isGone }
}`;

/** Schedules and releases of a site: to come by time, then those that are over, newest first. */
export const listReleases = (
  authoring: Authoring,
  site: string,
  options: { passive?: boolean } = {},
): Promise<Release[]> =>
  authoring.ask(
    `query ($site: String!) { result: releases(site: $site) ${RELEASE} }`,
    { site },
    (json) => array().of(release).required().validateSync(json),
    options,
  );

async function change(
  authoring: Authoring,
  mutation: string,
  type: string,
  input: object,
): Promise<Release> {
  const changed = await authoring.ask(
    `mutation ($input: ${type}!) { result: ${mutation}(input: $input) { release ${RELEASE} } }`,
    { input },
    (json) => object({ release: release.required() }).validateSync(json),
  );
  return changed.release;
}

interface ItemOf {
  itemId: string;
  language: string;
}

type Known = Pick<Release, 'id' | 'revision'>;

/** @param input times in ISO 8601; without a beginning it is now */
export const schedulePage = (
  authoring: Authoring,
  input: ItemOf & { publishAt?: string; endAt?: string; sharedItemId?: string },
) => change(authoring, 'schedulePage', 'SchedulePageInput', input);

export const createRelease = (
  authoring: Authoring,
  input: { site: string; name: string; publishAt?: string },
) => change(authoring, 'createRelease', 'CreateReleaseInput', input);

/** What is left out stays; null takes a time away. */
export const updateRelease = (
  authoring: Authoring,
  { id, revision }: Known,
  changes: { name?: string; publishAt?: string | null; endAt?: string | null },
) =>
  change(authoring, 'updateRelease', 'UpdateReleaseInput', {
    id,
    expectedRevision: revision,
    ...changes,
  });

export const addToRelease = (authoring: Authoring, id: string, item: ItemOf) =>
  change(authoring, 'addToRelease', 'ReleaseItemInput', { id, ...item });

export const removeFromRelease = (authoring: Authoring, id: string, item: ItemOf) =>
  change(authoring, 'removeFromRelease', 'ReleaseItemInput', { id, ...item });

export const publishRelease = (authoring: Authoring, { id, revision }: Known) =>
  change(authoring, 'publishRelease', 'ReleaseInput', { id, expectedRevision: revision });

export const endRelease = (authoring: Authoring, { id, revision }: Known) =>
  change(authoring, 'endRelease', 'ReleaseInput', { id, expectedRevision: revision });

export const cancelRelease = (authoring: Authoring, { id, revision }: Known) =>
  change(authoring, 'cancelRelease', 'ReleaseInput', { id, expectedRevision: revision });
