import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Link } from '../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';
import { MIN_SHOWN_COUNT } from '../../features/car/ui/minShownCount';
import { formatNumber } from '../../domain/money/formatMoney';
import { clientScript } from '../../rendering/clientScript';
import { usePageInfo } from '../../rendering/pageInfo';

const Search = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$3',
  inlineSize: '100%',
  minInlineSize: 0,
});

const Form = styled('form', {
  ...toneStyle('default'),
  display: 'grid',
  // Below each other if the text or the field would be cut off.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1',
  inlineSize: '100%',
  padding: '$1',
  // Round buttons fit into the corners, also below the field.
  borderRadius: 'min($radii$button, $sizes$search / 2 + $space$1)',
  boxShadow: '$raised',
  maxInlineSize: '$form',
  '@sm': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '@forcedColors': { border: '1px solid CanvasText' },
  '&:focus-within': { outline: '2px solid $focus', outlineOffset: '2px' },
  // Same style as once script has disabled it, because the field is empty at first.
  '&:has(input[type="search"]:placeholder-shown) button[type="submit"]': {
    cursor: 'not-allowed',
    opacity: 0.55,
  },
});

const Field = styled('div', { display: 'flex', alignItems: 'center', gap: '$1', minInlineSize: 0 });

const Input = styled('input', {
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '$search',
  paddingInline: '$4 $2',
  border: 0,
  background: 'none',
  color: '$text',
  font: 'inherit',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: '$muted', opacity: 1 },
  // The form shows the focus. The browser's own clear button and the datalist's arrow would be duplicates.
  '&:focus': { outline: 'none' },
  '&::-webkit-search-cancel-button, &::-webkit-calendar-picker-indicator': {
    display: 'none !important',
  },
});

/** HTML `pattern`: at least one character that is not a space. */
const NOT_BLANK_PATTERN = String.raw`.*\S.*`;

interface SearchBarProps {
  /** Path of the page with the search results. */
  action: string;
  /** Replaces the default placeholder. */
  placeholder?: string;
  /** Whether the page is the car list: the server then converts words into filters (features/car/server/carsApi.ts). */
  findsCars?: boolean;
  /** Number of cars that the page shows without a search; undefined if unknown. */
  carCount?: number;
}

/**
 * Sends ?keyphrase= to a page. A search for cars goes through the server, which puts recognized
 * words into the address as filters. An empty search cannot be sent: script disables the button
 * (SearchBar.entry.client.ts), and without JavaScript the browser requires text. A link leads to all cars.
 */
export function SearchBar({
  action,
  placeholder,
  findsCars = false,
  carCount: cars,
}: SearchBarProps) {
  const message = useMessages();
  return (
    <Search>
      <Form
        action={findsCars ? '/api/cars/search' : action}
        method="get"
        role="search"
        {...clientScript('SearchBar')}
        data-suggests-cars={findsCars || undefined}
      >
        {findsCars && <input type="hidden" name="to" value={action} />}
        <Field>
          <Input
            type="search"
            name="keyphrase"
            aria-label={message('searchLabel')}
            placeholder={placeholder ?? message('searchPlaceholder')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            required
            pattern={NOT_BLANK_PATTERN}
          />
          <Button type="reset" variant="ghost" iconOnly aria-label={message('searchClear')} hidden>
            <Icon name="close" />
          </Button>
        </Field>
        <Button type="submit" size="large">
          <Icon name="search" />
          {message('searchSubmit')}
        </Button>
      </Form>
      {(findsCars || cars !== undefined) && <AllCarsLink href={action} cars={cars} />}
    </Search>
  );
}

function AllCarsLink({ href, cars = 0 }: { href: string; cars?: number }) {
  const message = useMessages();
  const { locale } = usePageInfo();
  return (
    <Link variant="standalone" href={href}>
      {cars >= MIN_SHOWN_COUNT
        ? fillIn(message('showAllCars'), { count: formatNumber(cars, locale) })
        : message('showAllCarsUncounted')}
      <Icon name="arrow" size="small" />
    </Link>
  );
}
