import { useCallback, useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring } from '../authoring';
import { showFailure } from '../describeFailure';
import { languageName } from '../languageName';
import { frameAddresses } from './pageAddresses';
import { useHasRole } from '../people/me';
import { PublishDialog } from '../publishing/PublishDialog';
import { RequestDialog } from '../requests/RequestDialog';
import { readOpenRequest, requestPublish, withdrawRequest } from '../requests/requestsApi';
import { requestsTexts } from '../requests/requestsTexts';
import { usePageItem } from '../items/usePageItem';
import type { Place } from './usePages';
import { getFirstLanguageToPublish } from './pageTree';
import type { PageNode } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';
import { useLoaded } from '../useLoaded';

interface PublishPageDialogProps {
  authoring: Authoring;
  place: Place;
  node: PageNode;
  /** Shows the page in the page editor. */
  onOpen: (language: string) => void;
  /** Called when public content may have changed. */
  onChanged: () => void;
  onClose: () => void;
}

/** Publishes a page, or requests publication if the account may not publish, in a language to choose. */
export function PublishPageDialog(props: PublishPageDialogProps) {
  const { authoring, place, node, onOpen, onChanged, onClose } = props;
  const [language, setLanguage] = useState(() => getFirstLanguageToPublish(node, place.language));
  const canPublish = useHasRole('publisher');
  const { page } = usePageItem(authoring, node.itemId, language, showFailure);
  if (!canPublish) {
    return <RequestPageDialog {...props} language={language} onLanguageChange={setLanguage} />;
  }
  if (!page) return null;
  const pagePlace = { ...place, language, route: node.route };
  return (
    <PublishDialog
      authoring={authoring}
      place={pagePlace}
      page={page}
      name={page.item.displayName}
      isPublic={page.unpublished.isPublic}
      addresses={frameAddresses(pagePlace, node.route, node.itemId)}
      languages={toLanguageStates(node)}
      onLanguageChange={setLanguage}
      otherChanges={[
        ...(node.publicRoute ? [texts.placeGoesToo({ route: node.route })] : []),
        ...(node.hasNewOrder ? [texts.orderGoesToo] : []),
      ]}
      onShowBlock={() => onOpen(language)}
      onChanged={onChanged}
      onClose={onClose}
    />
  );
}

/** The languages of a page, each with its state as text. */
const toLanguageStates = ({ languages }: PageNode) =>
  languages.flatMap(({ language, state }) =>
    state ? [{ language, state: texts.languageState[state] }] : [],
  );

interface RequestPageDialogProps extends PublishPageDialogProps {
  language: string;
  onLanguageChange: (language: string) => void;
}

function RequestPageDialog(props: RequestPageDialogProps) {
  const { authoring, node, language, onLanguageChange, onChanged, onClose } = props;
  const { itemId, displayName } = node;
  const { value: loaded } = useLoaded(
    useCallback(
      async () => ({ language, request: await readOpenRequest(authoring, itemId, language) }),
      [authoring, itemId, language],
    ),
    showFailure,
  );
  async function finishAction(action: Promise<unknown>, title: string): Promise<void> {
    await action;
    const text = requestsTexts.pageIn({ page: displayName, language: languageName(language) });
    showToast({ title, text, variant: 'success', id: 'editor' });
    onChanged();
    onClose();
  }
  if (!loaded) return null;
  return (
    <RequestDialog
      page={requestsTexts.pageIn({ page: displayName, language: languageName(language) })}
      request={loaded.language === language ? loaded.request : undefined}
      languages={toLanguageStates(node)}
      language={language}
      onLanguageChange={onLanguageChange}
      onSend={(note) =>
        finishAction(requestPublish(authoring, { itemId, language, note }), requestsTexts.asked)
      }
      onWithdraw={(openRequest) =>
        finishAction(withdrawRequest(authoring, openRequest), requestsTexts.withdrawn)
      }
      onClose={onClose}
    />
  );
}
