import type { RequestHandler } from 'express';
import { array, boolean, object, string } from 'yup';
import { TooManyTasksError } from '../../../../platform/boundedTasks';
import { HttpError } from '../../../../platform/httpError';
import { readBody } from '../../../../platform/requestBody/readBody';
import { validated } from '../../../../platform/requestBody/validated';
import { siteByName, sites } from '../../../../sites/sites';
import { limitRequests } from '../../../../platform/http/limitVisitors';
import type { RunRedirectTask } from '../../../../platform/redirects/RedirectThread';

const BODY_LIMITS = { maxBytes: 512 * 1024, maxDepth: 5, maxValues: 20_000 };
const MAX_RULES = 2_000;

const ruleSchema = object({
  pattern: string().defined().max(2_000),
  target: string().defined().max(2_000),
  redirectType: string().oneOf(['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER']).required(),
  isQueryStringPreserved: boolean().required(),
  isLanguagePreserved: boolean().required(),
  locale: string().defined().max(20),
})
  .required()
  .noUnknown();

const requestSchema = object({
  site: string().required().max(100),
  rules: array().of(ruleSchema).max(MAX_RULES).required(),
  /** Routes of the site's pages in its default language. */
  routes: array().of(string().required().max(2_000)).max(10_000).required(),
  address: string()
    .max(2_000)
    .matches(/^\/(?![/\\])/),
})
  .required()
  .noUnknown();

/**
 * Checks a site's redirects, saved or not, and returns where they lead an address. The web server checks
 * them, because only it has the site's own table; a separate thread does so, because an editor's regular
 * expression may be slow.
 */
export function checkRedirects(runTask: RunRedirectTask): RequestHandler[] {
  return [
    limitRequests({ windowMs: 60_000, limit: 120 }),
    readBody(BODY_LIMITS),
    async (request, response) => {
      const { site, rules, routes, address } = validated(requestSchema, request.body, {
        strict: true,
      });
      const { name, languages } = requireSite(site);
      const hosts = Object.values(sites).flatMap((configuredSite) => [...configuredSite.hosts]);
      const task = {
        kind: 'check',
        site: name,
        redirects: rules,
        languages,
        routes,
        hosts,
        address,
      } as const;
      response.json(await runTask(task).catch(throwHttpError));
    },
  ];
}

function throwHttpError(error: unknown): never {
  const retryOptions = { headers: { 'Retry-After': '5' }, cause: error };
  if (error instanceof TooManyTasksError) {
    throw new HttpError(503, 'Other redirects are being checked', retryOptions);
  }
  throw new HttpError(422, 'The redirects take too long or too much memory to check', {
    cause: error,
  });
}

function requireSite(name: string) {
  try {
    return siteByName(name);
  } catch {
    throw new HttpError(400, 'No site has that name');
  }
}
