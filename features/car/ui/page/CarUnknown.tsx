import { useMessages } from '../../../../design-system/messages';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { UnknownNow } from '../../../../rendering/UnknownNow';

/** While nobody can tell anything of the car (spec 2 §4). */
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
