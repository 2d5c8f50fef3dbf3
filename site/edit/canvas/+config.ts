import type { Config } from 'vike/types';

// A page while it is being edited: the same HTML, with an additional script in the browser.
export default {
  route: '/_edit/canvas',
  passToClient: [],
  prefetch: false,
} satisfies Config;
