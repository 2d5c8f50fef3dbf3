import type { Authoring } from '../authoring';
import {
  BePresentDocument,
  ChangeMyPasswordDocument,
  ColleaguesDocument,
  type ColleaguesQuery,
  type EditorSessionFragment as EditorSession,
  EndMyOtherSessionsDocument,
  EndMySessionDocument,
  MySessionsDocument,
} from '../../generated/authoringQueries';

export type { EditorSession };
export type Colleague = ColleaguesQuery['result'][number];

export const readSessions = (authoring: Authoring) => authoring.ask(MySessionsDocument, {});

export const endSession = (authoring: Authoring, id: string) =>
  authoring.ask(EndMySessionDocument, { input: { id } });

export const endOtherSessions = (authoring: Authoring) =>
  authoring.ask(EndMyOtherSessionsDocument, {});

export const changePassword = (authoring: Authoring, current: string, next: string) =>
  authoring.ask(ChangeMyPasswordDocument, { input: { current, next } });

/** Those who may edit a site, to be mentioned. */
export const readColleagues = (authoring: Authoring, site: string) =>
  authoring.ask(ColleaguesDocument, { site });

/** Says that a page is open or was left; who else has it open. Does not prolong the session. */
export const bePresent = (authoring: Authoring, itemId: string, language: string, leaves = false) =>
  authoring.ask(BePresentDocument, { input: { itemId, language, leaves } }, { passive: true });
