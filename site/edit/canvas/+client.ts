import { holdNavigation } from './holdNavigation';

// A page that is being edited: the script of every page, which finds neither page views nor islands in it, and this
// before it. The built server adds the former; sources are served one entry at a time.
holdNavigation();
if (import.meta.env.DEV) void import('../../page/+client');
