import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import {
  Affix,
  bareInput,
  boxButton,
  ControlBox,
} from '../../../../design-system/components/FormField/control';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../../design-system/components/Spinner/Spinner';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { townLine } from '../../../../domain/dealers/townLine';
import type { FinderLocation } from '../../../map/ui/location.types';
import { searchKey } from './searchKey';

const Form = styled('form', { position: 'relative', zIndex: '$floating' });

const Suggestions = styled('ul', {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(100% + $space$1)',
  margin: 0,
  padding: '$2',
  listStyle: 'none',
  border: '1px solid $line',
  borderRadius: '$control',
  backgroundColor: '$bg',
  boxShadow: '$overlay',
});

const Suggestion = styled('li', {
  display: 'grid',
  padding: '$2 $3',
  borderRadius: '$small',
  lineHeight: '$snug',
  cursor: 'pointer',
  '& span': { color: '$muted', fontSize: '$small' },
  '@hover': { '&:hover': { backgroundColor: '$surface' } },
  '&[aria-selected="true"]': {
    backgroundColor: '$primary',
    color: '$onPrimary',
    '& span': { color: 'inherit' },
  },
  '@forcedColors': {
    '&[aria-selected="true"]': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});

const Problem = styled('p', { margin: '$2 0 0', color: '$danger', fontSize: '$small' });

export interface LocationSearchProps {
  /** Address that a search without JavaScript is sent to. */
  action: string;
  /** The search in the page's address, and whether it failed. */
  initial: { text: string; failed: boolean };
  /** Places that match the typed text, best first. */
  suggest: (text: string) => Promise<readonly FinderLocation[]>;
  onPick: (place: FinderLocation) => void;
  /** Searches for a text, or shows everything for a blank one; resolves to false if no place was found. */
  onSearch: (text: string) => Promise<boolean>;
}

/** The search field of the finder: a combobox that suggests places, and otherwise searches for an address. */
export function LocationSearch({
  action,
  initial,
  suggest,
  onPick,
  onSearch,
}: LocationSearchProps) {
  const message = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial.text);
  const [suggestions, setSuggestions] = useState<readonly FinderLocation[]>([]);
  const [activeIndex, setActiveIndex] = useState(-1);
  const [hasFailed, setHasFailed] = useState(initial.failed);
  const [isSearching, setIsSearching] = useState(false);
  const latestRequestId = useRef(0);
  const isOpen = suggestions.length > 0;

  const close = () => {
    latestRequestId.current++;
    setSuggestions([]);
    setActiveIndex(-1);
  };

  async function updateText(value: string): Promise<void> {
    setText(value);
    setHasFailed(false);
    setActiveIndex(-1);
    const requestId = ++latestRequestId.current;
    const newSuggestions = value.trim() === '' ? [] : await suggest(value);
    // The answer may be for an earlier text.
    if (requestId === latestRequestId.current) setSuggestions(newSuggestions);
  }

  function pick(place: FinderLocation): void {
    setText(place.name);
    setHasFailed(false);
    close();
    onPick(place);
  }

  async function search(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    const suggestion = suggestions[activeIndex];
    if (suggestion) return pick(suggestion);
    close();
    setIsSearching(true);
    const isFound = await onSearch(text.trim());
    // A text that is no address may still roughly match a place's name.
    const [nearest] = isFound ? [] : await suggest(text);
    setIsSearching(false);
    if (nearest) pick(nearest);
    else setHasFailed(!isFound);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'ArrowDown' && isOpen)
      setActiveIndex((activeIndex + 1) % suggestions.length);
    else if (event.key === 'ArrowUp' && isOpen) {
      setActiveIndex((activeIndex <= 0 ? suggestions.length : activeIndex) - 1);
    } else return;
    event.preventDefault();
  }

  return (
    <Form role="search" action={action} onSubmit={(event) => void search(event)}>
      <VisuallyHidden as="label" htmlFor={`${id}-input`}>
        {message('finderSearch')}
      </VisuallyHidden>
      <ControlBox>
        <Affix side="start">
          {isSearching ? <Spinner aria-hidden /> : <Icon name="search" size="medium" />}
        </Affix>
        <input
          ref={input}
          id={`${id}-input`}
          name={searchKey}
          className={bareInput()}
          placeholder={message('finderSearch')}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeIndex < 0 ? undefined : `${id}-${activeIndex}`}
          aria-invalid={hasFailed || undefined}
          aria-describedby={hasFailed ? `${id}-problem` : undefined}
          value={text}
          onChange={({ target }) => void updateText(target.value)}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        {text !== '' && (
          <button
            type="button"
            className={boxButton()}
            aria-label={message('searchClear')}
            onClick={() => {
              void updateText('');
              void onSearch('');
              input.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
        <button type="submit" className={boxButton()} aria-label={message('searchSubmit')}>
          <Icon name="arrow" />
        </button>
      </ControlBox>
      <Suggestions
        id={`${id}-list`}
        role="listbox"
        aria-label={message('finderSuggestions')}
        hidden={!isOpen}
      >
        {suggestions.map((place, index) => (
          // Keys are handled by the input, which keeps the focus and points to the active option.
          <Suggestion
            key={place.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === activeIndex}
            // Prevents the field from losing focus, which would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(place)}
          >
            {place.name}
            <span>
              {place.address}, {townLine(place.zip, place.city)}
            </span>
          </Suggestion>
        ))}
      </Suggestions>
      <VisuallyHidden role="status">
        {isOpen && fillIn(message('finderSuggestionCount'), { count: suggestions.length })}
      </VisuallyHidden>
      <div role="alert">
        {hasFailed && <Problem id={`${id}-problem`}>{message('finderNotFound')}</Problem>}
      </div>
    </Form>
  );
}
