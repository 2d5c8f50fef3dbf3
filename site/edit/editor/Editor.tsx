import { Suspense, useMemo, useState } from 'react';
import { ToastRegion } from '../../../design-system/components/Toast/ToastRegion';
import { MessagesProvider } from '../../../design-system/messages';
import { messagesOf } from '../../messages/messagesOf';
import { Authoring } from './authoring';
import type { EditorStart } from './editorView.types';
import { PageEditor } from './PageEditor';
import { addressOf, readPlace, type Place } from './usePages';
import { ViewFrame } from './views/ViewFrame';
import { ViewNavigation } from './views/ViewNavigation';
import { readView, views, type ViewName } from './views/views';

const messages: Readonly<Record<string, string>> = messagesOf('en');

/** The editor: a page edited in place, or another view of what a site is made of. */
export function Editor({ csrf, sites }: EditorStart) {
  const authoring = useMemo(() => new Authoring(csrf), [csrf]);
  const [place, setPlace] = useState<Place>(() => readPlace(sites, window.location.search));
  const [view, setView] = useState<ViewName>(() => readView(window.location.search));

  function goTo(nextPlace: Place, nextView: ViewName = view): void {
    setPlace(nextPlace);
    setView(nextView);
    // A view keeps the panel that it shows in the fragment.
    const panel = nextView === view ? window.location.hash : '';
    window.history.replaceState(null, '', addressOf(nextPlace, nextView) + panel);
  }

  const signOut = () => void authoring.signOut().then(() => window.location.assign('/_edit'));

  const navigation = <ViewNavigation view={view} onView={(next) => goTo(place, next)} />;
  const Other = views[view]?.component;
  return (
    <MessagesProvider messages={(key) => messages[key] ?? key}>
      {Other ? (
        <ViewFrame
          sites={sites}
          place={place}
          onPlace={goTo}
          navigation={navigation}
          onSignOut={signOut}
        >
          <Suspense>
            <Other
              key={`${place.site.name} ${place.language}`}
              authoring={authoring}
              sites={sites}
              place={place}
              onOpenPage={(next) => goTo(next, 'page')}
            />
          </Suspense>
        </ViewFrame>
      ) : (
        <PageEditor
          authoring={authoring}
          sites={sites}
          place={place}
          onPlace={goTo}
          navigation={navigation}
          onSignOut={signOut}
        />
      )}
      <ToastRegion />
    </MessagesProvider>
  );
}
