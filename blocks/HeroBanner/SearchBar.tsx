import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';

const Form = styled('form', {
  ...toneStyle('default'),
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  padding: '$2',
  borderRadius: '$button',
  boxShadow: '$raised',
  maxInlineSize: '$form',
  '@forcedColors': { border: '1px solid CanvasText' },
  '&:focus-within': { outline: '2px solid $focus', outlineOffset: '2px' },
});

const Input = styled('input', {
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '$control',
  paddingInline: '$4 $2',
  border: 0,
  background: 'none',
  color: '$text',
  font: 'inherit',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: '$muted', opacity: 1 },
  // The form shows the focus; the browser's own clear button would be a second one.
  '&:focus': { outline: 'none' },
  '&::-webkit-search-cancel-button': { display: 'none' },
});

interface SearchBarProps {
  /** Page that answers the search. */
  action: string;
  /** Instead of the dictionary's. */
  placeholder?: string;
  /** The page is the car list: the server turns words into filters on the way there (server/cars). */
  findsCars?: boolean;
}

/**
 * Sends ?keyphrase= to a page (spec 1 §2.7); the one for cars by way of the server, which puts what it
 * recognises into the address (spec 2 §2, Routes). A plain form; with script the button waits for a text
 * and the field can be cleared (site/page/searchForms.ts).
 */
export function SearchBar({ action, placeholder, findsCars = false }: SearchBarProps) {
  const message = useMessages();
  return (
    <Form
      action={findsCars ? '/api/cars/search' : action}
      method="get"
      role="search"
      data-search-form=""
      data-suggests-cars={findsCars || undefined}
    >
      {findsCars && <input type="hidden" name="to" value={action} />}
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
      <Button type="submit" aria-label={message('searchSubmit')} iconOnly>
        <Icon name="search" />
      </Button>
    </Form>
  );
}
