import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { HOLD_HOURS, type HoldProof } from '../../../domain/holds/carHold';
import { BookedCar } from '../../car/ui/BookedCar';
import { CarAside } from '../../car/ui/CarAside';
import { ErrorNotice } from '../../enquiries/ui/ErrorNotice';
import { usePageInfo } from '../../../rendering/pageInfo';

const problems = { limit: 'holdLimit', repeated: 'holdRepeated' } as const;

/** Button that holds the car: opening the link must not, because mail scanners open links too. */
export function ProveHold({ proof: { car, token, problem } }: { proof: HoldProof }) {
  const message = useMessages();
  const { language } = usePageInfo();
  return (
    <CarAside>
      <form method="post" action="/api/holds/prove">
        <input type="hidden" name="hold" value={token} />
        <input type="hidden" name="language" value={language} />
        <Stack gap={4}>
          <Heading level={1} size={2}>
            {message('holdProve')}
          </Heading>
          {problem && (
            <ErrorNotice>
              <Text>{message(problems[problem])}</Text>
            </ErrorNotice>
          )}
          <Text size="lead" measured>
            {fillIn(message('holdProveText'), { hours: HOLD_HOURS })}
          </Text>
          <div>
            <Button type="submit">{message('holdProve')}</Button>
          </div>
        </Stack>
      </form>
      <BookedCar car={car} />
    </CarAside>
  );
}
