import type { Config } from 'vike/types';

// The embedded platform's page editor: a separate document, whose script no other page loads.
export default {
  route: '/_edit',
  passToClient: [],
  prefetch: false,
} satisfies Config;
