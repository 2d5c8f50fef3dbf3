import type { Request, RequestHandler, Response } from 'express';
import type { InferType } from 'yup';
import { kitQuoteFormName, kitQuoteRequest } from '../../../domain/kits/kitQuote';
import { HttpError } from '../../../platform/httpError';
import { readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import { ownPage } from '../../enquiries/server/ownPage';
import { sameOrigin } from '../../enquiries/server/sameOrigin';
import { UnfitEnquiry } from '../../enquiries/server/UnfitEnquiry';
import { allowMethods } from '../../../platform/http/allowMethods';
import { siteOf } from '../../../platform/http/requestLocals';
import { limitRequests } from '../../../platform/http/limited';
import type { Leads } from '../../enquiries/server/leads/leads';

const MAX_BODY_BYTES = 16 * 1024;
/** A dealership shares an address; its staff send a quote in two minutes. */
const LIMIT = { windowMs: 600_000, limit: 120 };
/** A sale gets a few quotes; who knows its id, which is no secret, must not bury it in them. */
const TRANSACTION_LIMIT = { windowMs: 600_000, limit: 10 };

const tooMany = (): never => {
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
 * `POST /api/automaster` (spec 3 §7.4): takes a quote of kits, for good, and answers 202. It is delivered later,
 * once, with the names and prices of the stock: what a browser says of them is not heeded.
 */
export function automasterApi(leads: Pick<Leads, 'accept'>): RequestHandler[] {
  return [
    allowMethods('POST'),
    readBody({ maxBytes: MAX_BODY_BYTES }),
    limitRequests({ ...LIMIT, handler: tooMany }),
    sameOrigin(),
    readQuote,
    limitRequests({
      ...TRANSACTION_LIMIT,
      handler: tooMany,
      keyGenerator: (_request, { locals }: Response) =>
        `${siteOf(locals).name} ${quoteOf(locals).transactionId.toLowerCase()}`,
    }),
    async (request: Request, response: Response) => {
      const site = siteOf(response.locals);
      const { quoteId, ...values } = quoteOf(response.locals);
      try {
        await leads.accept({
          site,
          formName: kitQuoteFormName(site.name),
          destination: 'automaster',
          values,
          source: pageOf(request, response),
          formSubmissionId: quoteId.toLowerCase(),
          // The tab forgets the id when its page is loaded anew.
          isOnceWaiting: true,
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

/** Leaves the quote of a request for what comes after. @throws HttpError for none */
const readQuote: RequestHandler = ({ body }, { locals }, next) => {
  if (!siteOf(locals).features.kits) throw new HttpError(404, 'This site has no kits');
  locals.kitQuote = validated(kitQuoteRequest, body, { stripUnknown: true });
  next();
};

function quoteOf({ kitQuote }: Express.Locals): InferType<typeof kitQuoteRequest> {
  if (!kitQuote) throw new Error('No quote yet: readQuote must stand earlier');
  return kitQuote;
}

/** Address of the kit shop, without anything that stood behind it. */
function pageOf({ headers, protocol }: Request, { locals }: Response): string {
  const origin = `${protocol}://${locals.authority}`;
  const { pathname } = ownPage(headers.referer ?? '/', origin) ?? new URL(origin);
  return new URL(pathname, origin).href;
}
