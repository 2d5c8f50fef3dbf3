import { array, boolean, object, string } from 'yup';
import type { Authoring } from '../../authoring';
import { editorRoles, type Role } from '../../editorView.types';

const account = object({
  id: string().required(),
  email: string().required(),
  name: string().required(),
  role: string().oneOf(editorRoles).required(),
  sites: array().of(string().required()).nullable().defined(),
  isDisabled: boolean().required(),
  isActive: boolean().required(),
  lastSeen: string().nullable(),
});

const invitation = object({ account, link: string().required() });

export type Account = ReturnType<typeof account.validateSync>;
export type Invitation = ReturnType<typeof invitation.validateSync>;

export interface AccountInput {
  name: string;
  role: Role;
  /** Null: all of them. */
  mayEdit: readonly string[] | null;
}

const ACCOUNT = '{ id email name role sites isDisabled isActive lastSeen }';

const asAccount = (json: unknown) => account.validateSync(json);
const asInvitation = (json: unknown) => invitation.validateSync(json);

export const readAccounts = (authoring: Authoring): Promise<Account[]> =>
  authoring.ask(`{ result: editors ${ACCOUNT} }`, {}, (json) =>
    array().of(account).required().validateSync(json),
  );

export const invite = (
  authoring: Authoring,
  input: AccountInput & { email: string },
): Promise<Invitation> =>
  authoring.ask(
    `mutation ($input: InviteEditorInput!) {
      result: inviteEditor(input: $input) { link account ${ACCOUNT} }
    }`,
    { input },
    asInvitation,
  );

export const updateAccount = (
  authoring: Authoring,
  input: AccountInput & { id: string },
): Promise<Account> =>
  authoring.ask(
    `mutation ($input: UpdateEditorInput!) { result: updateEditor(input: $input) ${ACCOUNT} }`,
    { input },
    asAccount,
  );

export const disableAccount = (
  authoring: Authoring,
  id: string,
  disabled: boolean,
): Promise<Account> =>
  authoring.ask(
    `mutation ($input: DisableEditorInput!) { result: disableEditor(input: $input) ${ACCOUNT} }`,
    { input: { id, disabled } },
    asAccount,
  );

export const sendPasswordLink = (authoring: Authoring, id: string): Promise<Invitation> =>
  authoring.ask(
    `mutation ($input: EditorInput!) {
      result: sendPasswordLink(input: $input) { link account ${ACCOUNT} }
    }`,
    { input: { id } },
    asInvitation,
  );

export const endSessionsOf = (authoring: Authoring, id: string): Promise<boolean> =>
  authoring.ask(
    `mutation ($input: EditorInput!) { result: endSessionsOfEditor(input: $input) }`,
    { input: { id } },
    (json) => boolean().required().validateSync(json),
  );
