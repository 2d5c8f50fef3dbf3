import express, { type ErrorRequestHandler, type Router } from 'express';
import { object, string, ValidationError } from 'yup';
import { physicalVehicle, vehicleRequests } from '../../../domain/finance/ukFinanceRequests';
import { legalText } from './legalText';
import { productFor, products } from './products';
import { readQuoteReference } from './quoteReference';
import { ageOf, quoteVehicle } from './quoteVehicle';

const LARGEST_BODY = '64kb';

const organisation = object({ Identifier: string().required().max(200) }).required();
const defaults = object({ PhysicalVehicle: physicalVehicle, Organisation: organisation });
const quotes = object({ Organisation: organisation, VehicleRequests: vehicleRequests });

/** Pages of the provider for visitors, by their path. */
const providerPages = {
  apply: 'Apply for finance',
  reserve: 'Reserve a car',
  'part-exchange': 'Value a part exchange',
};

/**
 * The finance service of the UK (spec 2 §7): `POST /default` answers the products for a car, `POST /cfd` its
 * quotes, `GET /legal?quoteRef=` the terms and conditions of one. Quotes are real: equal payments at a monthly
 * rate, a guaranteed future value that falls with term, age and distance. 400 with what is wrong. `GET
 * /{apply,reserve,part-exchange}?quoteRef=` stand for the provider's pages.
 */
export function codeweaverRouter(): Router {
  const router = express.Router();
  router.use(express.json({ limit: LARGEST_BODY }));
  router.post('/default', (request, response) => {
    const { PhysicalVehicle } = defaults.validateSync(request.body, { abortEarly: false });
    const { OnTheRoadPrice, FirstRegistrationDate } = PhysicalVehicle;
    const age = ageOf(FirstRegistrationDate, new Date());
    const Products = [...products.keys()].flatMap(
      (key) => productFor(key, OnTheRoadPrice, age) ?? [],
    );
    response.json({ Products });
  });
  router.post('/cfd', (request, response) => {
    const { VehicleRequests } = quotes.validateSync(request.body, { abortEarly: false });
    const applyUrl = `${request.protocol}://${request.get('host')}${request.baseUrl}/apply`;
    response.json({ Vehicles: VehicleRequests.map((asked) => quoteVehicle(asked, applyUrl)) });
  });
  router.get('/legal', (request, response) => {
    const terms = readQuoteReference(String(request.query.quoteRef ?? ''));
    if (!terms) return void response.status(404).json({ errors: ['There is no such quote.'] });
    response.json({ TermsAndConditions: legalText(terms) });
  });
  for (const [page, title] of Object.entries(providerPages)) {
    router.get(`/${page}`, (request, response) => {
      const terms = readQuoteReference(String(request.query.quoteRef ?? ''));
      response.type('text/plain');
      if (!terms) return void response.status(404).send('There is no such quote.');
      response.send(`${title}\n\n${legalText(terms)}\n`);
    });
  }
  router.use(answerBadRequests);
  return router;
}

const answerBadRequests: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof ValidationError) {
    return void response.status(400).json({ errors: error.errors });
  }
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (typeof status !== 'number' || status >= 500) return next(error);
  response.status(status).json({ errors: ['The body must be JSON.'] });
};
