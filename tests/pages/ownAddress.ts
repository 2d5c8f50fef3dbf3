import { randomInt } from 'node:crypto';

/**
 * For `test.use`: the tests of a file are visitors with an address of their own, as behind a balancer, so that they
 * share no limit of what an address may send with other files.
 */
export const ownAddress = {
  extraHTTPHeaders: {
    'x-forwarded-for': `10.${[256, 256, 256].map((end) => randomInt(end)).join('.')}`,
  },
};
