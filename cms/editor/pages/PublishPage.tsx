import { useCallback, useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring } from '../authoring';
import { tellFailure } from '../describeFailure';
import { languageName } from '../languageName';
import { publishAddresses } from './pageAddresses';
import { useHasRole } from '../people/me';
import { PublishDialog } from '../publishing/PublishDialog';
import { RequestDialog } from '../requests/RequestDialog';
import { readRequestOf, requestPublish, withdrawRequest } from '../requests/requestsApi';
import { requestTexts } from '../requests/requestsTexts';
import { usePageItem } from '../items/usePageItem';
import type { Place } from './usePages';
import { firstToPublish } from './pageRows';
import type { PageNode } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';
import { useLoaded } from '../useLoaded';

interface PublishPageProps {
  authoring: Authoring;
  place: Place;
  node: PageNode;
  /** Shows the page in the page editor. */
  onOpen: (language: string) => void;
  /** Visitors may see something else now. */
  onChanged: () => void;
  onClose: () => void;
}

/** The dialog that publishes a page, or asks for it, in a language that is chosen there. */
export function PublishPage(props: PublishPageProps) {
  const { authoring, place, node, onOpen, onChanged, onClose } = props;
  const [language, setLanguage] = useState(() => firstToPublish(node, place.language));
  const mayPublish = useHasRole('publisher');
  const { page } = usePageItem(authoring, node.itemId, language, tellFailure);
  if (!mayPublish) {
    return <AskForPage {...props} language={language} onLanguage={setLanguage} />;
  }
  if (!page) return null;
  const at = { ...place, language, route: node.route };
  return (
    <PublishDialog
      authoring={authoring}
      place={at}
      page={page}
      name={node.displayName}
      isPublic={page.unpublished.isPublic}
      addresses={publishAddresses(at, node.route, node.itemId)}
      languages={languageStates(node)}
      onLanguage={setLanguage}
      besides={[
        ...(node.publicRoute ? [texts.placeGoesToo(node.route)] : []),
        ...(node.hasNewOrder ? [texts.orderGoesToo] : []),
      ]}
      onShow={() => onOpen(language)}
      onChanged={onChanged}
      onClose={onClose}
    />
  );
}

/** The languages that a page exists in, each with its state in words. */
const languageStates = ({ languages }: PageNode) =>
  languages.flatMap(({ language, state }) =>
    state ? [{ language, state: texts.languageState[state] }] : [],
  );

interface AskForPageProps extends PublishPageProps {
  language: string;
  onLanguage: (language: string) => void;
}

function AskForPage(props: AskForPageProps) {
  const { authoring, node, language, onLanguage, onChanged, onClose } = props;
  const { itemId, displayName } = node;
  const { value: known } = useLoaded(
    useCallback(
      async () => ({ language, request: await readRequestOf(authoring, itemId, language) }),
      [authoring, itemId, language],
    ),
    tellFailure,
  );
  async function settle(action: Promise<unknown>, title: string): Promise<void> {
    await action;
    const text = requestTexts.pageIn(displayName, languageName(language));
    showToast({ title, text, look: 'success', id: 'editor' });
    onChanged();
    onClose();
  }
  if (!known) return null;
  return (
    <RequestDialog
      page={requestTexts.pageIn(displayName, languageName(language))}
      request={known.language === language ? known.request : undefined}
      languages={languageStates(node)}
      language={language}
      onLanguage={onLanguage}
      onSend={(note) =>
        settle(requestPublish(authoring, { itemId, language, note }), requestTexts.asked)
      }
      onWithdraw={(open) => settle(withdrawRequest(authoring, open), requestTexts.withdrawn)}
      onClose={onClose}
    />
  );
}
