import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';
import { formatNumber } from '../Car/formatMoney';
import { clientScript } from '../clientScript';
import { usePageInfo } from '../pageInfo';

/** Fewer cars are no boast, and other forms of the word in some languages. */
const fewestTold = 5;

const Form = styled('form', {
  ...toneStyle('default'),
  display: 'grid',
  // Below each other where both words and field would be cut.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1',
  padding: '$1',
  borderRadius: '$button',
  boxShadow: '$raised',
  maxInlineSize: '$form',
  '@sm': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '@forcedColors': { border: '1px solid CanvasText' },
  '&:focus-within': { outline: '2px solid $focus', outlineOffset: '2px' },
  // The button says how many cars there are until there is something to search for.
  '& [data-words]': { display: 'none' },
  '&:has(input[type="search"]:not(:placeholder-shown))': {
    '& [data-words]': { display: 'inline' },
    '& [data-all]': { display: 'none' },
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

interface SearchBarProps {
  /** Page that answers the search. */
  action: string;
  /** Instead of the dictionary's. */
  placeholder?: string;
  /** The page is the car list: the server turns words into filters on the way there (server/cars). */
  findsCars?: boolean;
  /** How many cars the page shows to who searches for nothing. */
  cars?: number;
}

/**
 * Sends ?keyphrase= to a page (spec 1 §2.7); the one for cars by way of the server, which puts what it
 * recognises into the address (spec 2 §2, Routes). A plain form that may always be sent: without words it
 * leads to everything the page has. With script the field can be cleared (SearchBar.entry.client.ts).
 */
export function SearchBar({ action, placeholder, findsCars = false, cars = 0 }: SearchBarProps) {
  const message = useMessages();
  const { locale } = usePageInfo();
  const isTold = cars >= fewestTold;
  return (
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
        />
        <Button type="reset" variant="ghost" iconOnly aria-label={message('searchClear')} hidden>
          <Icon name="close" />
        </Button>
      </Field>
      <Button type="submit" size="large">
        <Icon name="search" />
        {isTold && (
          <span data-all="">
            {fillIn(message('searchShowCars'), { count: formatNumber(cars, locale) })}
          </span>
        )}
        <span data-words={isTold ? '' : undefined}>{message('searchSubmit')}</span>
      </Button>
    </Form>
  );
}
