import type { Config } from 'vike/types';

// Every address is a page of the content platform; without a client renderer the page stays static
// HTML and the browser only gets +client.ts.
export default {
  route: '/*',
  passToClient: [],
  prefetch: false,
} satisfies Config;
