import { randomInt } from 'node:crypto';

/**
 * Options for `test.use`: gives the tests of a file their own client address, as behind a load balancer, so
 * that they do not share rate limits with other files.
 */
export const ownAddress = {
  extraHTTPHeaders: {
    'x-forwarded-for': `10.${[256, 256, 256].map((end) => randomInt(end)).join('.')}`,
  },
};
