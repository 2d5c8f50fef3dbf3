import { useId, useState } from 'react';
import { Fieldset } from '../../../../design-system/components/Fieldset/Fieldset';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { styled } from '../../../../design-system/stitches';
import { linkTexts as texts } from './linkTexts';

const Choices = styled('ul', {
  display: 'grid',
  maxBlockSize: '$column',
  margin: 0,
  padding: '$1',
  overflowY: 'auto',
  border: '1px solid $line',
  borderRadius: '$control',
  listStyle: 'none',
});

const Choice = styled('button', {
  display: 'grid',
  inlineSize: '100%',
  minBlockSize: '$touch',
  alignContent: 'center',
  padding: '$1 $3',
  border: 0,
  borderRadius: '$small',
  backgroundColor: 'transparent',
  color: '$text',
  font: 'inherit',
  fontSize: '$small',
  lineHeight: '$snug',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& small': { color: '$muted', fontSize: '$caption' },
  '@hover': { '&:hover': { backgroundColor: '$surface' } },
  '&[aria-pressed="true"]': { backgroundColor: '$primary', color: '$onPrimary' },
  '&[aria-pressed="true"] small': { color: 'inherit' },
  '&:focus-visible': { outlineOffset: '-2px' },
});

/** A page to choose. */
export interface ChoosablePage {
  itemId: string;
  displayName: string;
  route: string;
}

/** Pages in sight at once; searching brings the others. */
const maxShown = 50;

interface PageChoiceProps<Page extends ChoosablePage> {
  label: string;
  searchLabel: string;
  pages: readonly Page[];
  chosen: string | undefined;
  onChoose: (page: Page) => void;
}

/** Chooses one of the site's pages, found by its name or address. */
export function PageChoice<Page extends ChoosablePage>(props: PageChoiceProps<Page>) {
  const { label, searchLabel, pages, chosen, onChoose } = props;
  const [wanted, setWanted] = useState('');
  const id = useId();
  const words = wanted.trim().toLowerCase();
  const found = pages.filter(({ displayName, route }) =>
    `${displayName} ${route}`.toLowerCase().includes(words),
  );
  const known = pages.find(({ itemId }) => itemId === chosen);
  return (
    <Fieldset legend={label} size="label">
      <Stack gap={2}>
        {known && (
          <Text as="div" size="small">
            {texts.chosenPage(known.displayName, known.route)}
          </Text>
        )}
        <TextField
          type="search"
          label={searchLabel}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => {
            // Enter takes what is found instead of sending the form around.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (found[0] && words !== '') onChoose(found[0]);
          }}
          aria-controls={id}
        />
        <Text as="div" role="status" size="caption" tone="muted">
          {words !== '' && texts.pagesFound(found.length)}
        </Text>
        {found.length > 0 && (
          <Choices id={id} aria-label={label}>
            {found.slice(0, maxShown).map((page) => (
              <li key={page.itemId}>
                <Choice
                  type="button"
                  aria-pressed={page.itemId === chosen}
                  ref={page.itemId === chosen ? showChosen : undefined}
                  onClick={() => onChoose(page)}
                >
                  {page.displayName}
                  <small>{page.route}</small>
                </Choice>
              </li>
            ))}
          </Choices>
        )}
      </Stack>
    </Fieldset>
  );
}

/** The chosen page is in sight when the list opens. */
function showChosen(choice: HTMLElement | null): void {
  const list = choice?.closest('ul');
  if (choice && list) list.scrollTop = choice.offsetTop - list.offsetTop;
}
