import { Link } from '../../../../design-system/components/Link/Link';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { carHref, carName } from '../carName';
import type { CarRecord } from '../../../../domain/documents/carRecord';
import { useCreditTexts } from '../../../finance/ui/useCreditTexts';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { OFFERS_ID } from '../../../finance/ui/pageAnchors';

const Note = styled('div', { display: 'grid', gap: '$2', fontSize: '$caption' });

/**
 * The assumptions behind the filter for monthly costs: the example of the first car that has one, and a link to change
 * them. Each market uses the example of its cards (decision 0003).
 */
export function MonthlyCostNote({ cars }: { cars: readonly CarRecord[] }) {
  const message = useMessages();
  const creditTexts = useCreditTexts();
  const { carPath = '' } = usePageInfo();
  const example = cars.find((car) => creditTexts(car));
  const texts = example && creditTexts(example);
  return (
    <Note>
      <Text size="caption" color="muted">
        {message('monthlyAssumed')}
      </Text>
      {texts && (
        <>
          <Text size="caption" color="muted">
            {fillIn(message('monthlyExample'), {
              car: carName(example),
              monthly: texts.monthly,
              summary: texts.summary,
            })}
          </Text>
          <Link href={`${carHref(carPath, example)}#${OFFERS_ID}`}>
            {fillIn(message('monthlyChange'), { car: carName(example) })}
          </Link>
        </>
      )}
    </Note>
  );
}
