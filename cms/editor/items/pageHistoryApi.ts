import type { Authoring } from '../authoring';
import {
  PageStagesDocument,
  type PageStageFragment as PageStage,
  RestoreStageDocument,
  StageChangesDocument,
} from '../../generated/authoringQueries';

export type { PageStage };

/** A stage to restore. The platform refuses it if the newest stage is not `expectedStage`. */
export interface StageRestore {
  itemId: string;
  language: string;
  stage: number;
  expectedStage: number;
}

/** Lists the stages of a page, newest first. */
export const listStages = (authoring: Authoring, itemId: string, language: string) =>
  authoring.request(PageStagesDocument, { itemId, language });

/** Lists the changes to the draft that restoring a stage would make. */
export const listStageChanges = (
  authoring: Authoring,
  variables: { itemId: string; language: string; stage: number },
) => authoring.request(StageChangesDocument, variables);

/**
 * Restores the draft of a page to a stage. Returns the stages before and after, with which this can be
 * undone.
 */
export const restoreStage = (authoring: Authoring, input: StageRestore) =>
  authoring.request(RestoreStageDocument, { input });
