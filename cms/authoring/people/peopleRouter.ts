import express, { type RequestHandler, type Router } from 'express';
import { array, boolean, mixed, object, string, type ObjectSchema } from 'yup';
import type { Database } from '../../../platform/database/connect';
import { readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import { answerRefusals } from '../../../platform/http/answerRefusals';
import { checkBearer } from '../checkBearer';
import type { ContentStore } from '../../items/ContentStore';
import { findAccount, hasAdministrator, hasPassword } from './accounts';
import { roles } from './actor';
import { claimMails, deleteMails } from './mails';
import { addPasskey } from './addPasskey';
import { isPasskeyResponse } from './passkeys';
import type { People } from './People';
import { minPasswordLength } from './passwords';
import { takeSecondFactorStep } from './secondFactor';
import { readSession } from './sessions';

export interface PeopleRouterOptions {
  db: Database;
  store: ContentStore;
  people: People;
  editingSecret: string;
}

const maxBodyBytes = 16 * 1024;

const text = (max: number) => string().strict().max(max);
const visitor = {
  address: text(100).required(),
  browser: text(100).required(),
};
const token = text(1000).required();
const origin = text(300)
  .matches(/^https?:\/\/[^/]+$/)
  .required();
const passkeyResponse = mixed(isPasskeyResponse).required();

/**
 * Account operations for the web tier: signing in and out, sessions, links to set a password, mails to send.
 * Each is a POST of JSON with the editing secret as bearer token. A refusal is `{ problem }` with status 200;
 * an invalid body gets 400.
 */
export function peopleRouter({ db, store, people, editingSecret }: PeopleRouterOptions): Router {
  const router = express.Router();
  router.use(checkBearer(editingSecret), readBody({ maxBytes: maxBodyBytes }));

  const addOperation = <Body extends object>(
    path: string,
    schema: ObjectSchema<Body>,
    answer: (body: Body) => Promise<object>,
  ): void => {
    const handler: RequestHandler = async (request, response) => {
      const body = validated(schema, request.body, { strict: true });
      response.json(await answer(body as Body));
    };
    router.post(path, handler);
  };

  addOperation(
    '/sign-in',
    object({ email: text(320).defined(), password: text(1000).defined(), ...visitor }),
    ({ email, password, ...client }) => people.signIn(email, password, client),
  );
  addOperation(
    '/sign-in-by-secret',
    object({ secret: text(1000).defined(), mayUse: boolean().required(), ...visitor }),
    ({ secret, mayUse, ...client }) => people.signInBySecret(secret, client, mayUse),
  );
  addOperation(
    '/sign-in-by-identity',
    object({
      subject: text(500).required(),
      email: text(320).required(),
      emailVerified: boolean().default(false),
      name: text(200).required(),
      role: string().oneOf(roles),
      ...visitor,
    }),
    ({ subject, email, emailVerified, name, role, ...client }) =>
      people.signInByIdentity({ subject, email, emailVerified, name, role }, client),
  );
  // If an item is given, the site must be the item's site, so that drafts of another site are never shown.
  addOperation(
    '/session',
    object({ token, isUse: boolean().required(), itemId: text(100) }),
    async (input) => {
      const actor = await readSession(db, people.authentication, input.token, input.isUse);
      if (!actor) return { problem: 'ended' };
      const account = await findAccount(db, actor.id);
      return {
        editor: {
          ...actor,
          email: account?.email,
          hasPassword: await hasPassword(db, actor.id),
          hasSecondFactor: account?.twoFactorEnabled ?? false,
          language: account?.language ?? undefined,
        },
        itemSite: input.itemId === undefined ? undefined : store.findSiteName(input.itemId),
      };
    },
  );
  addOperation(
    '/sign-in-by-code',
    object({ pending: token, code: text(20).required(), ...visitor }),
    ({ pending, code, ...client }) => people.signInByCode(pending, code, client),
  );
  addOperation(
    '/second-factor',
    object({
      step: string()
        .oneOf(['start', 'confirm', 'renew', 'stop'] as const)
        .required(),
      token,
      proof: text(1000).required(),
      browser: visitor.browser,
    }),
    (input) => takeSecondFactorStep(db, people, input),
  );
  addOperation('/passkey-question', object({ origin }), async (input) => ({
    ...(await people.passkeys.createSignInQuestion(input.origin)),
  }));
  addOperation(
    '/sign-in-by-passkey',
    object({ origin, challenge: token, response: passkeyResponse, ...visitor }),
    ({ origin: editorOrigin, challenge, response, ...client }) =>
      people.signInByPasskey({ origin: editorOrigin, challenge, response }, client),
  );
  addOperation('/new-passkey-question', object({ origin, token }), async (input) => ({
    ...(await people.passkeys.createRegistrationQuestion(input.origin, input.token)),
  }));
  addOperation(
    '/new-passkey',
    object({
      origin,
      token,
      challenge: token,
      name: text(80).required(),
      response: passkeyResponse,
    }),
    (input) => addPasskey(db, people, input),
  );
  addOperation('/sign-out', object({ token }), async (input) => {
    await people.authentication.endSession(input.token);
    return {};
  });
  addOperation('/state', object({}), async () => ({
    hasAdministrator: await hasAdministrator(db),
  }));
  addOperation(
    '/forgot',
    object({ email: text(320).defined(), ...visitor }),
    async ({ email, ...client }) => {
      await people.requestPasswordReset(email, client);
      return {};
    },
  );
  addOperation('/password-link', object({ token: text(1000).defined() }), async (input) => {
    const account = await people.links.accountOf(input.token);
    if (!account) return { problem: 'link' };
    return { name: account.name, email: account.email, minLength: minPasswordLength };
  });
  addOperation('/password', object({ token, password: text(1000).defined() }), async (input) => {
    const result = await people.links.setPassword(input.token, input.password);
    return 'problem' in result ? result : { email: result.account.email };
  });
  addOperation(
    '/mails',
    object({ sent: array().of(text(100).required()).max(50).required() }),
    async (input) => {
      await deleteMails(db, input.sent);
      const mails = await claimMails(db, store.sites);
      return {
        mails: mails.map(({ data, ...mail }) => {
          const { link, until, ...words } = data;
          const isLink = link !== undefined && until !== undefined;
          return { ...mail, data: isLink ? { token: people.links.tokenOf(link, until) } : words };
        }),
      };
    },
  );
  router.use(answerRefusals);
  return router;
}
