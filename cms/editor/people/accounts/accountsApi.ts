import type { InviteEditorInput, UpdateEditorInput } from '../../../generated/authoringTypes';
import type { Authoring } from '../../authoring';
import { editorLanguage } from '../../editorLanguage';
import {
  type AccountFragment as Account,
  DisableEditorDocument,
  EditorsDocument,
  EndSessionsOfEditorDocument,
  InviteEditorDocument,
  type InviteEditorMutation,
  ResetSecondFactorDocument,
  SendPasswordLinkDocument,
  UpdateEditorDocument,
} from '../../../generated/authoringQueries';

export type { Account };
export type Invitation = InviteEditorMutation['result'];
export type AccountInput = Omit<UpdateEditorInput, 'id'>;

export const readAccounts = (authoring: Authoring) => authoring.request(EditorsDocument, {});

export const inviteAccount = (authoring: Authoring, input: InviteEditorInput) =>
  authoring.request(InviteEditorDocument, { input: { ...input, language: editorLanguage() } });

export const updateAccount = (authoring: Authoring, input: UpdateEditorInput) =>
  authoring.request(UpdateEditorDocument, { input });

export const disableAccount = (authoring: Authoring, id: string, disabled: boolean) =>
  authoring.request(DisableEditorDocument, { input: { id, disabled } });

export const sendPasswordLink = (authoring: Authoring, id: string) =>
  authoring.request(SendPasswordLinkDocument, { input: { id, language: editorLanguage() } });

export const endSessionsOf = (authoring: Authoring, id: string) =>
  authoring.request(EndSessionsOfEditorDocument, { input: { id } });

export const resetSecondFactor = (authoring: Authoring, id: string) =>
  authoring.request(ResetSecondFactorDocument, { input: { id } });
