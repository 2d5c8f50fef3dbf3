import { useMessages } from '../../../../design-system/messages';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { TemporarilyUnavailable } from '../../../../rendering/TemporarilyUnavailable';

/** Shown if the data of the car cannot be loaded. */
export function CarUnknown() {
  const message = useMessages();
  return (
    <TemporarilyUnavailable
      title={message('detailFailureTitle')}
      text={message('detailFailureText')}
      retryText={message('detailRetry')}
      listText={message('detailAllCars')}
      listPath={usePageInfo().carListPath}
    />
  );
}
