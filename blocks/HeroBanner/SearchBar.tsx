import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Link } from '../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';
import { fewestTold } from '../../features/car/ui/fewestTold';
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
  // Below each other where both words and field would be cut.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1',
  inlineSize: '100%',
  padding: '$1',
  borderRadius: '$button',
  boxShadow: '$raised',
  maxInlineSize: '$form',
  '@sm': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '@forcedColors': { border: '1px solid CanvasText' },
  '&:focus-within': { outline: '2px solid $focus', outlineOffset: '2px' },
  // Looks as it does once script has disabled it: there is nothing to search for yet.
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
  // The form shows the focus; the browser's own clear button would be a second one, its arrow of a list a third.
  '&:focus': { outline: 'none' },
  '&::-webkit-search-cancel-button, &::-webkit-calendar-picker-indicator': {
    display: 'none !important',
  },
});

/** Anything but blanks, as HTML's `pattern` takes it. */
const someWord = String.raw`.*\S.*`;

interface SearchBarProps {
  /** Page that answers the search. */
  action: string;
  /** Instead of the dictionary's. */
  placeholder?: string;
  /** The page is the car list: the server turns words into filters on the way there (server/cars). */
  findsCars?: boolean;
  /** How many cars the page shows to who searches for nothing; undefined where that is not known. */
  cars?: number;
}

/**
 * Sends ?keyphrase= to a page (spec 1 §2.7); the one for cars by way of the server, which puts what it
 * recognises into the address (spec 2 §2, Routes). Without words there is nothing to send: script disables the button
 * (SearchBar.entry.client.ts), and without script the browser asks for words. A link leads to all cars.
 */
export function SearchBar({ action, placeholder, findsCars = false, cars }: SearchBarProps) {
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
            pattern={someWord}
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
      {(findsCars || cars !== undefined) && <AllCars href={action} cars={cars} />}
    </Search>
  );
}

function AllCars({ href, cars = 0 }: { href: string; cars?: number }) {
  const message = useMessages();
  const { locale } = usePageInfo();
  return (
    <Link look="standalone" href={href}>
      {cars >= fewestTold
        ? fillIn(message('showAllCars'), { count: formatNumber(cars, locale) })
        : message('showAllCarsUncounted')}
      <Icon name="arrow" size="small" />
    </Link>
  );
}
