import type { EditorSite } from '../../../features/editing/model/editorView.types';
import type { Authoring } from '../authoring';
import { showFailure } from '../describeFailure';
import { usePageItem } from '../items/usePageItem';
import { frameAddresses } from '../pages/pageAddresses';
import { PublishDialog } from '../publishing/PublishDialog';
import type { PublishRequest } from './requestsApi';

interface ReviewRequestDialogProps {
  authoring: Authoring;
  site: EditorSite;
  request: PublishRequest;
  /** Route of the page, without the language. */
  route: string;
  /** Shows the page in the page editor. */
  onOpen: () => void;
  /** Called when the request was decided. */
  onChanged: () => void;
  onClose: () => void;
}

/** Shows checks and changes of a page that has a request to publish. Publishing approves the request. */
export function ReviewRequestDialog(props: ReviewRequestDialogProps) {
  const { authoring, site, request, route, onOpen, onChanged, onClose } = props;
  const { itemId, language } = request;
  const { page } = usePageItem(authoring, itemId, language, showFailure);
  if (!page) return null;
  const place = { site, language, route };
  return (
    <PublishDialog
      authoring={authoring}
      place={place}
      page={page}
      name={request.pageName ?? ''}
      isPublic={page.unpublished.isPublic}
      addresses={frameAddresses(place, route, itemId)}
      request={request}
      onShowBlock={onOpen}
      onChanged={onChanged}
      onClose={onClose}
    />
  );
}
