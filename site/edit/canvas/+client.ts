import { watchNavigation } from '../../page/navigation/watchNavigation';
import { holdNavigation } from './holdNavigation';

// All that runs on a page while it is being edited: no page views, no tag manager, no islands.
holdNavigation();
watchNavigation();
