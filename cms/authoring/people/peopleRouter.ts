import express, { type RequestHandler, type Router } from 'express';
import { array, boolean, object, string, type ObjectSchema } from 'yup';
import type { Database } from '../../../platform/database/connect';
import { readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import { answerRefusals } from '../../../platform/http/answerRefusals';
import { checkBearer } from '../checkBearer';
import type { ContentStore } from '../../items/contentStore';
import { findAccount, hasAdministrator } from './accounts';
import { roles } from './actor';
import { claimMails, forgetMails } from './mails';
import type { People } from './People';
import { minPasswordLength } from './passwords';
import { endSession, readSession } from './sessions';

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

/**
 * What the web tier asks about those who edit, each by POST of JSON with the editing secret as bearer:
 * signing in and out, sessions, links to set a password, mails to send. A refusal is an answer, too:
 * `{ problem }` with status 200; bodies that do not fit answer 400.
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
  // With an item: the site whose item it is, so that nobody is shown another site's drafts.
  on(
    '/session',
    object({ token, isUse: boolean().required(), itemId: text(100) }),
    async (asked) => {
      const actor = await readSession(db, asked.token, asked.isUse);
      if (!actor) return { problem: 'ended' };
      const account = await findAccount(db, actor.id);
      return {
        editor: {
          ...actor,
          email: account?.email,
          hasPassword: Boolean(account?.passwordHash),
        },
        itemSite: asked.itemId === undefined ? undefined : store.siteOfItem(asked.itemId),
      };
    },
  );
  on('/sign-out', object({ token }), async (asked) => {
    await endSession(db, asked.token);
    return {};
  });
  on('/state', object({}), async () => ({ hasAdministrator: await hasAdministrator(db) }));
  on('/forgot', object({ email: text(320).defined(), ...visitor }), async ({ email, ...from }) => {
    await people.forgot(email, from);
    return {};
  });
  on('/password-link', object({ token: text(1000).defined() }), async (asked) => {
    const account = await people.links.accountOf(asked.token);
    if (!account) return { problem: 'link' };
    return { name: account.name, email: account.email, minLength: minPasswordLength };
  });
  on('/password', object({ token, password: text(1000).defined() }), async (asked) => {
    const set = await people.links.setPassword(asked.token, asked.password);
    return 'problem' in set ? set : { email: set.account.email };
  });
  on(
    '/mails',
    object({ sent: array().of(text(100).required()).max(50).required() }),
    async (asked) => {
      await forgetMails(db, asked.sent);
      const mails = await claimMails(db);
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
