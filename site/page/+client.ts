import { scheduleIslands } from './scheduleIslands';
import { sendPageView } from './pageView';
import { watchReloadButtons } from './reloadButtons';
import { watchSearchForms } from './searchForms';
import { watchScrollToTop } from './scrollToTop';

// All that runs in the browser before an island does. Keep it small: every page pays for it.
scheduleIslands();
watchScrollToTop();
watchReloadButtons();
watchSearchForms();
sendPageView();
const tagManagerId = document.documentElement.dataset.tagManager;
if (tagManagerId) void import('./tagManager').then((module) => module.loadTagManager(tagManagerId));
