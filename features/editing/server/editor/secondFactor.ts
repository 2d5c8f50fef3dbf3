import type { RequestHandler } from 'express';
import { object, string } from 'yup';
import { readBody } from '../../../../platform/requestBody/readBody';
import { validated } from '../../../../platform/requestBody/validated';
import { editorLocals } from './access';
import type { People } from './people';
import type { SessionCookie } from './session';
import { readSignInClient } from './signInRoutes';

const stepSchema = object({
  step: string()
    .oneOf(['start', 'confirm', 'renew', 'stop'] as const)
    .required(),
  proof: string().strict().max(1000).required(),
}).required();

/**
 * Sets up codes of an authenticator app for the user's own account, replaces their backup codes or removes them. After
 * `confirm` and `stop` the session goes on with another token, so the answer has the CSRF token for it.
 */
export const secondFactor = (people: People, cookie: SessionCookie): RequestHandler[] => [
  readBody({ maxBytes: 8192 }),
  async (request, response) => {
    const { step, proof } = validated(stepSchema, request.body);
    const { browser } = readSignInClient(request);
    const { token: currentToken } = editorLocals(response);
    const answer = await people.secondFactor({ step, proof, browser, token: currentToken });
    const { problem, uri, backupCodes, token } = answer;
    if (problem) return response.json({ problem });
    if (token === undefined) return response.json({ uri, backupCodes });
    cookie.set(response, token);
    return response.json({ csrf: cookie.createCsrfToken(token) });
  },
];
