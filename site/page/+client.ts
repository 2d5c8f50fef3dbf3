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

// All that runs in the browser before an island does. Keep it small: every page pays for it.
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
// Only who presses something needs it; a press comes before its click.
addEventListener(
  'pointerdown',
  () => void import('./client/carryPicture').then((it) => it.carryPicture()),
  {
    once: true,
  },
);
// Only who uses the keyboard needs it.
addEventListener(
  'keydown',
  () => void import('./client/wholeFocus').then((it) => it.showFocusWhole()),
  {
    once: true,
  },
);
const { variants, vitals = '' } = document.documentElement.dataset;
if (variants) void import('./client/variants').then((it) => it.startVariants(variants));
else if (hasSeenVariants()) void import('./client/conversions').then((it) => it.watchConversions());
// Late, and for some of the views alone.
if (parseFloat(vitals) > Math.random())
  addEventListener(
    'load',
    () => void import('./client/vitals').then((it) => it.sendVitals(vitals)),
  );
const tagManagerId = document.documentElement.dataset.tagManager;
if (tagManagerId)
  void import('./client/tagManager').then((module) => module.loadTagManager(tagManagerId));
