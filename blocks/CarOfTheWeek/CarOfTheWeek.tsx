import { Container } from '../../design-system/components/Container/Container';
import { Heading } from '../../design-system/components/Heading/Heading';
import { LoanWarning } from '../../design-system/components/LoanWarning/LoanWarning';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { CarOfTheWeekProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { CarouselControls } from '../Carousel/CarouselControls';
import { clientScript } from '../../rendering/clientScript';
import { usePageInfo } from '../../rendering/pageInfo';
import { important } from '../../design-system/styling/important';
import type { CarOfTheWeekData } from './CarOfTheWeek.data';
import { WeekSlide } from './WeekSlide';

/** Time that a slide is shown if the editor sets none. */
const DEFAULT_DELAY_SECONDS = 5;

const Frame = styled('div', { containerType: 'inline-size' });

/** Scrolls and snaps natively; the slides next to the selected one are partly visible. */
const Row = styled('div', {
  '--slide': 'min(100cqi - 2 * $space$gutter, $sizes$content)',
  position: 'relative',
  display: 'flex',
  gap: '$4',
  // Padding, so that the first and the last slide can be centred too.
  '--beside': 'calc((100cqi - var(--slide)) / 2)',
  paddingInline: 'var(--beside)',
  paddingBlock: '$2',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@noScript': { scrollbarWidth: 'thin' },
  '& > *': { flex: '0 0 var(--slide)', scrollSnapAlign: 'center', scrollSnapStop: 'always' },
  '@print': {
    display: important('block'),
    padding: '0 !important',
    overflow: important('visible'),
  },
  '&:focus-visible': { outlineOffset: '-4px' },
});

/**
 * A carousel of cars, which advances automatically from the last slide to the first; its buttons stop at the ends
 * (OQ-28); Carousel.client.ts moves it.
 */
export function CarOfTheWeek(props: WithData<CarOfTheWeekProps, CarOfTheWeekData>) {
  const { Title, AutoplayDelay, data } = props;
  const message = useMessages();
  const { loanWarning } = usePageInfo();
  const cars = data?.cars ?? [];
  const offersCredit = cars.some(({ car_loan_option }) => car_loan_option !== undefined);
  if (cars.length === 0) return null;
  const delaySeconds = AutoplayDelay && AutoplayDelay > 0 ? AutoplayDelay : DEFAULT_DELAY_SECONDS;
  const title = Title?.value ?? message('carOfTheWeek');
  return (
    <Section
      tone="surface"
      width="bleed"
      aria-roledescription={message('carousel')}
      aria-label={title}
      {...clientScript('Carousel')}
      data-delay={cars.length > 1 ? delaySeconds * 1000 : undefined}
    >
      <Stack gap={5}>
        <Container>
          <Heading level={2}>{Title ? <FieldText field={Title} /> : title}</Heading>
        </Container>
        <Frame>
          <Row role="group" aria-label={title} tabIndex={0} data-slides="">
            {cars.map((car, index) => (
              <WeekSlide key={car.car_id} car={car} place={{ index, count: cars.length }} />
            ))}
          </Row>
        </Frame>
        <Container>
          <CarouselControls count={cars.length} over={false} pausable={cars.length > 1} />
        </Container>
        {loanWarning && offersCredit && (
          <Container>
            <LoanWarning />
          </Container>
        )}
      </Stack>
    </Section>
  );
}
