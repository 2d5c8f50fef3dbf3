import type { PublishRequest } from './requestsApi';

/**
 * Whether the account decides on a request now: in its stage, or as a publisher when it is in none. The
 * platform enforces it.
 */
export const canDecide = (
  { isMine, stage }: Pick<PublishRequest, 'isMine' | 'stage'>,
  isPublisher: boolean,
): boolean => !isMine && (stage ? stage.canDecide : isPublisher);
