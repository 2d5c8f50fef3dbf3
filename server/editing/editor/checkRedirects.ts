import type { RequestHandler } from 'express';
import { array, boolean, object, string } from 'yup';
import { checkManaged } from '../../../redirects/checkManaged';
import { createRedirects, readTable } from '../../../redirects/findRedirect';
import { followAddress } from '../../../redirects/followAddress';
import { compileManagedRedirects } from '../../../redirects/managedRedirects';
import { sitePages } from '../../../redirects/sitePages';
import { HttpError } from '../../../runtime/httpError';
import { readBody } from '../../../runtime/requestBody/readBody';
import { validated } from '../../../runtime/requestBody/validated';
import { siteByName, sites } from '../../../sites/sites';
import { limitRequests } from '../../http/limited';

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
 * They are checked here because only the web server knows the site's own table.
 */
export function checkRedirects(): RequestHandler[] {
  return [
    limitRequests({ windowMs: 60_000, limit: 120 }),
    readBody(LIMITS),
    (request, response) => {
      const asked = validated(question, request.body, { strict: true });
      const { name, languages } = siteOf(asked.site);
      const table = readTable(name);
      const pages = sitePages(name, asked.routes);
      const hosts = Object.values(sites).flatMap((site) => [...site.hosts]);
      const followed = {
        findInTable: createRedirects(table),
        managed: compileManagedRedirects(asked.rules, languages),
      };
      response.json({
        findings: checkManaged(asked.rules, { table, languages, pages, hosts }),
        trail: asked.address ? followAddress(followed, asked.address) : undefined,
      });
    },
  ];
}

function siteOf(name: string) {
  try {
    return siteByName(name);
  } catch {
    throw new HttpError(400, 'No site has that name');
  }
}
