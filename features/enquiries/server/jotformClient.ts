import { BoundedMemory } from '../../../platform/memory/BoundedMemory';
import { type JotQuestions, toJotForm, readJotQuestions } from '../model/jot/readJotForm';
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
  findQuestions: (formId: string) => Promise<JotQuestions | undefined>;
}

/** A definition, and when it was fetched. */
interface CachedDefinition {
  questions: JotQuestions;
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

  async function findQuestions(formId: string): Promise<JotQuestions | undefined> {
    const cached = cache.get(formId);
    if (cached && performance.now() - cached.readAt < CACHE_TTL_MS) return cached.questions;
    try {
      const questions = await upstream.request({
        path: `/form/${encodeURIComponent(formId)}/submissions?limit=1`,
        validate: readJotQuestions,
      });
      cache.set(formId, { questions, readAt: performance.now() });
      return questions;
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 404) return undefined;
      // If the provider is down, a stale definition is better than none.
      if (cached) return cached.questions;
      throw error;
    }
  }

  return {
    findQuestions,
    async find(formId) {
      const questions = await findQuestions(formId);
      return questions && toJotForm(formId, `${access.pagesUrl}/${formId}`, questions);
    },
  };
}

const SEND_TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** Client that delivers enquiries in the format of the provider's own forms; the outbox retries. */
export function createJotformLeadClient(
  access: JotformAccess,
  timeoutMs = SEND_TIMEOUT_MS,
): LeadClient {
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
