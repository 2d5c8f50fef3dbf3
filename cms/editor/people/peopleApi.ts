import type { EditorLanguage } from '../../../features/editing/model/editorView.types';
import type { Authoring } from '../authoring';
import {
  BePresentDocument,
  ChangeMyLanguageDocument,
  ChangeMyPasswordDocument,
  ColleaguesDocument,
  type ColleaguesQuery,
  type EditorSessionFragment as EditorSession,
  EndMyOtherSessionsDocument,
  EndMySessionDocument,
  MyPasskeysDocument,
  type MyPasskeysQuery,
  MySessionsDocument,
  RemoveMyPasskeyDocument,
} from '../../generated/authoringQueries';

export type { EditorSession };
export type Passkey = MyPasskeysQuery['result'][number];
export type Colleague = ColleaguesQuery['result'][number];

export const readSessions = (authoring: Authoring) => authoring.request(MySessionsDocument, {});

export const readPasskeys = (authoring: Authoring) => authoring.request(MyPasskeysDocument, {});

export const removePasskey = (authoring: Authoring, id: string) =>
  authoring.request(RemoveMyPasskeyDocument, { input: { id } });

export const endSession = (authoring: Authoring, id: string) =>
  authoring.request(EndMySessionDocument, { input: { id } });

export const endOtherSessions = (authoring: Authoring) =>
  authoring.request(EndMyOtherSessionsDocument, {});

export const changePassword = (authoring: Authoring, current: string, next: string) =>
  authoring.request(ChangeMyPasswordDocument, { input: { current, next } });

/** Sets the language of the editor; undefined for the language of the browser. */
export const changeLanguage = (authoring: Authoring, language: EditorLanguage | undefined) =>
  authoring.request(ChangeMyLanguageDocument, { input: { language: language ?? null } });

/** Editors of a site, for mentions. */
export const readColleagues = (authoring: Authoring, site: string) =>
  authoring.request(ColleaguesDocument, { site });

/** Reports that a page is open or was left; returns who else has it open. Does not extend the session. */
export const bePresent = (authoring: Authoring, itemId: string, language: string, leaves = false) =>
  authoring.request(BePresentDocument, { input: { itemId, language, leaves } }, { passive: true });
