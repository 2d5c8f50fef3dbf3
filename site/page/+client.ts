import { watchConsent } from '../layout/client/watchConsent';
import { watchScrollToTop } from '../layout/client/scrollToTop';
import { watchReloadButtons } from './client/reloadButtons';
import { scheduleIslands } from './client/scheduleIslands';
import { watchScrollAreas } from './client/scrollAreas';
import { afterFirstPaint } from './client/afterFirstPaint';
import { sendPageView } from './client/pageView';
import { hasSeenVariants } from './client/hasSeenVariants';
import { startClientScripts } from './client/startClientScripts';
import { watchStickyBars } from './client/stickyBars';
import { watchRouteLoading } from './client/waitCursor';
import { watchPictures } from './client/watchPictures';

// The script that every page runs before any island. Keep it small, because every page loads it.
watchPictures();
scheduleIslands();
startClientScripts();
watchRouteLoading();
watchScrollAreas();
watchScrollToTop();
watchStickyBars();
watchReloadButtons();
afterFirstPaint(watchConsent);
sendPageView();
// Loaded on the first press, which comes before its click.
addEventListener(
  'pointerdown',
  () =>
    void import('./client/enablePictureTransition').then((module) =>
      module.enablePictureTransition(),
    ),
  {
    once: true,
  },
);
// Loaded on the first key, for visitors who use the keyboard.
addEventListener(
  'keydown',
  () => void import('./client/scrollFocusIntoView').then((module) => module.scrollFocusIntoView()),
  {
    once: true,
  },
);
const { variants, vitals = '' } = document.documentElement.dataset;
if (variants) void import('./client/variants').then((module) => module.startVariants(variants));
else if (hasSeenVariants())
  void import('./client/conversions').then((module) => module.watchConversions());
// Loaded late, and only for a share of the page views.
if (parseFloat(vitals) > Math.random())
  addEventListener(
    'load',
    () => void import('./client/vitals').then((module) => module.sendVitals(vitals)),
  );
const tagManagerId = document.documentElement.dataset.tagManager;
if (tagManagerId)
  void import('./client/tagManager').then((module) => module.loadTagManager(tagManagerId));
