import type { InviteEditorInput, UpdateEditorInput } from '../../../generated/authoringTypes';
import type { Authoring } from '../../authoring';
import {
  type AccountFragment as Account,
  DisableEditorDocument,
  EditorsDocument,
  EndSessionsOfEditorDocument,
  InviteEditorDocument,
  type InviteEditorMutation,
  SendPasswordLinkDocument,
  UpdateEditorDocument,
} from '../../../generated/authoringQueries';

export type { Account };
export type Invitation = InviteEditorMutation['result'];
export type AccountInput = Omit<UpdateEditorInput, 'id'>;

export const readAccounts = (authoring: Authoring) => authoring.ask(EditorsDocument, {});

export const invite = (authoring: Authoring, input: InviteEditorInput) =>
  authoring.ask(InviteEditorDocument, { input });

export const updateAccount = (authoring: Authoring, input: UpdateEditorInput) =>
  authoring.ask(UpdateEditorDocument, { input });

export const disableAccount = (authoring: Authoring, id: string, disabled: boolean) =>
  authoring.ask(DisableEditorDocument, { input: { id, disabled } });

export const sendPasswordLink = (authoring: Authoring, id: string) =>
  authoring.ask(SendPasswordLinkDocument, { input: { id } });

export const endSessionsOf = (authoring: Authoring, id: string) =>
  authoring.ask(EndSessionsOfEditorDocument, { input: { id } });
