import { Button } from '../../../design-system/components/Button/Button';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { ErrorNotice } from '../../enquiries/ui/ErrorNotice';

/** Shown if offerings could not be loaded: with a way to retry, and where to get help (BOOK-94). */
export function OfferingsFailed({ email, onTryAgain }: { email: string; onTryAgain: () => void }) {
  const message = useMessages();
  return (
    <ErrorNotice>
      <Text>{message('bookingServicesFailed')}</Text>
      {email && (
        <Text>
          <Link href={`mailto:${email}`}>{fillIn(message('bookingSupport'), { email })}</Link>
        </Text>
      )}
      <Button type="button" variant="outline" size="small" onClick={onTryAgain}>
        {message('bookingTryAgain')}
      </Button>
    </ErrorNotice>
  );
}
