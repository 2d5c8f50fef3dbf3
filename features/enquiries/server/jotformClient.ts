import { BoundedMemory } from '../../../platform/memory/BoundedMemory';
import { type JotAnswers, jotFormOf, readJotAnswers } from '../model/jot/readJotForm';
import { jotAnswers } from '../model/jot/jotAnswers';
import type { JotForm } from '../../../domain/forms/jot/jotForm.types';
import type { LeadClient } from './leads/lead.types';
import { exchange, createUpstream } from '../../../platform/upstreams/request';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';

/** Where the provider is, and the key that it knows us by; the key never leaves the server. */
export interface JotformAccess {
  url: string;
  apiKey: string;
  /** The provider's pages for visitors; a form's id follows. */
  pagesUrl: string;
}

export interface JotformClient {
  /** The definition of a form; undefined for one that the provider does not have. @throws UpstreamError */
  find: (formId: string) => Promise<JotForm | undefined>;
  /** The same in the provider's words, without anybody's answers. @throws UpstreamError */
  findAnswers: (formId: string) => Promise<JotAnswers | undefined>;
}

/** A definition, and when it came. */
interface Known {
  answers: JotAnswers;
  readAt: number;
}

/** How long a definition stands, in ms, and how many are kept. */
const FRESH_MS = 300_000;
const MAX_KEPT = 200;
const MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 4000;

/**
 * Client of the provider of forms (spec 3 §7.4). It has no call for a definition that tells what is asked: the
 * last submission is asked for, and what somebody answered there is dropped before anything else is done.
 */
export function createJotformClient(access: JotformAccess): JotformClient {
  const upstream = createUpstream({
    name: 'jotform',
    url: access.url,
    headers: { apikey: access.apiKey },
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  const kept = new BoundedMemory<string, Known>({
    name: 'definitions of forms',
    max: MAX_KEPT,
  });

  async function findAnswers(formId: string): Promise<JotAnswers | undefined> {
    const known = kept.get(formId);
    if (known && performance.now() - known.readAt < FRESH_MS) return known.answers;
    try {
      const answers = await upstream.request({
        path: `/form/${encodeURIComponent(formId)}/submissions?limit=1`,
        validate: readJotAnswers,
      });
      kept.set(formId, { answers, readAt: performance.now() });
      return answers;
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 404) return undefined;
      // What the form asked a while ago, it will ask now.
      if (known) return known.answers;
      throw error;
    }
  }

  return {
    findAnswers,
    async find(formId) {
      const answers = await findAnswers(formId);
      return answers && jotFormOf(formId, `${access.pagesUrl}/${formId}`, answers);
    },
  };
}

const SEND_TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** Delivers answers to the provider, as its own forms do. The outbox says when to send again. */
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
