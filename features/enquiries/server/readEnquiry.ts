import { createHash } from 'node:crypto';
import { number, object, string, ValidationError } from 'yup';
import { fieldErrors } from '../model/fieldErrors';
import { HttpError } from '../../../platform/httpError';
import { validated } from '../../../platform/requestBody/validated';
import { idOfName } from '../../../schema/templateId';
import type { Site } from '../../../sites/site.types';
import { fieldsOf } from '../../../domain/isRecord';
import type { Enquiry, FormValues } from './leads/lead.types';
import type { FormDefinition, FormSources } from './formDefinition.types';
import { findForm } from './forms';
import { parsePageUrl } from './parsePageUrl';
import { InvalidEnquiryError } from './InvalidEnquiryError';

/** Faster submissions are considered to be bots. */
const MIN_ELAPSED_MS = 1500;

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Values that all forms send in addition to their own. */
const envelopeSchema = object({
  formName: string().required().max(100),
  formSubmissionId: string().matches(uuidPattern),
  /** Honeypot: an invisible field that bots fill in. */
  website: string().max(300).default(''),
  /** Time from page load to submission, in ms. */
  elapsed: number().min(0).default(0),
  values: object({ source: string().required().max(2000) }).required(),
});

const aboutCarSchema = object({
  values: object({ car: object({ car_id: string().required().max(64) }).required() }).required(),
});

/**
 * Reads an enquiry from a request: JSON from scripts, or the fields of a form sent without JavaScript. Except
 * for the car's id, what a browser sends about car or recipient is ignored. Suspected bots get an error
 * rather than an apparent success, because they may be people.
 * @throws InvalidEnquiryError for values that the visitor can correct, HttpError 400 for anything else
 */
export async function readEnquiry(
  body: unknown,
  { site, origin, sources }: { site: Site; origin: string; sources: FormSources },
): Promise<Enquiry> {
  const { formName, formSubmissionId, website, elapsed, values } = validated(envelopeSchema, body);
  const form = findForm(site, formName);
  if (!form) throw new HttpError(400, 'Unknown form');
  if (website !== '' || elapsed < MIN_ELAPSED_MS) {
    throw new HttpError(400, 'The enquiry seems to come from a program');
  }
  const carId = form.isAboutCar ? validated(aboutCarSchema, body).values.car.car_id : undefined;
  const { values: sentValues } = fieldsOf(body);
  const page = parsePageUrl(values.source, origin);
  if (!page) throw new HttpError(400, 'The form belongs to another site');
  const schema =
    (await form.findSchema?.(sentValues, sources, { site, path: page.pathname })) ?? form.schema;
  const validValues = validateValues(schema, sentValues, await form.context?.(site, page, sources));
  return {
    site,
    formName,
    destination: form.destination,
    values: validValues,
    carId,
    source: page.href,
    formSubmissionId:
      formSubmissionId?.toLowerCase() ??
      createSubmissionId([formName, carId, page.href, ...Object.values(validValues)]),
  };
}

/** Converts the fields of a form sent without JavaScript to the shape that scripts send. */
export function bodyOfForm(fields: Readonly<Record<string, unknown>>): unknown {
  const { formName, website, carId, source, ...values } = fields;
  return {
    formName,
    website,
    // Without JavaScript the time is unknown: the minimum is accepted.
    elapsed: MIN_ELAPSED_MS,
    values: { ...values, car: { car_id: carId }, source },
  };
}

function validateValues(
  schema: FormDefinition['schema'],
  values: unknown,
  context: object | undefined,
): FormValues {
  const options = { abortEarly: false, stripUnknown: true, context };
  try {
    return schema.validateSync(values, options);
  } catch (error) {
    if (error instanceof ValidationError) throw new InvalidEnquiryError(fieldErrors(error));
    // The values made validation itself fail, such as an object with a broken `toString`.
    throw new HttpError(400, 'Invalid values', { cause: error });
  }
}

/**
 * The submission id of a form sent without JavaScript: a hash of the values and the day, so that a double
 * click is one enquiry.
 */
function createSubmissionId(content: readonly unknown[]): string {
  const day = new Date().toISOString().slice(0, 10);
  // `idOfName` ignores case, so it gets a hash: values that differ only in case have different ids.
  const digest = createHash('sha256')
    .update(JSON.stringify([day, ...content]))
    .digest('hex');
  const id = idOfName(digest).toLowerCase();
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
