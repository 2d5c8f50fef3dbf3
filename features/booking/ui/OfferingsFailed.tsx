import { Button } from '../../../design-system/components/Button/Button';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { FaultNotice } from '../../enquiries/ui/FaultNotice';

/** Says that nothing can be chosen now, and whom to write to (BOOK-94). */
export function OfferingsFailed({ email, onTryAgain }: { email: string; onTryAgain: () => void }) {
  const message = useMessages();
  return (
    <FaultNotice>
      <Text>{message('bookingServicesFailed')}</Text>
      {email && (
        <Text>
          <Link href={`mailto:${email}`}>{fillIn(message('bookingSupport'), { email })}</Link>
        </Text>
      )}
      <Button type="button" variant="outline" size="small" onClick={onTryAgain}>
        {message('bookingTryAgain')}
      </Button>
    </FaultNotice>
  );
}
