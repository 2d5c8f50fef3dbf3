import { array, boolean, object, string } from 'yup';
import type { CarMedia } from '../../../domain/documents/carMedia.types';
import { createUpstream } from '../../../platform/upstreams/request';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';

/** Longest wait, in ms: a visitor looks at the pictures meanwhile. */
const TIMEOUT_MS = 3000;
/** Pictures of a turn at most; none has so many that every degree is one. */
const MOST_PICTURES = 360;
const LARGEST_ANSWER = 512 * 1024;

/** Client of the service that has films and turns of cars (spec 2 §7). */
export interface CarMediaClient {
  /** By registration, capitals and digits only; undefined for a car that the service does not know. @throws UpstreamError */
  find: (registration: string) => Promise<CarMedia | undefined>;
}

/** What a page may show: from elsewhere only over a safe line, or from the media store. */
const address = string().matches(
  /^(?:https:\/\/[^\s/"'<>\\]|\/-\/media\/)[^\s"'<>\\]*$/,
  'is no address of a picture or film',
);
const turn = array().of(address.required()).max(MOST_PICTURES).nullable();

const answer = object({
  videoUrl: address.nullable(),
  images360: turn,
  internal360: turn,
  hasVideo: boolean().required(),
  hasInternal360: boolean().required(),
  has360: boolean().required(),
});

export function createCarMediaClient(url: string): CarMediaClient {
  const upstream = createUpstream({
    name: 'car media',
    url,
    timeoutMs: TIMEOUT_MS,
    maxBytes: LARGEST_ANSWER,
  });
  return {
    async find(registration) {
      try {
        return await upstream.request({
          path: `/${encodeURIComponent(registration)}`,
          validate: readAnswer,
        });
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return undefined;
        throw error;
      }
    },
  };
}

/** What is promised and missing is not there, and what is there but not promised is not shown. */
function readAnswer(body: unknown): CarMedia {
  const read = answer.validateSync(body, { strict: true });
  const videoUrl = read.hasVideo && read.videoUrl ? read.videoUrl : undefined;
  const images360 = read.has360 ? (read.images360 ?? []) : [];
  const internal360 = read.hasInternal360 ? (read.internal360 ?? []) : [];
  return {
    ...(videoUrl !== undefined && { videoUrl }),
    images360,
    internal360,
    hasVideo: videoUrl !== undefined,
    hasInternal360: internal360.length > 0,
    has360: images360.length > 0,
  };
}
