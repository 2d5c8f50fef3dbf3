import type { Request, RequestHandler, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { kitQuoteFormName, kitQuoteRequest } from '../../domain/kits/kitQuote';
import { HttpError } from '../../runtime/httpError';
import { readBody } from '../../runtime/requestBody/readBody';
import { validated } from '../../runtime/requestBody/validated';
import { ownPage } from '../forms/ownPage';
import { sameOrigin } from '../forms/sameOrigin';
import { UnfitEnquiry } from '../forms/UnfitEnquiry';
import { allowMethods } from '../http/allowMethods';
import { siteOf } from '../http/requestLocals';
import type { Leads } from '../leads/leads';

const MAX_BODY_BYTES = 16 * 1024;
/** A dealership shares an address; its staff send a quote in two minutes. */
const LIMIT = { windowMs: 600_000, limit: 120 };

/**
 * `POST /api/automaster` (spec 3 §7.4): takes a quote of kits, for good, and answers 202. It is delivered later,
 * once, with the names and prices of the stock: what a browser says of them is not heeded.
 */
export function automasterApi(leads: Pick<Leads, 'accept'>): RequestHandler[] {
  return [
    allowMethods('POST'),
    readBody({ maxBytes: MAX_BODY_BYTES }),
    rateLimit({
      ...LIMIT,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      handler: () => {
        throw new HttpError(429, 'Too many quotes; try again in a while');
      },
    }),
    sameOrigin(),
    async (request: Request, response: Response) => {
      const site = siteOf(response.locals);
      if (!site.features.kits) throw new HttpError(404, 'This site has no kits');
      const { quoteId, ...values } = validated(kitQuoteRequest, request.body, {
        stripUnknown: true,
      });
      try {
        await leads.accept({
          site,
          formName: kitQuoteFormName(site.name),
          destination: 'automaster',
          values,
          source: pageOf(request, response),
          formSubmissionId: quoteId.toLowerCase(),
        });
      } catch (error) {
        throw error instanceof UnfitEnquiry
          ? new HttpError(422, 'A kit of the quote is no longer sold')
          : error;
      }
      response.status(202).set('Cache-Control', 'no-store').json({ quoteId });
    },
  ];
}

/** Address of the kit shop, without anything that stood behind it. */
function pageOf({ headers, protocol }: Request, { locals }: Response): string {
  const origin = `${protocol}://${locals.authority}`;
  const { pathname } = ownPage(headers.referer ?? '/', origin) ?? new URL(origin);
  return new URL(pathname, origin).href;
}
