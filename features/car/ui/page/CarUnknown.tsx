import { useMessages } from '../../../../design-system/messages';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { UnknownNow } from '../../../../rendering/UnknownNow';

/** Shown if the data of the car cannot be loaded. */
export function CarUnknown() {
  const message = useMessages();
  return (
    <UnknownNow
      title={message('detailFailureTitle')}
      text={message('detailFailureText')}
      retry={message('detailRetry')}
      list={message('detailAllCars')}
      listPath={usePageInfo().carListPath}
    />
  );
}
