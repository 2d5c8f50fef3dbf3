import express, { type Router } from 'express';
import { object, string } from 'yup';
import { physicalVehicle, vehicleRequests } from '../../domain/finance/ukFinanceRequests';
import { readBody } from '../../platform/requestBody/readBody';
import { validated } from '../../platform/requestBody/validated';
import { STAND_IN_PATH } from '../../platform/standInPages';
import { answerRefusals } from '../../platform/http/answerRefusals';
import { legalText } from './legalText';
import { productFor, products } from './products';
import { readQuoteReference } from './encodeQuoteReference';
import { ageInYears, quoteVehicle } from './quoteVehicle';

const MAX_BODY_BYTES = 64 * 1024;

const organisationSchema = object({ Identifier: string().required().max(200) }).required();
const defaultsSchema = object({
  PhysicalVehicle: physicalVehicle,
  Organisation: organisationSchema,
});
const quotesSchema = object({ Organisation: organisationSchema, VehicleRequests: vehicleRequests });

/**
 * Address for finance applications; proxied by the web process, since this service is reachable only from
 * this machine.
 */
const APPLY_ADDRESS = `${STAND_IN_PATH}/codeweaver/apply`;

/** Titles of the provider's pages by path. */
const providerPages = {
  apply: 'Apply for finance',
  reserve: 'Reserve a car',
  'part-exchange': 'Value a part exchange',
};

/**
 * The UK finance service:
 * - `POST /default`: products for a car
 * - `POST /cfd`: quotes for a car
 * - `GET /legal?quoteRef=`: terms and conditions of a quote
 * - `GET /{apply,reserve,part-exchange}?quoteRef=`: placeholders for the provider's pages
 *
 * Quotes have equal monthly payments, and a guaranteed future value that falls with term, age and mileage.
 * Invalid requests get 400 with the problems.
 * @param now returns the time for the ages of cars
 */
export function codeweaverRouter(now: () => Date = () => new Date()): Router {
  const router = express.Router();
  const body = readBody({ maxBytes: MAX_BODY_BYTES });
  router.post('/default', body, (request, response) => {
    const { PhysicalVehicle } = validated(defaultsSchema, request.body);
    const { OnTheRoadPrice, FirstRegistrationDate } = PhysicalVehicle;
    const ageYears = ageInYears(FirstRegistrationDate, now());
    const Products = [...products.keys()].flatMap(
      (key) => productFor(key, OnTheRoadPrice, ageYears) ?? [],
    );
    response.json({ Products });
  });
  router.post('/cfd', body, (request, response) => {
    const { VehicleRequests } = validated(quotesSchema, request.body);
    response.json({
      Vehicles: VehicleRequests.map((vehicleRequest) =>
        quoteVehicle(vehicleRequest, APPLY_ADDRESS, now()),
      ),
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
