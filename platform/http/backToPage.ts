import type { RequestHandler } from 'express';
import { publicPath } from '../content/resolveRoute';
import type { Site } from '../../sites/site.types';
import { getSite } from './requestLocals';

/**
 * Answers GET at the address of a form, which browsers show when the form was returned with errors: opening
 * or sharing that address leads to the form's page.
 * @param getPath the path of that page on the site; the front page if there is none
 */
export const backToPage =
  (getPath: (site: Site) => string | undefined): RequestHandler =>
  (_request, response) => {
    const site = getSite(response.locals);
    response.redirect(303, publicPath(site, site.languages[0], getPath(site) ?? '/'));
  };
