import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Section } from '../../../design-system/components/Section/Section';
import { FieldButton } from '../../../design-system/fields/FieldLink';
import { FieldText } from '../../../design-system/fields/FieldText';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { CarTeaserBackground, LinkField, TextField } from '../../../schema/generated/fields';
import { clientScript } from '../../../rendering/clientScript';
import { alignedCards, CARD_ROWS } from './alignedCards';
import { CarCard } from './CarCard';
import { CreditNote } from './CreditNote';
import type { CarRecord } from '../../../domain/documents/carRecord';
import { important } from '../../../design-system/styling/important';

const tones = { Default: 'default', Surface: 'surface' } as const satisfies Record<
  CarTeaserBackground,
  string
>;

const Layout = styled('div', { display: 'grid', gap: '$5', gridTemplateColumns: 'minmax(0, 1fr)' });

const Header = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '$4',
});

const Controls = styled('div', { display: 'flex', alignItems: 'center', gap: '$2' });

/** Buttons that scroll the row; hidden where all cards are visible, or without JavaScript. */
const Steps = styled('div', {
  display: 'none',
  gap: '$2',
  '[data-overflows] &': { '@md': { display: 'flex' } },
});

const Row = styled('ul', {
  ...alignedCards,
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(${CARD_ROWS}, auto)`,
  columnGap: '$grid',
  // Space for the cards' shadows and focus rings; the row still aligns with the margin.
  margin: 'calc(-1 * $space$3) calc(-1 * $space$gutter)',
  padding: '$3 $space$gutter',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '$space$gutter',
  scrollbarWidth: 'thin',
  listStyle: 'none',
  // Wider than the page's content, the row fades out instead of ending in a cut.
  '@xxl': {
    maskImage:
      'linear-gradient(to right, transparent, black $space$gutter calc(100% - $space$gutter), transparent)',
  },
  '&:focus-visible': { outlineOffset: '-4px' },
  justifyContent: 'start',
  // Wraps on paper, where scrolling is not possible.
  '@print': {
    gridAutoFlow: important('row'),
    gridTemplateColumns: 'repeat(auto-fill, minmax($sizes$card, 1fr)) !important',
    gridTemplateRows: important('none'),
    overflow: important('visible'),
    '& > li': { paddingBlockEnd: '$4' },
  },
  // A card focused by keyboard is completely visible, with its focus ring.
  '&:has(:focus-visible)': { scrollSnapType: 'none' },
  // Never wider than the row on the narrowest windows.
  variants: {
    cardWidth: {
      315: { gridAutoColumns: 'min(100%, $sizes$carCard)' },
      330: { gridAutoColumns: 'min(100%, $sizes$carCardWide)' },
    },
  },
});

const Entry = styled('li', { scrollSnapAlign: 'start' });

interface CarRowProps {
  Title?: TextField;
  ButtonLink?: LinkField;
  BackgroundColor?: CarTeaserBackground;
  cars: readonly CarRecord[];
  /** Width of a card in px. */
  cardWidth?: 315 | 330;
  /** False where the page has an example of credit with its warning already. */
  hasCreditNote?: boolean;
}

/** Cards of cars in a row that scrolls sideways; renders nothing if there are no cars. */
export function CarRow(props: CarRowProps) {
  const { Title, ButtonLink, BackgroundColor = 'Default', cars } = props;
  const { cardWidth = 315, hasCreditNote = true } = props;
  const message = useMessages();
  if (cars.length === 0) return null;
  return (
    <Section tone={tones[BackgroundColor]} {...clientScript('CarRow')} data-cars="">
      <Layout>
        <Header>
          {Title && (
            <Heading level={2}>
              <FieldText field={Title} />
            </Heading>
          )}
          <Controls>
            {ButtonLink && <FieldButton field={ButtonLink} variant="outline" />}
            <Steps>
              <Step label={message('previousSlide')} icon="chevronLeft" mark="data-back" />
              <Step label={message('nextSlide')} icon="chevronRight" mark="data-on" />
            </Steps>
          </Controls>
        </Header>
        <Row
          cardWidth={String(cardWidth) as '315'}
          role="list"
          data-scrolls=""
          data-row=""
          aria-label={Title?.value}
        >
          {cars.map((car) => (
            <Entry key={car.car_id}>
              <CarCard car={car} width={cardWidth} />
            </Entry>
          ))}
        </Row>
        {hasCreditNote && <CreditNote cars={cars} />}
      </Layout>
    </Section>
  );
}

interface StepProps {
  label: string;
  icon: 'chevronLeft' | 'chevronRight';
  mark: 'data-back' | 'data-on';
}

function Step({ label, icon, mark }: StepProps) {
  return (
    <Button type="button" variant="outline" iconOnly aria-label={label} {...{ [mark]: '' }}>
      <Icon name={icon} size="medium" />
    </Button>
  );
}
