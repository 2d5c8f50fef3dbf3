import { Link } from '../../../../design-system/components/Link/Link';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { carName } from '../carName';
import type { CarRecord } from '../../../../domain/documents/carRecord';
import { useCreditTexts } from '../../../finance/ui/useCreditTexts';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { offersId } from '../../../finance/ui/pageAnchors';

const Note = styled('div', { display: 'grid', gap: '$2', fontSize: '$caption' });

/**
 * What the monthly costs that cars are filtered by assume, with the example of the first car that has one, and
 * the way to assume something else. Each market tells of it what its cards do (decision 0003).
 */
export function MonthlyAssumed({ cars }: { cars: readonly CarRecord[] }) {
  const message = useMessages();
  const creditTexts = useCreditTexts();
  const { carPath = '' } = usePageInfo();
  const example = cars.find((car) => creditTexts(car));
  const texts = example && creditTexts(example);
  return (
    <Note>
      <Text size="caption" tone="muted">
        {message('monthlyAssumed')}
      </Text>
      {texts && (
        <>
          <Text size="caption" tone="muted">
            {fillIn(message('monthlyExample'), { car: carName(example), ...texts })}
          </Text>
          <Link
            href={`${carPath}/${encodeURIComponent(example.car_id)}/${example.slug}#${offersId}`}
          >
            {fillIn(message('monthlyChange'), { car: carName(example) })}
          </Link>
        </>
      )}
    </Note>
  );
}
