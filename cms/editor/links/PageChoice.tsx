import { useId, useState, type KeyboardEvent } from 'react';
import { Fieldset } from '../../../design-system/components/Fieldset/Fieldset';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { toReadableRoute } from '../pages/readableRoute';
import { linkTexts as texts } from './linkTexts';

const Choices = styled('div', {
  display: 'grid',
  maxBlockSize: '$column',
  padding: '$1',
  overflowY: 'auto',
  border: '1px solid $line',
  borderRadius: '$control',
});

const Choice = styled('div', {
  display: 'grid',
  minBlockSize: '$touch',
  alignContent: 'center',
  padding: '$1 $3',
  borderRadius: '$small',
  color: '$text',
  fontSize: '$small',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& small': { color: '$muted', fontSize: '$caption' },
  '@hover': { '&:hover': { backgroundColor: '$surface' } },
  '&[aria-selected="true"]': { backgroundColor: '$primary', color: '$onPrimary' },
  '&[aria-selected="true"] small': { color: 'inherit' },
  // The active option, which Enter chooses while the search field has the focus.
  '&[data-active]': { outline: '2px solid $focus', outlineOffset: '-2px' },
});

/** A page to choose. */
export interface ChoosablePage {
  itemId: string;
  displayName: string;
  route: string;
}

/** Maximum number of pages in the list; a search finds the others. */
const MAX_OPTIONS = 50;

/** Number of options that Page Up and Page Down skip. */
const PAGE_STEP = 8;

interface PageChoiceProps<Page extends ChoosablePage> {
  label: string;
  searchLabel: string;
  /** Undefined while they are loading: words can be typed already. */
  pages: readonly Page[] | undefined;
  chosenId: string | undefined;
  onChoose: (page: Page) => void;
}

/**
 * Chooses a page of the site by its name or address. The field and the list are one tab stop: arrow keys
 * move through
 * the list, and Enter chooses the active page. Without an active page, or when it is chosen already, Enter submits
 * the form.
 */
export function PageChoice<Page extends ChoosablePage>(props: PageChoiceProps<Page>) {
  const { label, searchLabel, pages = [], chosenId, onChoose } = props;
  const isLoading = props.pages === undefined;
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(-1);
  const id = useId();
  const normalizedQuery = query.trim().toLowerCase();
  const matches = pages.filter(({ displayName, route }) =>
    `${displayName} ${route}`.toLowerCase().includes(normalizedQuery),
  );
  const shownPages = matches.slice(0, MAX_OPTIONS);
  const chosenPage = pages.find(({ itemId }) => itemId === chosenId);
  const getOptionId = (index: number) => `${id}-${index}`;

  function moveActiveTo(index: number): void {
    const newIndex = Math.min(Math.max(index, 0), shownPages.length - 1);
    setActiveIndex(newIndex);
    document
      .getElementById(getOptionId(newIndex))
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const page = shownPages[activeIndex];
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => moveActiveTo(activeIndex + 1),
      ArrowUp: () => moveActiveTo(activeIndex - 1),
      PageDown: () => moveActiveTo(activeIndex + PAGE_STEP),
      PageUp: () => moveActiveTo(activeIndex - PAGE_STEP),
      Enter: getEnterAction(),
    };
    const action = actions[event.key];
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    action();

    function getEnterAction(): (() => void) | undefined {
      // The words may be those of a page that is still loading.
      if (isLoading && normalizedQuery !== '') return () => undefined;
      return page && page.itemId !== chosenId ? () => onChoose(page) : undefined;
    }
  }

  return (
    <Fieldset legend={label} variant="label">
      <Stack gap={2}>
        {chosenPage && (
          <Text as="div" size="small">
            {texts.chosenPage({ name: chosenPage.displayName, route: chosenPage.route })}
          </Text>
        )}
        <TextField
          role="combobox"
          label={searchLabel}
          value={query}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setQuery(event.target.value);
            // Activates the first search result, so that Enter chooses it.
            setActiveIndex(event.target.value.trim() === '' ? -1 : 0);
          }}
          onKeyDown={handleKeyDown}
          aria-autocomplete="list"
          aria-expanded={shownPages.length > 0}
          aria-controls={shownPages.length > 0 ? id : undefined}
          aria-activedescendant={shownPages[activeIndex] ? getOptionId(activeIndex) : undefined}
        />
        <Text as="div" role="status" size="caption" color="muted">
          {isLoading && <Spinner />}
          {matches.length > MAX_OPTIONS
            ? texts.someOf({ shown: MAX_OPTIONS, count: matches.length })
            : !isLoading && normalizedQuery !== '' && texts.pagesFound({ count: matches.length })}
        </Text>
        {shownPages.length > 0 && (
          <Choices id={id} role="listbox" aria-label={label}>
            {shownPages.map((page, index) => (
              <Choice
                key={page.itemId}
                id={getOptionId(index)}
                role="option"
                aria-selected={page.itemId === chosenId}
                data-active={index === activeIndex ? '' : undefined}
                ref={page.itemId === chosenId ? scrollToChosen : undefined}
                // Keeps the focus in the search field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  setActiveIndex(index);
                  onChoose(page);
                }}
              >
                {page.displayName} <small>{toReadableRoute(page.route)}</small>
              </Choice>
            ))}
          </Choices>
        )}
      </Stack>
    </Fieldset>
  );
}

/** Scrolls the list to the chosen page when it opens. */
function scrollToChosen(option: HTMLElement | null): void {
  const list = option?.closest<HTMLElement>('[role="listbox"]');
  if (option && list) list.scrollTop = option.offsetTop - list.offsetTop;
}
