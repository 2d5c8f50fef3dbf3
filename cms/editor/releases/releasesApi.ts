import type { Authoring } from '../authoring';
import {
  AddToReleaseDocument,
  CancelReleaseDocument,
  CreateReleaseDocument,
  type CreateReleaseMutationVariables,
  EndReleaseDocument,
  PublishReleaseDocument,
  type ReleaseFragment as Release,
  ReleasesDocument,
  RemoveFromReleaseDocument,
  SchedulePageDocument,
  type SchedulePageMutationVariables,
  UpdateReleaseDocument,
  type UpdateReleaseMutationVariables,
} from '../../generated/authoringQueries';

export type { Release };

/** Lists the schedules and releases of a site: upcoming ones by time, then finished ones, newest first. */
export const listReleases = (
  authoring: Authoring,
  site: string,
  options: { passive?: boolean } = {},
) => authoring.request(ReleasesDocument, { site }, options);

interface ItemKey {
  itemId: string;
  language: string;
}

type ReleaseRevision = Pick<Release, 'id' | 'revision'>;

const toRevisionInput = ({ id, revision }: ReleaseRevision) => ({ id, expectedRevision: revision });

/** @param input times in ISO 8601; the start is now by default */
export const schedulePage = async (
  authoring: Authoring,
  input: SchedulePageMutationVariables['input'],
) => (await authoring.request(SchedulePageDocument, { input })).release;

export const createRelease = async (
  authoring: Authoring,
  input: CreateReleaseMutationVariables['input'],
) => (await authoring.request(CreateReleaseDocument, { input })).release;

/** Omitted properties stay unchanged; null removes a time. */
export const updateRelease = async (
  authoring: Authoring,
  release: ReleaseRevision,
  changes: Omit<UpdateReleaseMutationVariables['input'], 'id' | 'expectedRevision'>,
) =>
  (
    await authoring.request(UpdateReleaseDocument, {
      input: { ...toRevisionInput(release), ...changes },
    })
  ).release;

export const addToRelease = async (authoring: Authoring, id: string, item: ItemKey) =>
  (await authoring.request(AddToReleaseDocument, { input: { id, ...item } })).release;

export const removeFromRelease = async (authoring: Authoring, id: string, item: ItemKey) =>
  (await authoring.request(RemoveFromReleaseDocument, { input: { id, ...item } })).release;

export const publishRelease = async (authoring: Authoring, release: ReleaseRevision) =>
  (await authoring.request(PublishReleaseDocument, { input: toRevisionInput(release) })).release;

export const endRelease = async (authoring: Authoring, release: ReleaseRevision) =>
  (await authoring.request(EndReleaseDocument, { input: toRevisionInput(release) })).release;

export const cancelRelease = async (authoring: Authoring, release: ReleaseRevision) =>
  (await authoring.request(CancelReleaseDocument, { input: toRevisionInput(release) })).release;
