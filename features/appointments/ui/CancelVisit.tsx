import { Button } from '../../../design-system/components/Button/Button';
import { Details } from '../../../design-system/components/Details/Details';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import type { ShownVisit } from '../../../domain/booking/visit.types';
import { VisitForm } from './VisitForm';

/** Cancels the visit, after asking for confirmation. */
export function CancelVisit({ visit }: { visit: ShownVisit }) {
  const message = useMessages();
  return (
    <Details summary={message('visitCancel')}>
      <VisitForm action="/api/visits/cancel" token={visit.token}>
        <Stack gap={4}>
          <Text>{message('visitCancelAsk')}</Text>
          <div>
            <Button type="submit" variant="outline">
              {message('visitCancelNow')}
            </Button>
          </div>
        </Stack>
      </VisitForm>
    </Details>
  );
}
