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

/** Schedules and releases of a site: to come by time, then those that are over, newest first. */
export const listReleases = (
  authoring: Authoring,
  site: string,
  options: { passive?: boolean } = {},
) => authoring.ask(ReleasesDocument, { site }, options);

interface ItemOf {
  itemId: string;
  language: string;
}

type Known = Pick<Release, 'id' | 'revision'>;

const known = ({ id, revision }: Known) => ({ id, expectedRevision: revision });

/** @param input times in ISO 8601; without a beginning it is now */
export const schedulePage = async (
  authoring: Authoring,
  input: SchedulePageMutationVariables['input'],
) => (await authoring.ask(SchedulePageDocument, { input })).release;

export const createRelease = async (
  authoring: Authoring,
  input: CreateReleaseMutationVariables['input'],
) => (await authoring.ask(CreateReleaseDocument, { input })).release;

/** What is left out stays; null takes a time away. */
export const updateRelease = async (
  authoring: Authoring,
  of: Known,
  changes: Omit<UpdateReleaseMutationVariables['input'], 'id' | 'expectedRevision'>,
) => (await authoring.ask(UpdateReleaseDocument, { input: { ...known(of), ...changes } })).release;

export const addToRelease = async (authoring: Authoring, id: string, item: ItemOf) =>
  (await authoring.ask(AddToReleaseDocument, { input: { id, ...item } })).release;

export const removeFromRelease = async (authoring: Authoring, id: string, item: ItemOf) =>
  (await authoring.ask(RemoveFromReleaseDocument, { input: { id, ...item } })).release;

export const publishRelease = async (authoring: Authoring, of: Known) =>
  (await authoring.ask(PublishReleaseDocument, { input: known(of) })).release;

export const endRelease = async (authoring: Authoring, of: Known) =>
  (await authoring.ask(EndReleaseDocument, { input: known(of) })).release;

export const cancelRelease = async (authoring: Authoring, of: Known) =>
  (await authoring.ask(CancelReleaseDocument, { input: known(of) })).release;
