import type { RequestHandler } from 'express';
import { publicPath } from '../content/resolveRoute';
import type { Site } from '../../sites/site.types';
import { siteOf } from './requestLocals';

/**
 * For GET at the address that a form is sent to, which browsers show where the form comes back with what is wrong: whoever
 * opens it again or passes it on comes to the form's page.
 * @param pathOf the site's page; its front where it has none
 */
export const backToPage =
  (pathOf: (site: Site) => string | undefined): RequestHandler =>
  (_request, response) => {
    const site = siteOf(response.locals);
    response.redirect(303, publicPath(site, site.languages[0], pathOf(site) ?? '/'));
  };
