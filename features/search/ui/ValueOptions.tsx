import type { ReactElement, ReactNode } from 'react';
import { choiceLooks } from '../../../design-system/components/Choice/choiceLooks';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { bareInput, ControlBox } from '../../../design-system/components/FormField/control';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { CarFacetValue } from '../../../domain/search/carSearch';
import { useFilledRows } from '../../../rendering/filledRows';
import { levelsOf } from './levelsOf';

/** A facet with at least so many values can be searched (spec 2 §5). */
const searchedFrom = 10;

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
  // Room for the focus ring within a list that scrolls.
  padding: '$1',
  fontSize: '$small',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@touch': { minBlockSize: '$touch' },
});

const Count = styled('span', { color: '$muted', fontVariantNumeric: 'tabular-nums' });

/** How values are written. */
interface ValueTexts {
  /** The text of a value, or undefined where it is not to be shown. */
  value: (name: string, text: string) => string | undefined;
  count: (count: number) => string;
}

interface ValueOptionsProps {
  /** Field, or a hierarchy of fields. */
  name: string;
  /** Name of the facet in words. */
  label: string;
  values: readonly CarFacetValue[];
  /** Chosen paths. */
  chosen: readonly string[];
  texts: ValueTexts;
}

/** The values of a facet as boxes to tick; those of the next level show below a chosen one. */
export function ValueOptions({ name, label, values, chosen, texts }: ValueOptionsProps) {
  const message = useMessages();
  const isMany = values.length >= searchedFrom;
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
        above=""
        values={isMany ? chosenFirst(values, chosen) : values}
        many={isMany}
      />
      {isMany && (
        <VisuallyHidden as="p" role="status" data-facet-nothing={message('carFacetNothing')} />
      )}
    </>
  );
}

/** In a list that scrolls, what is chosen would be out of sight. */
function chosenFirst(values: readonly CarFacetValue[], chosen: readonly string[]) {
  const isChosen = ({ text }: CarFacetValue) => chosen.includes(text);
  return [...values.filter(isChosen), ...values.filter((value) => !isChosen(value))];
}

interface LevelProps extends Omit<ValueOptionsProps, 'label'> {
  /** Name of the values above, read aloud. */
  label?: string;
  level: number;
  /** Path of the value that these stand below, with its `>`. */
  above: string;
  many?: boolean;
}

function Level({ name, label, level, above, values, chosen, texts, many }: LevelProps) {
  const field = levelsOf(name)[level] ?? name;
  const rows = values.flatMap(({ text, count, children = [] }): (OptionTexts | ReactElement)[] => {
    const path = above + text;
    const written = texts.value(name, text);
    if (written === undefined) return [];
    const id = `list-${field}-${path}`;
    const row = { id, field, path, label: written, count: texts.count(count) };
    if (!chosen.includes(path)) return [row];
    return [
      <OptionRow key={text} {...row} chosen>
        {children.length > 0 && (
          <Level
            name={name}
            label={written}
            chosen={chosen}
            texts={texts}
            level={level + 1}
            above={`${path}>`}
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
  /** The values below it. */
  children?: ReactNode;
}

function OptionRow({ id, field, path, label, count, chosen, children }: OptionRowProps) {
  return (
    <li>
      <Option>
        <input
          type="checkbox"
          className={choiceLooks.checkbox()}
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
