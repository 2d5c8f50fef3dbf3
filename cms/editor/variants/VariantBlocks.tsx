import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { Placeholders, Rendering } from '../authoring';
import { contracts } from '../forms/checkValue';
import type { NewPlace } from '../blocks/BlocksPanel';
import { texts } from '../texts';
import { ToolButton } from '../ToolButton';
import type { Variants } from './useVariants';
import { variantTexts } from './variantTexts';
import type { PageVariant } from './variantsApi';

const List = styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  variants: { inner: { true: { paddingBlockStart: '$1', paddingInlineStart: '$4' } } },
});

const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minBlockSize: '$touch',
  paddingInlineEnd: '$1',
  border: '1px solid $line',
  borderRadius: '$small',
  backgroundColor: '$bg',
  // Only the row that one is at shows what can be done, in the place of its state: nothing below it moves.
  '& > [data-tools]': { display: 'none' },
  '&[aria-current], &:focus-within, &:hover': {
    '& > [data-tools]': { display: 'flex' },
    '& > [data-badge]': { display: 'none' },
  },
  '&[aria-current]': { borderColor: '$focus', boxShadow: 'inset 0 0 0 1px $colors$focus' },
});

const Choose = styled('button', {
  flex: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  padding: '$1 $3',
  border: 0,
  backgroundColor: 'transparent',
  color: '$text',
  fontSize: '$small',
  fontWeight: '$medium',
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  variants: { off: { true: { color: '$muted', textDecoration: 'line-through' } } },
});

interface VariantBlocksProps {
  variants: Variants;
  variant: PageVariant;
  selected: string | undefined;
  onSelect: (uid: string) => void;
  onSettings: (uid: string) => void;
  onAdd: (place: NewPlace) => void;
}

/** The blocks of the page as a variant has them: which are its own, hidden or in another place. */
export function VariantBlocks(props: VariantBlocksProps) {
  return (
    <>
      <Text size="small" tone="muted">
        {variantTexts.blocksIntro}
      </Text>
      <BlockList
        {...props}
        lists={props.variant.placeholders}
        placeholder="main"
        where={texts.atEnd}
      />
    </>
  );
}

interface BlockListProps extends VariantBlocksProps {
  lists: Placeholders;
  placeholder: string;
  parent?: string;
  where: string;
}

function BlockList(props: BlockListProps) {
  const { lists, placeholder, parent, where, onAdd } = props;
  const blocks = lists[placeholder] ?? [];
  return (
    <>
      <List inner={parent !== undefined}>
        {blocks.map((block, index) => (
          <li key={block.uid}>
            <BlockRow
              {...props}
              block={block}
              isFirst={index === 0}
              isLast={index === blocks.length - 1}
            />
            {(contracts.blocks[block.componentName]?.placeholders ?? []).map((key) => (
              <BlockList
                {...props}
                key={key}
                lists={block.placeholders}
                placeholder={key}
                parent={block.uid}
                where={texts.inside(labelOf(block))}
              />
            ))}
          </li>
        ))}
      </List>
      <div>
        <Button
          type="button"
          variant="ghost"
          size="small"
          aria-label={texts.addBlockHere(where)}
          onClick={() => onAdd({ placeholder, parent, where })}
        >
          <Icon name="plus" />
          {texts.addBlock}
        </Button>
      </div>
    </>
  );
}

interface BlockRowProps extends VariantBlocksProps {
  block: Rendering;
  isFirst: boolean;
  isLast: boolean;
}

function BlockRow({ variants, variant, block, isFirst, isLast, selected, ...on }: BlockRowProps) {
  const { uid, dataSource } = block;
  const label = labelOf(block);
  const isOwn = variant.own.includes(uid);
  const isHidden = variant.hidden.includes(uid);
  const state = isHidden ? 'hidden' : isOwn ? 'own' : 'shared';
  const change = (how: Parameters<Variants['changeBlock']>[1]) =>
    void variants.changeBlock(uid, how);
  return (
    <Row
      aria-current={selected === uid || undefined}
      data-variant-block={block.componentName}
      data-state={state}
    >
      <Choose type="button" off={isHidden} onClick={() => on.onSelect(uid)}>
        {label}
      </Choose>
      <Badge data-badge="" look={isOwn && !isHidden ? 'dark' : 'outline'}>
        {variantTexts.blockStates[state]}
      </Badge>
      <div data-tools="">
        <ToolButton label={texts.moveUp(label)} disabled={isFirst} onPress={() => change('UP')}>
          <Icon name="arrowUp" />
        </ToolButton>
        <ToolButton label={texts.moveDown(label)} disabled={isLast} onPress={() => change('DOWN')}>
          <Icon name="arrowDown" />
        </ToolButton>
        {isOwn ? (
          <ToolButton label={texts.settingsOf(label)} onPress={() => on.onSettings(uid)}>
            <Icon name="wrench" />
          </ToolButton>
        ) : (
          dataSource !== undefined && (
            <ToolButton label={variantTexts.own(label)} onPress={() => change('OWN')}>
              <Icon name="copy" />
            </ToolButton>
          )
        )}
        {isOwn && (
          <ToolButton
            label={variants.isAdded(uid) ? texts.remove(label) : variantTexts.shared(label)}
            onPress={() => change('SHARED')}
          >
            <Icon name="close" />
          </ToolButton>
        )}
        {!variants.isAdded(uid) && (
          <ToolButton
            label={isHidden ? variantTexts.unhide(label) : variantTexts.hide(label)}
            onPress={() => change(isHidden ? 'SHOW' : 'HIDE')}
          >
            <Icon name={isHidden ? 'plus' : 'minus'} />
          </ToolButton>
        )}
      </div>
    </Row>
  );
}

const labelOf = ({ componentName }: Rendering) =>
  contracts.blocks[componentName]?.label ?? componentName;
