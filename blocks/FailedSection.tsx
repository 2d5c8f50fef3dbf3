import { ErrorCard } from '../design-system/components/ErrorCard/ErrorCard';
import { useMessages } from '../design-system/messages';

/** The words are Swedish on every site (spec 1 §2.1), unless its editors have translated them. */
const SWEDISH_TITLE = 'Aj då';

/** Stands where a part of the page failed. */
export function FailedSection() {
  const message = useMessages();
  const title = message('errorCardTitle');
  return (
    <ErrorCard
      lang={title === SWEDISH_TITLE ? 'sv' : undefined}
      title={title}
      text={message('errorCardText')}
      reload={message('errorCardReload')}
    />
  );
}
