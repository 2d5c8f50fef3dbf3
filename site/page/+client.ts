import { watchBanners } from './banners';
import { watchConsent } from './consent/watchConsent';
import { addCopyButtons } from './copyButtons';
import { startCars } from './cars/startCars';
import { countSavedCars } from './cars/countSavedCars';
import { startParts } from './startParts';
import { scheduleIslands } from './scheduleIslands';
import { sendPageView } from './pageView';
import { watchNavigation } from './navigation/watchNavigation';
import { watchReloadButtons } from './reloadButtons';
import { watchSearchForms } from './searchForms';
import { watchPictures } from './watchPictures';
import { watchScrollAreas } from './scrollAreas';
import { watchScrollToTop } from './scrollToTop';
import { watchStickyBars } from './stickyBars';
import { watchRouteLoading } from './waitCursor';

// All that runs in the browser before an island does. Keep it small: every page pays for it.
watchPictures();
watchNavigation();
watchBanners();
scheduleIslands();
startParts();
watchRouteLoading();
watchScrollAreas();
watchScrollToTop();
watchStickyBars();
watchReloadButtons();
watchSearchForms();
startCars();
countSavedCars();
addCopyButtons();
watchConsent();
sendPageView();
// Only who uses the keyboard needs it.
addEventListener('keydown', () => void import('./wholeFocus').then((it) => it.showFocusWhole()), {
  once: true,
});
if (document.querySelector('[data-story-list]')) {
  void import('./storyLists').then((module) => module.watchStoryLists());
}
if (document.querySelector('[data-car-list]')) {
  void import('./carList/watchCarList').then((module) => module.watchCarList());
}
if (document.querySelector('[data-car-page]')) {
  void import('./carDetail/watchCarDetail').then((module) => module.watchCarDetail());
}
const tagManagerId = document.documentElement.dataset.tagManager;
if (tagManagerId) void import('./tagManager').then((module) => module.loadTagManager(tagManagerId));
