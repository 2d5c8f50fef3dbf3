import { ErrorCard } from '../design-system/components/ErrorCard/ErrorCard';
import { useMessages } from '../design-system/messages';

/** Title of the card; the texts are Swedish on every site unless its editors have translated them. */
const SWEDISH_TITLE = 'Aj då';

/** Replaces a part of the page that failed. */
export function FailedSection() {
  const message = useMessages();
  const title = message('errorCardTitle');
  return (
    <ErrorCard
      lang={title === SWEDISH_TITLE ? 'sv' : undefined}
      title={title}
      text={message('errorCardText')}
      reloadLabel={message('errorCardReload')}
    />
  );
}
