import { valueFacets } from '../../../car/server/listFilters';

const text = { type: 'string' };
const number = { type: 'number' };
const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});
const list = (items: object) => ({ type: 'array', items });
const json = (schema: object) => ({ 'application/json': { schema } });

const distance = object({ value: number, unit: { enum: ['km', 'mi'] } });
const car = object(
  {
    id: text,
    url: { type: 'string', format: 'uri' },
    title: text,
    make: text,
    model: text,
    version: text,
    year: number,
    condition: { enum: ['new', 'used'] },
    toOrder: { type: 'boolean', description: 'A model that is ordered and stands at no dealer.' },
    reserved: { type: 'boolean' },
    body: text,
    fuel: text,
    gearbox: text,
    drive: text,
    colour: text,
    seats: number,
    doors: number,
    powerHp: { ...number, description: 'Metric horsepower.' },
    firstRegistration: { type: 'string', format: 'date' },
    odometer: distance,
    electricRange: { ...distance, description: 'WLTP.' },
    batteryKwh: { ...number, description: 'Usable.' },
    price: object({
      amount: { ...number, description: 'What is asked, in whole units of the currency.' },
      before: { ...number, description: 'What was asked before a campaign.' },
      lowestIn30Days: {
        ...number,
        description: 'Lowest of the 30 days before the last reduction.',
      },
      loanPerMonth: { ...number, description: 'Of the loan on its own terms.' },
      currency: { type: 'string', description: 'ISO 4217.' },
      includesVat: { type: 'boolean' },
    }),
    pictures: list({ type: 'string', format: 'uri' }),
    equipment: list(text),
    dealer: object({ id: text, name: text, town: text }),
  },
  ['id', 'condition', 'toOrder', 'reserved', 'pictures'],
);

const unavailable = {
  description: 'Nothing can be told right now; `Retry-After` says when to ask.',
};

/** The OpenAPI 3.1 description of `/open-data`. */
export const openApi = (origin: string): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Cars for sale',
    version: '1',
    description:
      'The cars of this site, read-only. Words are in the language of the stock; what is not known is left out.',
  },
  servers: [{ url: `${origin}/open-data` }],
  paths: {
    '/cars': {
      get: {
        summary: 'The cars that a choice finds, as the list of cars finds them',
        parameters: [
          ...filterParameters(),
          parameter('keyphrase', text, 'Words that are searched for.'),
          parameter('near', text, 'Postcode or town that distances are counted from.'),
          parameter('within', { type: 'integer' }, 'Furthest from there, in the site’s unit.'),
          parameter('sort', text, 'Order, by its name in addresses of the list.'),
          parameter('page', { type: 'integer', minimum: 1, maximum: 20 }, 'Page, from 1.'),
        ],
        responses: {
          200: {
            description: 'A page of cars.',
            content: json(
              object(
                {
                  total: { type: 'integer' },
                  page: { type: 'integer' },
                  perPage: { type: 'integer' },
                  next: { type: 'string', format: 'uri', description: 'The next page, if any.' },
                  cars: list(car),
                },
                ['total', 'page', 'perPage', 'cars'],
              ),
            ),
          },
          400: { description: 'The place is not known.' },
          503: unavailable,
        },
      },
    },
    '/cars/{id}': {
      get: {
        summary: 'One car',
        parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
        responses: {
          200: { description: 'The car.', content: json(car) },
          404: { description: 'There is no such car, or it is sold.' },
          503: unavailable,
        },
      },
    },
  },
});

const parameter = (name: string, schema: object, description: string) => ({
  name,
  in: 'query',
  schema,
  description,
});

/** A parameter for each facet; for a hierarchy, one for each level. */
const filterParameters = () =>
  valueFacets
    .flatMap(({ name }) => name.split('>'))
    .map((name) => ({
      ...parameter(name, list(text), 'Values of this field; several mean any of them.'),
      explode: true,
    }));
