import { createHash } from 'node:crypto';
import { number, object, string, ValidationError } from 'yup';
import { carContactFormName, carContactSchema } from '../../domain/forms/carContact';
import { fieldFaults } from '../../domain/forms/fieldFaults';
import { idOfName } from '../../schema/templateId';
import type { Site } from '../../sites/site.types';
import { HttpError } from '../../runtime/httpError';
import type { Enquiry } from '../leads/lead.types';
import { validated } from '../../runtime/requestBody/validated';
import { ownPage } from './ownPage';

/** Nobody fills a form in faster than this, in ms. */
const FASTEST_MS = 1500;

/** What a visitor filled in is not fit to be sent. */
export class UnfitEnquiry extends HttpError {
  override readonly name = 'UnfitEnquiry' as 'HttpError';

  /** @param faults by the name of the field */
  constructor(readonly faults: Readonly<Record<string, string>>) {
    super(422, `Unfit values: ${Object.keys(faults).join(', ')}`);
  }
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

const envelope = object({
  formName: string().required().max(100),
  formSubmissionId: string().matches(uuid),
  /** A field that nobody sees: programs fill it in. */
  website: string().max(300).default(''),
  /** Ms between the page and sending. */
  elapsed: number().min(0).default(0),
  values: object({
    car: object({ car_id: string().required().max(64) }).required(),
    source: string().required().max(2000),
  }).required(),
});

/**
 * Reads an enquiry from the body of a request: JSON as scripts send it (spec 2 §7), or the fields of a
 * form sent without script. What a browser says of the car besides its id, and of the recipient, is
 * not heeded. Programs that fill in forms are told no, in case one was a person after all.
 * @throws UnfitEnquiry for what a visitor can correct, HttpError 400 for anything else
 */
export function readEnquiry(body: unknown, site: Site, origin: string): Enquiry {
  const { formName, formSubmissionId, website, elapsed, values } = validated(envelope, body);
  // Only a site that has cars has the form; what is sent from another would reach nobody.
  const isKnown = site.search !== undefined && formName === carContactFormName(site.name);
  if (!isKnown) throw new HttpError(400, 'Unknown form');
  if (website !== '' || elapsed < FASTEST_MS) {
    throw new HttpError(400, 'This looks like a program');
  }
  const filledIn = valuesOf((body as { values: unknown }).values);
  const page = ownPage(values.source, origin);
  if (!page) throw new HttpError(400, 'The form is of another site');
  const carId = values.car.car_id;
  return {
    site,
    formName,
    values: filledIn,
    carId,
    source: page.href,
    formSubmissionId:
      formSubmissionId?.toLowerCase() ??
      idOf([formName, carId, page.href, ...Object.values(filledIn)]),
  };
}

/** The fields of a form sent without script, in the shape that scripts send. */
export function bodyOfForm(fields: Readonly<Record<string, unknown>>): unknown {
  const { formName, website, carId, source, quote, testDrive, ...values } = fields;
  return {
    // How long it took nobody can tell without script.
    formName,
    website,
    elapsed: FASTEST_MS,
    values: {
      ...values,
      car: { car_id: carId },
      source,
      quote: quote !== undefined,
      testDrive: testDrive !== undefined,
    },
  };
}

function valuesOf(values: unknown): Enquiry['values'] {
  try {
    return carContactSchema.validateSync(values, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new UnfitEnquiry(fieldFaults(error));
    throw error;
  }
}

/**
 * Without script there is no id of the submission: one is made of what was sent and of the day, so that
 * pressing the button twice is one enquiry.
 */
function idOf(parts: readonly unknown[]): string {
  const day = new Date().toISOString().slice(0, 10);
  // A name's letter case does not count, that of what was sent does.
  const name = createHash('sha256')
    .update(JSON.stringify([day, ...parts]))
    .digest('hex');
  const id = idOfName(name).toLowerCase();
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
