import express, { type Router } from 'express';
import { object, string } from 'yup';
import { physicalVehicle, vehicleRequests } from '../../domain/finance/ukFinanceRequests';
import { readBody } from '../../platform/requestBody/readBody';
import { validated } from '../../platform/requestBody/validated';
import { STAND_IN_PATH } from '../../platform/standInPages';
import { answerRefusals } from '../../platform/http/answerRefusals';
import { legalText } from './legalText';
import { productFor, products } from './products';
import { readQuoteReference } from './quoteReference';
import { ageOf, quoteVehicle } from './quoteVehicle';

const MAX_BODY_BYTES = 64 * 1024;

const organisation = object({ Identifier: string().required().max(200) }).required();
const defaults = object({ PhysicalVehicle: physicalVehicle, Organisation: organisation });
const quotes = object({ Organisation: organisation, VehicleRequests: vehicleRequests });

/** Where visitors apply: the web tier hands it on, since nobody elsewhere reaches this service. */
const APPLY_ADDRESS = `${STAND_IN_PATH}/codeweaver/apply`;

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
 * @param now the moment that the ages of cars count until
 */
export function codeweaverRouter(now: () => Date = () => new Date()): Router {
  const router = express.Router();
  const body = readBody({ maxBytes: MAX_BODY_BYTES });
  router.post('/default', body, (request, response) => {
    const { PhysicalVehicle } = validated(defaults, request.body);
    const { OnTheRoadPrice, FirstRegistrationDate } = PhysicalVehicle;
    const age = ageOf(FirstRegistrationDate, now());
    const Products = [...products.keys()].flatMap(
      (key) => productFor(key, OnTheRoadPrice, age) ?? [],
    );
    response.json({ Products });
  });
  router.post('/cfd', body, (request, response) => {
    const { VehicleRequests } = validated(quotes, request.body);
    response.json({
      Vehicles: VehicleRequests.map((asked) => quoteVehicle(asked, APPLY_ADDRESS, now())),
    });
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
  router.use(answerRefusals);
  return router;
}
