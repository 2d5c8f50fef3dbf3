import type { RequestHandler, Router } from 'express';
import { mixed, object, string } from 'yup';
import { isRecord } from '../../../../domain/isRecord';
import { refuseCrossSite } from '../../../../platform/http/refuseCrossSite';
import { readBody } from '../../../../platform/requestBody/readBody';
import { validated } from '../../../../platform/requestBody/validated';
import { editorLocals } from './access';
import type { People } from './people';
import type { SessionCookie } from './session';
import { readSignInClient } from './signInRoutes';

const MAX_BYTES = 12 * 1024;

const answerSchema = object({ response: mixed(isRecord).required() }).required();
const newPasskeySchema = object({
  name: string().strict().trim().min(1).max(80).required(),
  response: mixed(isRecord).required(),
}).required();

interface PasskeyRouteOptions {
  people: People;
  cookie: SessionCookie;
  publicUrl: URL;
  /** Middleware that requires a session and its CSRF token. */
  requireSession: RequestHandler[];
}

/** Adds routes for signing in with a passkey, and for adding one to the user's account, by script. */
export function passkeyRoutes(router: Router, options: PasskeyRouteOptions): void {
  const { people, cookie, publicUrl, requireSession } = options;
  const { origin } = publicUrl;

  router.post('/passkey/question', refuseCrossSite(), async (_request, response) => {
    const { options: passkeyOptions, challenge } = await people.requestPasskeyChallenge(origin);
    if (challenge === undefined) return response.status(503).json({ problem: 'wrong' });
    cookie.setPending(response, 'passkey', challenge);
    return response.json({ options: passkeyOptions });
  });

  router.post(
    '/passkey/session',
    refuseCrossSite(),
    readBody({ maxBytes: MAX_BYTES }),
    async (request, response) => {
      const { response: answer } = validated(answerSchema, request.body);
      const challenge = cookie.readPending(request, 'passkey');
      const result = challenge
        ? await people.signInByPasskey(
            { origin, challenge, response: answer },
            readSignInClient(request),
          )
        : ({ problem: 'wrong' } as const);
      if ('token' in result) {
        cookie.set(response, result.token);
        return response.json({ csrf: cookie.createCsrfToken(result.token) });
      }
      const isRateLimited = 'problem' in result && result.problem === 'tooMany';
      return response
        .status(isRateLimited ? 429 : 401)
        .json({ problem: isRateLimited ? 'tooMany' : 'passkey' });
    },
  );

  router.post(
    '/passkey/new/question',
    refuseCrossSite(),
    ...requireSession,
    async (_request, response) => {
      const { token } = editorLocals(response);
      const { options: passkeyOptions, challenge } = await people.requestPasskeyChallenge(
        origin,
        token,
      );
      if (challenge === undefined) return response.status(403).json({ problem: 'wrong' });
      cookie.setPending(response, 'passkey', challenge);
      return response.json({ options: passkeyOptions });
    },
  );

  router.post(
    '/passkey/new',
    refuseCrossSite(),
    ...requireSession,
    readBody({ maxBytes: MAX_BYTES }),
    async (request, response) => {
      const { name, response: answer } = validated(newPasskeySchema, request.body);
      const { token } = editorLocals(response);
      const challenge = cookie.readPending(request, 'passkey');
      if (!challenge) return response.json({ problem: 'wrong' });
      return response.json(
        await people.addPasskey({ origin, challenge, token, name, response: answer }),
      );
    },
  );
}
