import { Button } from '../../../../design-system/components/Button/Button';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Section } from '../../../../design-system/components/Section/Section';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { FieldText } from '../../../../design-system/fields/FieldText';
import { useMessages } from '../../../../design-system/messages';
import type { CarDetailFields } from '../../../../schema/generated/fields';
import { CarRow } from '../CarRow';
import { searchAddress } from '../searchAddress';
import { usePageInfo } from '../../../../rendering/pageInfo';
import type { GoneCar } from './findRecommendedCars';

interface CarGoneProps extends Pick<CarDetailFields, 'NotFoundTitle' | 'NotFoundText'> {
  data: GoneCar;
}

/** Shown for a car that is gone: recommended cars, and a link to more. */
export function CarGone({ NotFoundTitle, NotFoundText, data }: CarGoneProps) {
  const message = useMessages();
  const { carListPath, carListButtonOnNotFound } = usePageInfo();
  const { keyphrase, recommended } = data;
  return (
    <>
      <Section padding="small">
        <Stack gap={4} align="start">
          <Heading level={1}>
            {NotFoundTitle ? <FieldText field={NotFoundTitle} /> : message('detailGoneTitle')}
          </Heading>
          <Text size="lead" measured>
            {NotFoundText ? <FieldText field={NotFoundText} /> : message('detailGoneText')}
          </Text>
          {carListPath && carListButtonOnNotFound && (
            <Button as="a" href={searchAddress(carListPath, { values: [], keyphrase })}>
              {message(keyphrase ? 'detailToList' : 'detailAllCars')}
            </Button>
          )}
        </Stack>
      </Section>
      <CarRow Title={{ value: message('detailRecommended') }} cars={recommended} />
    </>
  );
}
