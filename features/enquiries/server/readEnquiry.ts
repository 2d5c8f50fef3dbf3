import { createHash } from 'node:crypto';
import { number, object, string, ValidationError } from 'yup';
import { fieldFaults } from '../model/fieldFaults';
import { HttpError } from '../../../platform/httpError';
import { validated } from '../../../platform/requestBody/validated';
import { idOfName } from '../../../schema/templateId';
import type { Site } from '../../../sites/site.types';
import { fieldsOf } from '../../../domain/isRecord';
import type { Enquiry, FormValues } from './leads/lead.types';
import type { FormDefinition, FormSources } from './formDefinition.types';
import { findForm } from './forms';
import { ownPage } from './ownPage';
import { UnfitEnquiry } from './UnfitEnquiry';

/** Nobody fills a form in faster than this, in ms. */
const FASTEST_MS = 1500;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** What all forms send besides their values. */
const envelope = object({
  formName: string().required().max(100),
  formSubmissionId: string().matches(uuid),
  /** A field that nobody sees: programs fill it in. */
  website: string().max(300).default(''),
  /** Ms between the page and sending. */
  elapsed: number().min(0).default(0),
  values: object({ source: string().required().max(2000) }).required(),
});

const aboutCar = object({
  values: object({ car: object({ car_id: string().required().max(64) }).required() }).required(),
});

/**
 * Reads an enquiry from the body of a request: JSON as scripts send it (spec 2 §7), or the fields of a
 * form sent without script. What a browser says of the car besides its id, and of the recipient, is
 * not heeded. Programs that fill in forms are told no, in case one was a person after all.
 * @throws UnfitEnquiry for what a visitor can correct, HttpError 400 for anything else
 */
export async function readEnquiry(
  body: unknown,
  { site, origin, sources }: { site: Site; origin: string; sources: FormSources },
): Promise<Enquiry> {
  const { formName, formSubmissionId, website, elapsed, values } = validated(envelope, body);
  const form = findForm(site, formName);
  if (!form) throw new HttpError(400, 'Unknown form');
  if (website !== '' || elapsed < FASTEST_MS) {
    throw new HttpError(400, 'This looks like a program');
  }
  const carId = form.isAboutCar ? validated(aboutCar, body).values.car.car_id : undefined;
  const { values: sent } = fieldsOf(body);
  const page = ownPage(values.source, origin);
  if (!page) throw new HttpError(400, 'The form is of another site');
  const schema =
    (await form.findSchema?.(sent, sources, { site, path: page.pathname })) ?? form.schema;
  const filledIn = valuesOf(schema, sent, await form.context?.(site, page, sources));
  return {
    site,
    formName,
    destination: form.destination,
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
  const { formName, website, carId, source, ...values } = fields;
  return {
    // How long it took nobody can tell without script.
    formName,
    website,
    elapsed: FASTEST_MS,
    values: { ...values, car: { car_id: carId }, source },
  };
}

function valuesOf(
  schema: FormDefinition['schema'],
  values: unknown,
  context: object | undefined,
): FormValues {
  const options = { abortEarly: false, stripUnknown: true, context };
  try {
    return schema.validateSync(values, options);
  } catch (error) {
    if (error instanceof ValidationError) throw new UnfitEnquiry(fieldFaults(error));
    // Values that cannot even be read, such as an object whose `toString` is none.
    throw new HttpError(400, 'Values do not fit', { cause: error });
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
