import { Suspense, useMemo, useState } from 'react';
import { ToastRegion } from '../../design-system/components/Toast/ToastRegion';
import { MessagesProvider } from '../../design-system/messages';
import { messagesOf } from '../../messages/messagesOf';
import { Authoring } from './authoring';
import type { EditorStart } from '../../features/editing/model/editorView.types';
import { LibraryContext } from './forms/LibraryContext';
import { LinkPlace } from './links/LinkPlace';
import { PageEditor } from './PageEditor';
import { AccountMenu } from './people/AccountMenu';
import { hasRole, MeProvider } from './people/me';
import { useOpenRequests } from './requests/useOpenRequests';
import { SignInAgainDialog } from './people/SignInAgainDialog';
import { addressOf, readPlace, type Place } from './pages/usePages';
import { useRecoveredFocus } from './useRecoveredFocus';
import { ViewFrame } from './views/ViewFrame';
import { ViewNavigation } from './views/ViewNavigation';
import { mayOpen, readView, views, type ViewName } from './views/views';

const messages: Readonly<Record<string, string>> = messagesOf('en');

/** The editor: a page edited in place, or another view of what a site is made of. */
export function Editor({ csrf, sites, me }: EditorStart) {
  useRecoveredFocus();
  const [signedOut, setSignedOut] = useState(false);
  const authoring = useMemo(() => new Authoring(csrf, () => setSignedOut(true)), [csrf]);
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

  function signedInAgain(token: string): void {
    setSignedOut(false);
    authoring.renew(token);
  }

  const { site, language } = place;
  const library = useMemo(() => ({ authoring, site, language }), [authoring, site, language]);
  const openRequests = useOpenRequests(authoring, site.name, hasRole(me, 'publisher'), view);
  const navigation = (
    <ViewNavigation view={view} onView={(next) => goTo(place, next)} openRequests={openRequests} />
  );
  const account = (beforeSignOut?: () => Promise<void>) => (
    <AccountMenu
      authoring={authoring}
      onSignOut={() => void Promise.resolve(beforeSignOut?.()).then(signOut)}
    />
  );
  const Other = mayOpen(view, me) ? views[view]?.component : undefined;
  return (
    <MessagesProvider messages={(key) => messages[key] ?? key}>
      <MeProvider value={me}>
        <LibraryContext value={library}>
          <LinkPlace authoring={authoring} place={place}>
            {Other ? (
              <ViewFrame
                sites={sites}
                place={place}
                onPlace={goTo}
                navigation={navigation}
                account={account()}
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
                account={account}
                onSignIn={() => setSignedOut(true)}
              />
            )}
            {signedOut && (
              <SignInAgainDialog onClose={() => setSignedOut(false)} onSignedIn={signedInAgain} />
            )}
          </LinkPlace>
          <ToastRegion />
        </LibraryContext>
      </MeProvider>
    </MessagesProvider>
  );
}
