import express from 'express';
import type { Request, RequestHandler, Router } from 'express';
import { object, string } from 'yup';
import { physicalVehicle, vehicleRequests } from '../../../domain/finance/ukFinanceRequests';
import { allowMethods } from '../../../platform/http/allowMethods';
import { HttpError } from '../../../platform/httpError';
import type { Logger } from '../../../platform/log';
import { readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import { getSite } from '../../../platform/http/requestLocals';
import { limitRequests } from '../../../platform/http/limitVisitors';
import type { CodeweaverClient } from './codeweaver';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';

const MAX_BODY_BYTES = 32 * 1024;
/** High, because dragging a slider sends several requests a second. */
const LIMIT = { windowMs: 60_000, limit: 240 };

/** Message to the visitor if the products of a car cannot be loaded. */
const NO_QUOTE =
  "Sorry, but it looks like we can't get a quote for you right now. Please contact our team for more information about finance offers on this vehicle.";

/** Pages of the finance provider that a quote links to. */
const PROVIDER_PAGES = ['reserve', 'part-exchange'] as const;

export interface CodeweaverApiOptions {
  client: CodeweaverClient;
  /** Address of the provider's pages. */
  pagesUrl: string;
  logger: Logger;
}

const dealerSchema = string().required().max(200);
const productsRequest = object({ PhysicalVehicle: physicalVehicle, Dealer: dealerSchema });
const quotesRequest = object({ Dealer: dealerSchema, VehicleRequests: vehicleRequests });

/**
 * `/api/codeweaver/{default,cfd,legal}`, on sites with UK finance: a page's request is validated, the dealer's name
 * is replaced by the one that the finance service knows, and the validated answer is returned.
 * `/api/codeweaver/{reserve,part-exchange}?quoteRef=` redirect to the provider's pages.
 */
export function codeweaverApi({ client, pagesUrl, logger }: CodeweaverApiOptions): Router {
  const router = express.Router();
  router.use(requireUkFinance());
  router.use(limitRequests(LIMIT));
  const body = readBody({ maxBytes: MAX_BODY_BYTES });
  router.use('/default', allowMethods('POST'), body, async (request, response) => {
    const requested = validated(productsRequest, request.body, { stripUnknown: true });
    const organisation = organisationFor(response.locals, requested.Dealer);
    try {
      response.json({ Products: await client.products(requested.PhysicalVehicle, organisation) });
    } catch (cause) {
      if (!(cause instanceof UpstreamError)) throw cause;
      const { requestId } = response.locals;
      logger.warn({ error: cause, requestId }, 'finance products not loaded');
      throw new HttpError(503, NO_QUOTE, { cause });
    }
  });
  router.use('/cfd', allowMethods('POST'), body, async (request, response) => {
    const requested = validated(quotesRequest, request.body, { stripUnknown: true });
    const organisation = organisationFor(response.locals, requested.Dealer);
    response.json({ Vehicles: await client.quotes(requested.VehicleRequests, organisation) });
  });
  router.use('/legal', allowMethods('GET', 'HEAD'), async (request, response) => {
    const terms = await client.legal(quoteReference(request));
    if (terms === undefined) throw new HttpError(404, 'Quote not found');
    response.json({ TermsAndConditions: terms });
  });
  for (const page of PROVIDER_PAGES) {
    router.use(`/${page}`, allowMethods('GET', 'HEAD'), (request, response) => {
      const query = new URLSearchParams({ quoteRef: quoteReference(request) });
      response.redirect(302, `${pagesUrl}/${page}?${query}`);
    });
  }
  return router;
}

function quoteReference({ query }: Request): string {
  const { quoteRef } = query;
  if (typeof quoteRef !== 'string' || quoteRef === '' || quoteRef.length > 500) {
    throw new HttpError(400, 'quoteRef must be the reference of a quote');
  }
  return quoteRef;
}

function requireUkFinance(): RequestHandler {
  return (_request, response, next) => {
    if (!getSite(response.locals).features.ukFinance) throw new HttpError(404, 'Address not found');
    next();
  };
}

/** The finance service's name of a dealer, by default the official name (OQ-81). */
function organisationFor(locals: Express.Locals, dealer: string): { Identifier: string } {
  return { Identifier: getSite(locals).financeOrganisations?.[dealer] ?? dealer };
}
