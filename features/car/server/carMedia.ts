import { array, boolean, object, string } from 'yup';
import type { CarMedia } from '../../../domain/documents/carMedia.types';
import { createUpstream } from '../../../platform/upstreams/request';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';

/** Until then the visitor sees the pictures of the car. */
const TIMEOUT_MS = 3000;
/** Maximum number of pictures of a 360° view: one per degree. */
const MAX_PICTURES = 360;
const MAX_RESPONSE_BYTES = 512 * 1024;

/** Client of the service with videos and 360° views of cars. */
export interface CarMediaClient {
  /** Finds media by registration: capitals and digits only. Undefined for an unknown car. @throws UpstreamError */
  find: (registration: string) => Promise<CarMedia | undefined>;
}

/** Addresses that a page may load: https, or the media store. */
const mediaAddress = string().matches(
  /^(?:https:\/\/[^\s/"'<>\\]|\/-\/media\/)[^\s"'<>\\]*$/,
  'is no address of a picture or film',
);
const spinPictures = array().of(mediaAddress.required()).max(MAX_PICTURES).nullable();

const answerSchema = object({
  videoUrl: mediaAddress.nullable(),
  images360: spinPictures,
  internal360: spinPictures,
  hasVideo: boolean().required(),
  hasInternal360: boolean().required(),
  has360: boolean().required(),
});

/** Creates the client of the media service. @param url base address of the service */
export function createCarMediaClient(url: string): CarMediaClient {
  const upstream = createUpstream({
    name: 'car media',
    url,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_RESPONSE_BYTES,
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

/**
 * Validates an answer. Drops media that the answer announces but does not contain, and media that it contains but
 * does not announce. @throws ValidationError
 */
function readAnswer(body: unknown): CarMedia {
  const parsed = answerSchema.validateSync(body, { strict: true });
  const videoUrl = parsed.hasVideo && parsed.videoUrl ? parsed.videoUrl : undefined;
  const images360 = parsed.has360 ? (parsed.images360 ?? []) : [];
  const internal360 = parsed.hasInternal360 ? (parsed.internal360 ?? []) : [];
  return {
    ...(videoUrl !== undefined && { videoUrl }),
    images360,
    internal360,
    hasVideo: videoUrl !== undefined,
    hasInternal360: internal360.length > 0,
    has360: images360.length > 0,
  };
}
