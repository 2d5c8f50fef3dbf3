import { array, boolean, object, string } from 'yup';
import type { Authoring } from '../authoring';

const session = object({
  id: string().required(),
  browser: string().required(),
  started: string().required(),
  seen: string().required(),
  isCurrent: boolean().required(),
});

const colleague = object({ id: string().required(), name: string().required() });

export type EditorSession = ReturnType<typeof session.validateSync>;
export type Colleague = ReturnType<typeof colleague.validateSync>;

const colleagues = (json: unknown) => array().of(colleague).required().validateSync(json);
const done = (json: unknown) => boolean().required().validateSync(json);

export const readSessions = (authoring: Authoring): Promise<EditorSession[]> =>
  authoring.ask(`{ result: mySessions { id browser started seen isCurrent } }`, {}, (json) =>
    array().of(session).required().validateSync(json),
  );

export const endSession = (authoring: Authoring, id: string): Promise<boolean> =>
  authoring.ask(`mutation ($id: ID!) { result: endMySession(input: { id: $id }) }`, { id }, done);

export const endOtherSessions = (authoring: Authoring): Promise<boolean> =>
  authoring.ask(`mutation { result: endMyOtherSessions }`, {}, done);

export const changePassword = (
  authoring: Authoring,
  current: string,
  next: string,
): Promise<boolean> =>
  authoring.ask(
    `mutation ($input: ChangePasswordInput!) { result: changeMyPassword(input: $input) }`,
    { input: { current, next } },
    done,
  );

/** Those who may edit a site, to be mentioned. */
export const readColleagues = (authoring: Authoring, site: string): Promise<Colleague[]> =>
  authoring.ask(
    `query ($site: String!) { result: colleagues(site: $site) { id name } }`,
    { site },
    colleagues,
  );

/** Says that a page is open or was left; who else has it open. Does not prolong the session. */
export const bePresent = (
  authoring: Authoring,
  itemId: string,
  language: string,
  leaves = false,
): Promise<Colleague[]> =>
  authoring.ask(
    `mutation ($input: PresenceInput!) { result: bePresent(input: $input) { id name } }`,
    { input: { itemId, language, leaves } },
    colleagues,
    { passive: true },
  );
