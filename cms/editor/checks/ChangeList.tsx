import { diffWordsWithSpace } from 'diff';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { fieldName } from '../forms/fieldName';
import { findEntryChanges, formatValue } from './formatValue';
import { useSiteTimeZone } from '../siteTime';
import type { ItemChange } from '../publishing/publishApi';
import { contractName, typeName } from '../forms/contractTexts';
import { publishTexts as texts } from '../publishing/publishTexts';

const Item = styled('section', {
  display: 'grid',
  gap: '$3',
  paddingBlock: '$4',
  borderBlockEnd: '1px solid $line',
});

const Title = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2' });

/** Styles of inserted and deleted words. */
export const changedWordStyles = {
  '& ins': { color: '$success', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& del': { color: '$danger', textDecoration: 'line-through' },
} as const;

const Fields = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1 $4',
  margin: 0,
  fontSize: '$small',
  lineHeight: '$body',
  '& dt': { fontWeight: '$medium' },
  '& dd': { margin: '0 0 $space$2', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '@sm': { gridTemplateColumns: '$sizes$menuColumn minmax(0, 1fr)' },
  ...changedWordStyles,
});

/**
 * Maximum length of both texts together, in characters: comparing longer texts word by word takes too long.
 */
const MAX_DIFF_LENGTH = 8000;

interface ChangeListProps {
  /** Undefined while they are loading. */
  changes: readonly ItemChange[] | undefined;
}

/** The changes that publishing would make, by block and field, with inserted and deleted words. */
export function ChangeList({ changes }: ChangeListProps) {
  if (!changes) return <Spinner role="status" aria-label={texts.loading} />;
  if (changes.length === 0) return <Text role="status">{texts.allSeen}</Text>;
  return changes.map((change) => <Change key={change.itemId} {...change} />);
}

function Change({ template, componentName, itemName, isShared, kind, fields, blocks }: ItemChange) {
  const label = contractName(template) ?? itemName;
  const parentName =
    componentName && componentName !== template ? typeName(componentName) : undefined;
  return (
    <Item>
      <Title>
        <Heading level={3} size={6}>
          {parentName ? `${parentName} · ${label}` : label}
        </Heading>
        {itemName !== '' && label !== itemName && (
          <Text as="span" size="caption" color="muted">
            {texts.quoted({ words: itemName })}
          </Text>
        )}
        <Badge variant={kind === 'removed' ? 'campaign' : 'neutral'}>{texts[kind]}</Badge>
        {isShared && <Badge variant="outline">{texts.everyPage}</Badge>}
      </Title>
      {kind === 'removed' ? (
        <Text size="small">{texts.goneContent}</Text>
      ) : (
        <Fields>
          {blocks.length > 0 && (
            <>
              <dt>{texts.order}</dt>
              <dd>
                {blocks.map((block) => (
                  <div key={block.uid}>
                    <BlockChange {...block} />
                  </div>
                ))}
              </dd>
            </>
          )}
          {fields.map((field) => (
            <div key={field.name} style={{ display: 'contents' }}>
              <dt>{fieldName(template, field.name)}</dt>
              <dd>
                <FieldChange template={template} {...field} />
              </dd>
            </div>
          ))}
        </Fields>
      )}
    </Item>
  );
}

function BlockChange({ componentName, kind }: ItemChange['blocks'][number]) {
  const name = typeName(componentName);
  if (kind === 'added') return <ins>{`${texts.added}: ${name}`}</ins>;
  if (kind === 'removed') return <del>{`${texts.removed}: ${name}`}</del>;
  return `${texts.moved}: ${name}`;
}

/** The old and new value of a field. Lists are compared by entry, all other values by word. */
function FieldChange({ template, ...field }: ItemChange['fields'][number] & { template: string }) {
  const timeZone = useSiteTimeZone();
  if (field.kind !== 'items') {
    const format = (value: string) => formatValue(template, field, value, timeZone);
    return <TextDiff before={format(field.before)} after={format(field.after)} />;
  }
  const entries = findEntryChanges(field);
  return (
    <>
      {entries.length === 0 && texts.orderChanged}
      {entries.map(({ kind, name }, index) => (
        <div key={index}>
          {kind === 'added' ? (
            <ins>{`${texts.added}: ${name}`}</ins>
          ) : (
            <del>{`${texts.removed}: ${name}`}</del>
          )}
        </div>
      ))}
    </>
  );
}

/** A text with its inserted and deleted words. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  if (before === '') return <ins>{after}</ins>;
  if (after === '') return <del>{before}</del>;
  if (before.length + after.length > MAX_DIFF_LENGTH) {
    return (
      <>
        <del>{before}</del>
        {'\n'}
        <ins>{after}</ins>
      </>
    );
  }
  return diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
    if (added) return <ins key={index}>{value}</ins>;
    return removed ? <del key={index}>{value}</del> : <span key={index}>{value}</span>;
  });
}
