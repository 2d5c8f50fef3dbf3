import { useId, useState, type KeyboardEvent } from 'react';
import { Fieldset } from '../../../design-system/components/Fieldset/Fieldset';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { shownRoute } from '../pages/shownRoute';
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
  // Where the keyboard is in the list, while the field has the focus.
  '&[data-active]': { outline: '2px solid $focus', outlineOffset: '-2px' },
});

/** A page to choose. */
export interface ChoosablePage {
  itemId: string;
  displayName: string;
  route: string;
}

/** Pages in sight at once; searching brings the others. */
const maxShown = 50;

/** Pages that Page Up and Page Down go at once. */
const pageStep = 8;

interface PageChoiceProps<Page extends ChoosablePage> {
  label: string;
  searchLabel: string;
  pages: readonly Page[];
  chosen: string | undefined;
  onChoose: (page: Page) => void;
}

/**
 * Chooses one of the site's pages, found by its name or address. One stop of the keyboard: arrow keys walk through the
 * list below the field, Enter takes the page; where nothing is searched and none walked to, Enter sends the form.
 */
export function PageChoice<Page extends ChoosablePage>(props: PageChoiceProps<Page>) {
  const { label, searchLabel, pages, chosen, onChoose } = props;
  const [wanted, setWanted] = useState('');
  const [active, setActive] = useState(-1);
  const id = useId();
  const words = wanted.trim().toLowerCase();
  const found = pages.filter(({ displayName, route }) =>
    `${displayName} ${route}`.toLowerCase().includes(words),
  );
  const shown = found.slice(0, maxShown);
  const known = pages.find(({ itemId }) => itemId === chosen);
  const optionId = (index: number) => `${id}-${index}`;

  function walkTo(index: number): void {
    const next = Math.min(Math.max(index, 0), shown.length - 1);
    setActive(next);
    document
      .getElementById(optionId(next))
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const page = shown[active];
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => walkTo(active + 1),
      ArrowUp: () => walkTo(active - 1),
      PageDown: () => walkTo(active + pageStep),
      PageUp: () => walkTo(active - pageStep),
      Enter: page && (() => onChoose(page)),
    };
    const action = actions[event.key];
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    action();
  }

  return (
    <Fieldset legend={label} size="label">
      <Stack gap={2}>
        {known && (
          <Text as="div" size="small">
            {texts.chosenPage(known.displayName, known.route)}
          </Text>
        )}
        <TextField
          role="combobox"
          label={searchLabel}
          value={wanted}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setWanted(event.target.value);
            // What is searched for is walked to: Enter takes the first that is found.
            setActive(event.target.value.trim() === '' ? -1 : 0);
          }}
          onKeyDown={onKeyDown}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={shown.length > 0 ? id : undefined}
          aria-activedescendant={shown[active] ? optionId(active) : undefined}
        />
        <Text as="div" role="status" size="caption" tone="muted">
          {found.length > maxShown
            ? texts.someOf(maxShown, found.length)
            : words !== '' && texts.pagesFound(found.length)}
        </Text>
        {shown.length > 0 && (
          <Choices id={id} role="listbox" aria-label={label}>
            {shown.map((page, index) => (
              <Choice
                key={page.itemId}
                id={optionId(index)}
                role="option"
                aria-selected={page.itemId === chosen}
                data-active={index === active ? '' : undefined}
                ref={page.itemId === chosen ? showChosen : undefined}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  setActive(index);
                  onChoose(page);
                }}
              >
                {page.displayName} <small>{shownRoute(page.route)}</small>
              </Choice>
            ))}
          </Choices>
        )}
      </Stack>
    </Fieldset>
  );
}

/** The chosen page is in sight when the list opens. */
function showChosen(choice: HTMLElement | null): void {
  const list = choice?.closest<HTMLElement>('[role="listbox"]');
  if (choice && list) list.scrollTop = choice.offsetTop - list.offsetTop;
}
