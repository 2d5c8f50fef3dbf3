import express from 'express';
import type { Request, RequestHandler, Router } from 'express';
import { object, string } from 'yup';
import { physicalVehicle, vehicleRequests } from '../../../domain/finance/ukFinanceRequests';
import { allowMethods } from '../../../platform/http/allowMethods';
import { HttpError } from '../../../platform/httpError';
import type { Logger } from '../../../platform/log';
import { readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import { siteOf } from '../../../platform/http/requestLocals';
import { limitRequests } from '../../../platform/http/limited';
import type { CodeweaverClient } from './codeweaver';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';

const MAX_BODY_BYTES = 32 * 1024;
/** A slider that is dragged asks several times a second at most. */
const LIMIT = { windowMs: 60_000, limit: 240 };

/** Said when there are no quotes to begin with (spec 2 §8). */
const NO_QUOTE =
  "Sorry, but it looks like we can't get a quote for you right now. Please contact our team for more information about finance offers on this vehicle.";

/** Pages of the finance provider that a visitor goes to with a quote. */
const PROVIDER_PAGES = ['reserve', 'part-exchange'] as const;

export interface CodeweaverApiOptions {
  client: CodeweaverClient;
  /** Address of the provider's pages. */
  pagesUrl: string;
  logger: Logger;
}

const dealer = string().required().max(200);
const defaults = object({ PhysicalVehicle: physicalVehicle, Dealer: dealer });
const quotes = object({ Dealer: dealer, VehicleRequests: vehicleRequests });

/**
 * `/api/codeweaver/{default,cfd,legal}` (spec 2 §7), on sites with UK finance: what a page asks is checked,
 * its dealer gets the name that the finance service knows it by, and the answer is handed back checked.
 * `/api/codeweaver/{reserve,part-exchange}?quoteRef=` lead to the provider's pages.
 */
export function codeweaverApi({ client, pagesUrl, logger }: CodeweaverApiOptions): Router {
  const router = express.Router();
  router.use(onlyWithUkFinance());
  router.use(limitRequests(LIMIT));
  const body = readBody({ maxBytes: MAX_BODY_BYTES });
  router.use('/default', allowMethods('POST'), body, async (request, response) => {
    const asked = validated(defaults, request.body, { stripUnknown: true });
    const organisation = organisationOf(response.locals, asked.Dealer);
    try {
      response.json({ Products: await client.products(asked.PhysicalVehicle, organisation) });
    } catch (cause) {
      if (!(cause instanceof UpstreamError)) throw cause;
      const { requestId } = response.locals;
      logger.warn({ error: cause, requestId }, 'no finance products');
      throw new HttpError(503, NO_QUOTE, { cause });
    }
  });
  router.use('/cfd', allowMethods('POST'), body, async (request, response) => {
    const asked = validated(quotes, request.body, { stripUnknown: true });
    const organisation = organisationOf(response.locals, asked.Dealer);
    response.json({ Vehicles: await client.quotes(asked.VehicleRequests, organisation) });
  });
  router.use('/legal', allowMethods('GET', 'HEAD'), async (request, response) => {
    const terms = await client.legal(quoteReference(request));
    if (terms === undefined) throw new HttpError(404, 'No such quote');
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

function onlyWithUkFinance(): RequestHandler {
  return (_request, response, next) => {
    if (!siteOf(response.locals).features.ukFinance) throw new HttpError(404, 'No such address');
    next();
  };
}

/** Dealers whose official name is longer are known by that (spec 2 §7); others pass as they are (OQ-81). */
function organisationOf(locals: Express.Locals, dealer: string): { Identifier: string } {
  return { Identifier: siteOf(locals).financeOrganisations?.[dealer] ?? dealer };
}
