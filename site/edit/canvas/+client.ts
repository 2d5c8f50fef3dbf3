import { preventNavigation } from './preventNavigation';
import { startAddedScripts } from './startAddedScripts';

// A page that is being edited runs this script before the script of every page, which finds neither page
// views nor islands in it. The built server adds that script itself; in development each entry is served on
// its own, so it is imported here.
preventNavigation();
startAddedScripts();
if (import.meta.env.DEV) void import('../../page/+client');
