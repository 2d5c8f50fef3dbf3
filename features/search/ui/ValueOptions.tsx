import type { ReactElement, ReactNode } from 'react';
import { choiceStyles } from '../../../design-system/components/Choice/choiceStyles';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { bareInput, ControlBox } from '../../../design-system/components/FormField/control';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { CarFacetValue } from '../../../domain/search/carSearch';
import { useFilledRows } from '../../../rendering/filledRows';
import { splitLevels } from './splitLevels';

/** A facet with at least this many values has a search field. */
const MIN_VALUES_FOR_SEARCH = 10;

const Search = styled(ControlBox, {
  marginBlockEnd: '$2',
  '& > svg': { marginInlineStart: '$3', color: '$muted' },
  '@noScript': { display: 'none' },
});

const Values = styled('ul', {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& ul': { paddingInlineStart: '$5' },
  variants: {
    many: { true: { maxBlockSize: '$panel', overflowY: 'auto', overscrollBehavior: 'contain' } },
  },
});

const Option = styled('label', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '$3',
  // Room for the focus ring, which a scrolling list would cut off.
  padding: '$1',
  fontSize: '$small',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@touch': { minBlockSize: '$touch' },
});

const Count = styled('span', { color: '$muted', fontVariantNumeric: 'tabular-nums' });

/** Formats the values of a facet. */
interface ValueTexts {
  /** The visible text of a value; undefined if the value is hidden. */
  value: (name: string, text: string) => string | undefined;
  count: (count: number) => string;
}

interface ValueOptionsProps {
  /** Name of the field, or of a hierarchy of fields joined by `>`. */
  name: string;
  /** Visible name of the facet. */
  label: string;
  values: readonly CarFacetValue[];
  /** Paths of the chosen values. */
  chosen: readonly string[];
  texts: ValueTexts;
}

/** The values of a facet as checkboxes; values of the next level are shown below a chosen one. */
export function ValueOptions({ name, label, values, chosen, texts }: ValueOptionsProps) {
  const message = useMessages();
  const isMany = values.length >= MIN_VALUES_FOR_SEARCH;
  return (
    <>
      {isMany && (
        <Search>
          <Icon name="search" />
          <input
            type="search"
            className={bareInput()}
            aria-label={fillIn(message('carFacetSearch'), { facet: label })}
            placeholder={message('carFacetSearchHint')}
            autoComplete="off"
            data-facet-search=""
          />
        </Search>
      )}
      <Level
        name={name}
        chosen={chosen}
        texts={texts}
        level={0}
        parentPath=""
        values={isMany ? chosenFirst(values, chosen) : values}
        many={isMany}
      />
      {isMany && (
        <VisuallyHidden as="p" role="status" data-facet-nothing={message('carFacetNothing')} />
      )}
    </>
  );
}

/** Puts chosen values first, because they could be out of view in a scrolling list. */
function chosenFirst(values: readonly CarFacetValue[], chosenPaths: readonly string[]) {
  const isChosen = ({ text }: CarFacetValue) => chosenPaths.includes(text);
  return [...values.filter(isChosen), ...values.filter((value) => !isChosen(value))];
}

interface LevelProps extends Omit<ValueOptionsProps, 'label'> {
  /** Accessible name of the list: the parent value. */
  label?: string;
  level: number;
  /** Path of the parent value, including its `>`. */
  parentPath: string;
  many?: boolean;
}

function Level({ name, label, level, parentPath, values, chosen, texts, many }: LevelProps) {
  const field = splitLevels(name)[level] ?? name;
  const rows = values.flatMap(({ text, count, children = [] }): (OptionTexts | ReactElement)[] => {
    const path = parentPath + text;
    const visibleText = texts.value(name, text);
    if (visibleText === undefined) return [];
    const id = `list-${field}-${path}`;
    const row = { id, field, path, label: visibleText, count: texts.count(count) };
    if (!chosen.includes(path)) return [row];
    return [
      <OptionRow key={text} {...row} chosen>
        {children.length > 0 && (
          <Level
            name={name}
            label={visibleText}
            chosen={chosen}
            texts={texts}
            level={level + 1}
            parentPath={`${path}>`}
            values={children}
          />
        )}
      </OptionRow>,
    ];
  });
  return (
    <Values
      role="list"
      aria-label={label}
      many={many}
      {...useFilledRows<OptionTexts>(OptionRow, rows)}
    />
  );
}

interface OptionTexts {
  id: string;
  field: string;
  path: string;
  label: string;
  count: string;
}

interface OptionRowProps extends OptionTexts {
  chosen?: boolean;
  /** The list of its child values. */
  children?: ReactNode;
}

function OptionRow({ id, field, path, label, count, chosen, children }: OptionRowProps) {
  return (
    <li>
      <Option>
        <input
          type="checkbox"
          className={choiceStyles.checkbox()}
          id={id}
          name={field}
          value={path}
          defaultChecked={chosen}
        />
        <span data-facet-text="">{label}</span>
        <Count>
          <VisuallyHidden>, </VisuallyHidden>
          <span data-facet-count="">{count}</span>
        </Count>
      </Option>
      {children}
    </li>
  );
}
