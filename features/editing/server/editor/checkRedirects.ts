import type { RequestHandler } from 'express';
import { array, boolean, object, string } from 'yup';
import { TooManyTasksError } from '../../../../platform/boundedTasks';
import { HttpError } from '../../../../platform/httpError';
import { readBody } from '../../../../platform/requestBody/readBody';
import { validated } from '../../../../platform/requestBody/validated';
import { siteByName, sites } from '../../../../sites/sites';
import { limitRequests } from '../../../../platform/http/limited';
import type { AskRedirects } from '../../../../platform/redirects/RedirectThread';

const LIMITS = { maxBytes: 512 * 1024, maxDepth: 5, maxValues: 20_000 };
const MAX_RULES = 2_000;

const rule = object({
  pattern: string().defined().max(2_000),
  target: string().defined().max(2_000),
  redirectType: string().oneOf(['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER']).required(),
  isQueryStringPreserved: boolean().required(),
  isLanguagePreserved: boolean().required(),
  locale: string().defined().max(20),
})
  .required()
  .noUnknown();

const question = object({
  site: string().required().max(100),
  rules: array().of(rule).max(MAX_RULES).required(),
  /** Routes of the site's pages in its default language. */
  routes: array().of(string().required().max(2_000)).max(10_000).required(),
  address: string()
    .max(2_000)
    .matches(/^\/(?![/\\])/),
})
  .required()
  .noUnknown();

/**
 * Tells an editor what is wrong with a site's redirects, saved or not, and where an address leads by them.
 * They are checked here because only the web server knows the site's own table; not on the thread that answers, since
 * expressions may be anything.
 */
export function checkRedirects(ask: AskRedirects): RequestHandler[] {
  return [
    limitRequests({ windowMs: 60_000, limit: 120 }),
    readBody(LIMITS),
    async (request, response) => {
      const { site, rules, routes, address } = validated(question, request.body, { strict: true });
      const { name, languages } = siteOf(site);
      const hosts = Object.values(sites).flatMap((one) => [...one.hosts]);
      const task = {
        kind: 'check',
        site: name,
        redirects: rules,
        languages,
        routes,
        hosts,
        address,
      } as const;
      response.json(await ask(task).catch(refuse));
    },
  ];
}

function refuse(error: unknown): never {
  const wait = { headers: { 'Retry-After': '5' }, cause: error };
  if (error instanceof TooManyTasksError) {
    throw new HttpError(503, 'Other redirects are being checked', wait);
  }
  throw new HttpError(422, 'The redirects take too long or too much memory to check', {
    cause: error,
  });
}

function siteOf(name: string) {
  try {
    return siteByName(name);
  } catch {
    throw new HttpError(400, 'No site has that name');
  }
}
