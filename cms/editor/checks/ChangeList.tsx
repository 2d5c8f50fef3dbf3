import { diffWordsWithSpace } from 'diff';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { fieldName, templateName } from '../forms/fieldName';
import { entryChanges, valueInWords } from './changeWords';
import type { ItemChange } from '../publishing/publishApi';
import { publishTexts as texts } from '../publishing/publishTexts';

const Item = styled('section', {
  display: 'grid',
  gap: '$3',
  paddingBlock: '$4',
  borderBlockEnd: '1px solid $line',
});

const Title = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2' });

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
  '& ins': { color: '$success', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& del': { color: '$danger', textDecoration: 'line-through' },
});

/** Longer texts are shown one below the other: finding what they share would take too long. */
const MAX_DIFFED = 8000;

interface ChangeListProps {
  /** Undefined while they are fetched. */
  changes: readonly ItemChange[] | undefined;
}

/** What publishing would change, block by block and field by field, with the words that come and go. */
export function ChangeList({ changes }: ChangeListProps) {
  if (!changes) return <Spinner role="status" aria-label={texts.loading} />;
  if (changes.length === 0) return <Text role="status">{texts.allSeen}</Text>;
  return changes.map((change) => <Change key={change.itemId} {...change} />);
}

function Change({ template, componentName, itemName, isShared, kind, fields, blocks }: ItemChange) {
  const label = templateName(template) ?? itemName;
  const around =
    componentName && componentName !== template ? templateName(componentName) : undefined;
  return (
    <Item>
      <Title>
        <Heading level={3} size={6}>
          {around ? `${around} · ${label}` : label}
        </Heading>
        {itemName !== '' && label !== itemName && (
          <Text as="span" size="caption" tone="muted">
            {texts.quoted(itemName)}
          </Text>
        )}
        <Badge look={kind === 'removed' ? 'campaign' : 'neutral'}>{texts[kind]}</Badge>
        {isShared && <Badge look="outline">{texts.everyPage}</Badge>}
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
                    <BlockWords {...block} />
                  </div>
                ))}
              </dd>
            </>
          )}
          {fields.map((field) => (
            <div key={field.name} style={{ display: 'contents' }}>
              <dt>{fieldName(template, field.name)}</dt>
              <dd>
                <FieldWords template={template} {...field} />
              </dd>
            </div>
          ))}
        </Fields>
      )}
    </Item>
  );
}

function BlockWords({ componentName, kind }: ItemChange['blocks'][number]) {
  const name = templateName(componentName) ?? componentName;
  if (kind === 'added') return <ins>{`${texts.added}: ${name}`}</ins>;
  if (kind === 'removed') return <del>{`${texts.removed}: ${name}`}</del>;
  return `${texts.moved}: ${name}`;
}

/** What a field said and what it would say: entries of lists by entries, anything else by words. */
function FieldWords({ template, ...field }: ItemChange['fields'][number] & { template: string }) {
  if (field.kind !== 'items') {
    const words = (value: string) => valueInWords(template, field, value);
    return <Words before={words(field.before)} after={words(field.after)} />;
  }
  const entries = entryChanges(field);
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

function Words({ before, after }: { before: string; after: string }) {
  if (before === '') return <ins>{after}</ins>;
  if (after === '') return <del>{before}</del>;
  if (before.length + after.length > MAX_DIFFED) {
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
