import { scheduleIslands } from './scheduleIslands';
import { sendPageView } from './pageView';
import { watchNavigation } from './navigation/watchNavigation';
import { watchReloadButtons } from './reloadButtons';
import { watchSearchForms } from './searchForms';
import { watchScrollToTop } from './scrollToTop';
import { watchRouteLoading } from './waitCursor';

// All that runs in the browser before an island does. Keep it small: every page pays for it.
watchNavigation();
scheduleIslands();
watchRouteLoading();
watchScrollToTop();
watchReloadButtons();
watchSearchForms();
sendPageView();
const tagManagerId = document.documentElement.dataset.tagManager;
if (tagManagerId) void import('./tagManager').then((module) => module.loadTagManager(tagManagerId));
