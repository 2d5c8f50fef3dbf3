import type { Request, RequestHandler, Response } from 'express';
import { object, string } from 'yup';
import { jotFormIdPattern } from '../model/jot/jotSchema';
import { HttpError } from '../../../platform/httpError';
import { readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import type { FindPlacedForms } from './jotFormsOf';
import { allowMethods } from '../../../platform/http/allowMethods';
import { getSite } from '../../../platform/http/requestLocals';
import { limitRequests } from '../../../platform/http/limitVisitors';
import type { JotformClient } from './jotformClient';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';
import { parsePageUrl } from './parsePageUrl';
import { sameOrigin } from './sameOrigin';

const MAX_BODY_BYTES = 1024;

const requestSchema = object({ formId: string().strict().required().matches(jotFormIdPattern) });

/**
 * `POST /api/jotform` with a `formId` returns the questions of a provider's form, as `content[0].answers`,
 * without any answers of visitors. It is limited to forms on the requesting page (the referrer), because the
 * account also has forms that are not public.
 */
export function jotformApi(
  client: Pick<JotformClient, 'findQuestions'>,
  jotFormsOf: FindPlacedForms,
): RequestHandler[] {
  return [
    allowMethods('POST'),
    readBody({ maxBytes: MAX_BODY_BYTES }),
    limitRequests({ windowMs: 60_000, limit: 60 }),
    sameOrigin(),
    async (request: Request, response: Response) => {
      const { formId } = validated(requestSchema, request.body);
      const origin = `${request.protocol}://${response.locals.authority}`;
      const page = parsePageUrl(request.headers.referer ?? '/', origin);
      const formIdsOnPage = page && (await jotFormsOf(getSite(response.locals), page.pathname));
      if (!formIdsOnPage?.has(formId)) throw new HttpError(404, 'Form not found');
      const questions = await client.findQuestions(formId).catch((error: unknown) => {
        throw error instanceof UpstreamError
          ? new HttpError(503, 'The form is unavailable right now; try again later', {
              cause: error,
            })
          : error;
      });
      if (!questions) throw new HttpError(404, 'Form not found');
      response.set('Cache-Control', 'no-store').json({ content: [{ answers: questions }] });
    },
  ];
}
