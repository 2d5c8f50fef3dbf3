import { Suspense, useMemo, useState } from 'react';
import { ToastRegion } from '../../design-system/components/Toast/ToastRegion';
import { MessagesProvider } from '../../design-system/messages';
import { Authoring } from './authoring';
import { showFailure } from './describeFailure';
import type { EditorStart } from '../../features/editing/model/editorView.types';
import { useEditorKeys } from './keyboard/useEditorKeys';
import { SkipLinks } from './keyboard/SkipLinks';
import { LibraryContext } from './forms/LibraryContext';
import { componentText } from './loadedTexts';
import { LinkPlace } from './links/LinkPlace';
import { PageEditor } from './PageEditor';
import { AccountMenu } from './people/AccountMenu';
import { hasRole, MeProvider } from './people/me';
import { useDecidesOnRequests } from './requests/useDecidesOnRequests';
import { useOpenRequestCount } from './requests/useOpenRequestCount';
import { SignInAgainDialog } from './people/SignInAgainDialog';
import { editorAddress, readPlace, type Place } from './pages/usePages';
import { useRecoveredFocus } from './useRecoveredFocus';
import { ViewFrame } from './views/ViewFrame';
import { ViewNavigation } from './views/ViewNavigation';
import { canOpenView, readView, views, type ViewName } from './views/views';
import { lazyComponent } from './lazyComponent';

const ShortcutsDialog = lazyComponent(
  async () => (await import('./keyboard/ShortcutsDialog')).ShortcutsDialog,
);

/** The editor: a page edited in place, or another view of the site's content. */
export function Editor({ csrf, sites, me }: EditorStart) {
  useRecoveredFocus();
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [isShortcutsOpen, setIsShortcutsOpen] = useState(false);
  const openShortcuts = () => setIsShortcutsOpen(true);
  useEditorKeys(openShortcuts);
  const authoring = useMemo(() => new Authoring(csrf, () => setIsSignedOut(true)), [csrf]);
  const [place, setPlace] = useState<Place>(() => readPlace(sites, window.location.search));
  const [view, setView] = useState<ViewName>(() => readView(window.location.search));

  function goTo(nextPlace: Place, nextView: ViewName = view): void {
    setPlace(nextPlace);
    setView(nextView);
    // The fragment holds the open panel of a view: it does not belong to another view.
    const panel = nextView === view ? window.location.hash : '';
    window.history.replaceState(null, '', editorAddress(nextPlace, nextView) + panel);
  }

  const signOut = () =>
    void authoring.signOut().then(() => window.location.assign('/_edit'), showFailure);

  function resumeSession(token: string): void {
    setIsSignedOut(false);
    authoring.renewSession(token);
  }

  const { site, language } = place;
  const library = useMemo(() => ({ authoring, site, language }), [authoring, site, language]);
  const isDecider = useDecidesOnRequests(authoring, site.name, hasRole(me, 'publisher'));
  const openRequests = useOpenRequestCount(authoring, site.name, isDecider, view);
  const navigation = (
    <ViewNavigation
      view={view}
      onViewChange={(nextView) => goTo(place, nextView)}
      openRequests={openRequests}
    />
  );
  const account = (beforeSignOut?: () => Promise<void>) => (
    <AccountMenu
      authoring={authoring}
      onShortcuts={openShortcuts}
      onSignOut={() => void Promise.resolve(beforeSignOut?.()).then(signOut)}
    />
  );
  const View = canOpenView(view, me) ? views[view]?.component : undefined;
  return (
    <MessagesProvider messages={componentText}>
      <MeProvider value={me}>
        <LibraryContext value={library}>
          <LinkPlace authoring={authoring} place={place}>
            <SkipLinks hasPage={!View} />
            {View ? (
              <ViewFrame
                sites={sites}
                place={place}
                onPlaceChange={goTo}
                navigation={navigation}
                account={account()}
              >
                <Suspense>
                  <View
                    key={`${place.site.name} ${place.language}`}
                    authoring={authoring}
                    sites={sites}
                    place={place}
                    onOpenPage={(nextPlace) => goTo(nextPlace, 'page')}
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
                account={account}
                onSignIn={() => setIsSignedOut(true)}
              />
            )}
            {isShortcutsOpen && <ShortcutsDialog onClose={() => setIsShortcutsOpen(false)} />}
            {isSignedOut && (
              <SignInAgainDialog onClose={() => setIsSignedOut(false)} onSignedIn={resumeSession} />
            )}
          </LinkPlace>
          <ToastRegion />
        </LibraryContext>
      </MeProvider>
    </MessagesProvider>
  );
}
