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
import { claimMails, forgetMails } from './mails';
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

  const on = <Body extends object>(
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

  on(
    '/sign-in',
    object({ email: text(320).defined(), password: text(1000).defined(), ...visitor }),
    ({ email, password, ...from }) => people.signIn(email, password, from),
  );
  on(
    '/sign-in-by-secret',
    object({ secret: text(1000).defined(), mayUse: boolean().required(), ...visitor }),
    ({ secret, mayUse, ...from }) => people.signInBySecret(secret, from, mayUse),
  );
  on(
    '/sign-in-by-identity',
    object({
      subject: text(500).required(),
      email: text(320).required(),
      emailVerified: boolean().default(false),
      name: text(200).required(),
      role: string().oneOf(roles),
      ...visitor,
    }),
    ({ subject, email, emailVerified, name, role, ...from }) =>
      people.signInByIdentity({ subject, email, emailVerified, name, role }, from),
  );
  // If an item is given, the site must be the item's site, so that drafts of another site are never shown.
  on(
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
  on(
    '/sign-in-by-code',
    object({ pending: token, code: text(20).required(), ...visitor }),
    ({ pending, code, ...from }) => people.signInByCode(pending, code, from),
  );
  on(
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
  on('/passkey-question', object({ origin }), async (input) => ({
    ...(await people.passkeys.ask(input.origin)),
  }));
  on(
    '/sign-in-by-passkey',
    object({ origin, challenge: token, response: passkeyResponse, ...visitor }),
    ({ origin: from, challenge, response, ...visitorOf }) =>
      people.signInByPasskey({ origin: from, challenge, response }, visitorOf),
  );
  on('/new-passkey-question', object({ origin, token }), async (input) => ({
    ...(await people.passkeys.askToAdd(input.origin, input.token)),
  }));
  on(
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
  on('/sign-out', object({ token }), async (input) => {
    await people.authentication.end(input.token);
    return {};
  });
  on('/state', object({}), async () => ({ hasAdministrator: await hasAdministrator(db) }));
  on('/forgot', object({ email: text(320).defined(), ...visitor }), async ({ email, ...from }) => {
    await people.forgot(email, from);
    return {};
  });
  on('/password-link', object({ token: text(1000).defined() }), async (input) => {
    const account = await people.links.accountOf(input.token);
    if (!account) return { problem: 'link' };
    return { name: account.name, email: account.email, minLength: minPasswordLength };
  });
  on('/password', object({ token, password: text(1000).defined() }), async (input) => {
    const set = await people.links.setPassword(input.token, input.password);
    return 'problem' in set ? set : { email: set.account.email };
  });
  on(
    '/mails',
    object({ sent: array().of(text(100).required()).max(50).required() }),
    async (input) => {
      await forgetMails(db, input.sent);
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
