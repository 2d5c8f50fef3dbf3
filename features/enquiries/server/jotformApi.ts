import type { Request, RequestHandler, Response } from 'express';
import { object, string } from 'yup';
import { jotFormIdPattern } from '../model/jot/jotSchema';
import { HttpError } from '../../../platform/httpError';
import { readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import type { JotFormsOf } from './jotFormsOf';
import { allowMethods } from '../../../platform/http/allowMethods';
import { siteOf } from '../../../platform/http/requestLocals';
import { limitRequests } from '../../../platform/http/limited';
import type { JotformClient } from './jotformClient';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';
import { ownPage } from './ownPage';
import { sameOrigin } from './sameOrigin';

const MAX_BODY_BYTES = 1024;

const question = object({ formId: string().strict().required().matches(jotFormIdPattern) });

/**
 * `POST /api/jotform` with a `formId` (spec 3 §7.4): what the provider's form asks, as `content[0].answers`. What
 * somebody answered there is never passed on. Only forms of the page that asks, as its referrer says: the account has
 * others, and editors place them where visitors may see them.
 */
export function jotformApi(
  client: Pick<JotformClient, 'findAnswers'>,
  jotFormsOf: JotFormsOf,
): RequestHandler[] {
  return [
    allowMethods('POST'),
    readBody({ maxBytes: MAX_BODY_BYTES }),
    limitRequests({ windowMs: 60_000, limit: 60 }),
    sameOrigin(),
    async (request: Request, response: Response) => {
      const { formId } = validated(question, request.body);
      const origin = `${request.protocol}://${response.locals.authority}`;
      const page = ownPage(request.headers.referer ?? '/', origin);
      const placed = page && (await jotFormsOf(siteOf(response.locals), page.pathname));
      if (!placed?.has(formId)) throw new HttpError(404, 'There is no such form');
      const answers = await client.findAnswers(formId).catch((error: unknown) => {
        throw error instanceof UpstreamError
          ? new HttpError(503, 'The form cannot be told right now', { cause: error })
          : error;
      });
      if (!answers) throw new HttpError(404, 'There is no such form');
      response.set('Cache-Control', 'no-store').json({ content: [{ answers }] });
    },
  ];
}
