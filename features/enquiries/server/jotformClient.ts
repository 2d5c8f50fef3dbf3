import { BoundedMemory } from '../../../platform/memory/BoundedMemory';
import { type JotAnswers, toJotForm, readJotAnswers } from '../model/jot/readJotForm';
import { jotAnswers } from '../model/jot/jotAnswers';
import type { JotForm } from '../../../domain/forms/jot/jotForm.types';
import type { LeadClient } from './leads/lead.types';
import { exchange, createUpstream } from '../../../platform/upstreams/request';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';

/** Address of the provider, and our API key; the key never leaves the server. */
export interface JotformAccess {
  url: string;
  apiKey: string;
  /** The provider's pages for visitors; the form's id is appended. */
  pagesUrl: string;
}

export interface JotformClient {
  /** Fetches a form; undefined if the provider does not have it. @throws UpstreamError */
  find: (formId: string) => Promise<JotForm | undefined>;
  /**
   * Fetches the provider's definition of a form's questions, without visitors' answers.
   * @throws UpstreamError
   */
  findAnswers: (formId: string) => Promise<JotAnswers | undefined>;
}

/** A definition, and when it was fetched. */
interface CachedDefinition {
  answers: JotAnswers;
  readAt: number;
}

/** TTL and maximum number of cached definitions. */
const CACHE_TTL_MS = 300_000;
const MAX_CACHED = 200;
const MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 4000;

/**
 * Client of the form provider. Its API does not offer a form's questions on their own, so the client fetches
 * the last submission, and drops the answers in it.
 */
export function createJotformClient(access: JotformAccess): JotformClient {
  const upstream = createUpstream({
    name: 'jotform',
    url: access.url,
    headers: { apikey: access.apiKey },
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  const cache = new BoundedMemory<string, CachedDefinition>({
    name: 'definitions of forms',
    max: MAX_CACHED,
  });

  async function findAnswers(formId: string): Promise<JotAnswers | undefined> {
    const cached = cache.get(formId);
    if (cached && performance.now() - cached.readAt < CACHE_TTL_MS) return cached.answers;
    try {
      const answers = await upstream.request({
        path: `/form/${encodeURIComponent(formId)}/submissions?limit=1`,
        validate: readJotAnswers,
      });
      cache.set(formId, { answers, readAt: performance.now() });
      return answers;
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 404) return undefined;
      // If the provider is down, a stale definition is better than none.
      if (cached) return cached.answers;
      throw error;
    }
  }

  return {
    findAnswers,
    async find(formId) {
      const answers = await findAnswers(formId);
      return answers && toJotForm(formId, `${access.pagesUrl}/${formId}`, answers);
    },
  };
}

const SEND_TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** Client that delivers enquiries in the format of the provider's own forms; the outbox retries. */
export function createJotformLeads(access: JotformAccess, timeoutMs = SEND_TIMEOUT_MS): LeadClient {
  return {
    send: async ({ formSubmissionId, values }) => {
      const { formId, answers } = jotAnswers(values);
      await exchange({
        name: 'jotform',
        url: `${access.url}/form/${encodeURIComponent(formId)}/submissions`,
        timeoutMs,
        maxBytes: MAX_ANSWER_BYTES,
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          apikey: access.apiKey,
          'idempotency-key': formSubmissionId,
        },
        body: new URLSearchParams(answers).toString(),
      });
    },
  };
}
