import type { Authoring } from '../../authoring';
import {
  DecidesInStagesDocument,
  RequestStagesDocument,
  type RequestStagesFragment as StageList,
  SaveRequestStagesDocument,
} from '../../../generated/authoringQueries';
import type { RequestStageInput } from '../../../generated/authoringTypes';

export type { StageList };
export type Stage = StageList['stages'][number];

/** What is set of a stage; without an id for a new one. */
export type StageSettings = Pick<RequestStageInput, 'name' | 'accountIds'> & { id?: string };

export const MAX_STAGES = 5;
export const MAX_NAME_LENGTH = 60;
export const MAX_ACCOUNTS = 20;

/** Reads the stages of a site. Only administrators may. */
export const readStages = (authoring: Authoring, site: string) =>
  authoring.request(RequestStagesDocument, { site });

/** Saves the stages of a site. Refused as a conflict if they were changed after `expectedRevision`. */
export const saveStages = (
  authoring: Authoring,
  site: string,
  stages: readonly StageSettings[],
  expectedRevision: number,
) =>
  authoring.request(SaveRequestStagesDocument, {
    input: {
      site,
      expectedRevision,
      stages: stages.map(({ id, name, accountIds }) => ({ id, name, accountIds })),
    },
  });

/** Reads whether the account decides in a stage of a site. */
export const readDecidesInStages = (authoring: Authoring, site: string) =>
  authoring.request(DecidesInStagesDocument, { site }, { passive: true });
