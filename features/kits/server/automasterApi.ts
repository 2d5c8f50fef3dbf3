import type { Request, RequestHandler, Response } from 'express';
import type { InferType } from 'yup';
import { kitQuoteFormName, kitQuoteRequest } from '../../../domain/kits/kitQuote';
import { HttpError } from '../../../platform/httpError';
import { readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import { parsePageUrl } from '../../enquiries/server/parsePageUrl';
import { sameOrigin } from '../../enquiries/server/sameOrigin';
import { InvalidEnquiryError } from '../../enquiries/server/InvalidEnquiryError';
import { allowMethods } from '../../../platform/http/allowMethods';
import { getSite } from '../../../platform/http/requestLocals';
import { limitRequests } from '../../../platform/http/limitVisitors';
import type { Leads } from '../../enquiries/server/leads/leads';

const MAX_BODY_BYTES = 16 * 1024;
/** Requests per IP address, which all staff of a dealership share. */
const VISITOR_LIMIT = { windowMs: 600_000, limit: 120 };
/** Quotes per sale. A sale has few; the limit protects it from others who know its id. */
const TRANSACTION_LIMIT = { windowMs: 600_000, limit: 10 };

const throwTooMany = (): never => {
  throw new HttpError(429, 'Too many quotes; try again in a while');
};

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Express is extended this way
  namespace Express {
    interface Locals {
      kitQuote?: InferType<typeof kitQuoteRequest>;
    }
  }
}

/**
 * `POST /api/automaster`: stores a quote of kits durably and answers 202. The quote is delivered later and
 * once, with names and prices from the stock and not from the request.
 */
export function automasterApi(leads: Pick<Leads, 'accept'>): RequestHandler[] {
  return [
    allowMethods('POST'),
    readBody({ maxBytes: MAX_BODY_BYTES }),
    limitRequests({ ...VISITOR_LIMIT, handler: throwTooMany }),
    sameOrigin(),
    readQuote,
    limitRequests({
      ...TRANSACTION_LIMIT,
      handler: throwTooMany,
      keyGenerator: (_request, { locals }: Response) =>
        `${getSite(locals).name} ${requireQuote(locals).transactionId.toLowerCase()}`,
    }),
    async (request: Request, response: Response) => {
      const site = getSite(response.locals);
      const { quoteId, ...values } = requireQuote(response.locals);
      try {
        await leads.accept({
          site,
          formName: kitQuoteFormName(site.name),
          destination: 'automaster',
          values,
          source: findShopAddress(request, response),
          formSubmissionId: quoteId.toLowerCase(),
          // A reloaded page sends the same quote with a new id; it must not be delivered twice.
          isUniqueWhilePending: true,
        });
      } catch (error) {
        throw error instanceof InvalidEnquiryError
          ? new HttpError(422, 'A kit of the quote is no longer sold')
          : error;
      }
      response.status(202).set('Cache-Control', 'no-store').json({ quoteId });
    },
  ];
}

/**
 * Validates the request's quote for the next handler.
 * @throws HttpError if it is invalid or the site has no kits
 */
const readQuote: RequestHandler = ({ body }, { locals }, next) => {
  if (!getSite(locals).features.kits) throw new HttpError(404, 'This site has no kits');
  locals.kitQuote = validated(kitQuoteRequest, body, { stripUnknown: true });
  next();
};

function requireQuote({ kitQuote }: Express.Locals): InferType<typeof kitQuoteRequest> {
  if (!kitQuote) throw new Error('The request has no quote: use readQuote before this middleware');
  return kitQuote;
}

/** The address of the kit shop, without its query, which may contain session values. */
function findShopAddress({ headers, protocol }: Request, { locals }: Response): string {
  const origin = `${protocol}://${locals.authority}`;
  const { pathname } = parsePageUrl(headers.referer ?? '/', origin) ?? new URL(origin);
  return new URL(pathname, origin).href;
}
