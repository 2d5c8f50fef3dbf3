import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { Placeholders, Rendering } from '../authoring';
import { contracts } from '../forms/checkValues';
import type { NewPlace } from '../blocks/useBlockActions';
import { texts } from '../texts';
import { ToolButton } from '../ToolButton';
import type { Variants } from './useVariants';
import { variantTexts } from './variantTexts';
import { typeName } from '../forms/contractTexts';
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
  // The buttons of a row replace its badge while it is hovered or focused, so that the rows below do not move.
  '& > [data-tools]': { display: 'none' },
  '&[aria-current], &:focus-within, &:hover': {
    '& > [data-tools]': { display: 'flex' },
    '& > [data-badge]': { display: 'none' },
  },
  '&[aria-current]': { borderColor: '$focus', boxShadow: 'inset 0 0 0 1px $colors$focus' },
});

const SelectButton = styled('button', {
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
  selectedUid: string | undefined;
  onSelect: (uid: string) => void;
  onSettings: (uid: string) => void;
  onAdd: (place: NewPlace) => void;
}

/** The blocks of a variant. Shows which belong to the variant, are hidden, or are shared with the page. */
export function VariantBlocks(props: VariantBlocksProps) {
  return (
    <>
      <Text size="small" color="muted">
        {variantTexts.blocksIntro}
      </Text>
      <BlockList
        {...props}
        placeholders={props.variant.placeholders}
        placeholder="main"
        locationLabel={texts.atEnd}
      />
    </>
  );
}

interface BlockListProps extends VariantBlocksProps {
  placeholders: Placeholders;
  placeholder: string;
  parent?: string;
  locationLabel: string;
}

function BlockList(props: BlockListProps) {
  const { placeholders, placeholder, parent, locationLabel, onAdd } = props;
  const blocks = placeholders[placeholder] ?? [];
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
            {(contracts.blocks[block.componentName]?.placeholders ?? []).map((childPlaceholder) => (
              <BlockList
                {...props}
                key={childPlaceholder}
                placeholders={block.placeholders}
                placeholder={childPlaceholder}
                parent={block.uid}
                locationLabel={texts.inside({ block: getLabel(block) })}
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
          aria-label={texts.addBlockHere({ where: locationLabel })}
          onClick={() => onAdd({ placeholder, parent, where: locationLabel })}
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

function BlockRow({
  variants,
  variant,
  block,
  isFirst,
  isLast,
  selectedUid,
  ...callbacks
}: BlockRowProps) {
  const { uid, dataSource } = block;
  const label = getLabel(block);
  const isOwn = variant.own.includes(uid);
  const isHidden = variant.hidden.includes(uid);
  const state = isHidden ? 'hidden' : isOwn ? 'own' : 'shared';
  const changeBlock = (blockChange: Parameters<Variants['changeBlock']>[1]) =>
    void variants.changeBlock(uid, blockChange);
  return (
    <Row
      aria-current={selectedUid === uid || undefined}
      data-variant-block={block.componentName}
      data-state={state}
    >
      <SelectButton type="button" off={isHidden} onClick={() => callbacks.onSelect(uid)}>
        {label}
      </SelectButton>
      <Badge data-badge="" variant={isOwn && !isHidden ? 'dark' : 'outline'}>
        {variantTexts.blockStates[state]}
      </Badge>
      <div data-tools="">
        <ToolButton
          label={texts.moveUp({ block: label })}
          disabled={isFirst}
          onPress={() => changeBlock('UP')}
        >
          <Icon name="arrowUp" />
        </ToolButton>
        <ToolButton
          label={texts.moveDown({ block: label })}
          disabled={isLast}
          onPress={() => changeBlock('DOWN')}
        >
          <Icon name="arrowDown" />
        </ToolButton>
        {isOwn ? (
          <ToolButton
            label={texts.settingsOf({ block: label })}
            onPress={() => callbacks.onSettings(uid)}
          >
            <Icon name="wrench" />
          </ToolButton>
        ) : (
          dataSource !== undefined && (
            <ToolButton
              label={variantTexts.own({ block: label })}
              onPress={() => changeBlock('OWN')}
            >
              <Icon name="copy" />
            </ToolButton>
          )
        )}
        {isOwn && (
          <ToolButton
            label={
              variants.isAdded(uid)
                ? texts.remove({ block: label })
                : variantTexts.shared({ block: label })
            }
            onPress={() => changeBlock('SHARED')}
          >
            <Icon name="close" />
          </ToolButton>
        )}
        {!variants.isAdded(uid) && (
          <ToolButton
            label={
              isHidden ? variantTexts.unhide({ block: label }) : variantTexts.hide({ block: label })
            }
            onPress={() => changeBlock(isHidden ? 'SHOW' : 'HIDE')}
          >
            <Icon name={isHidden ? 'plus' : 'minus'} />
          </ToolButton>
        )}
      </div>
    </Row>
  );
}

const getLabel = ({ componentName }: Rendering) => typeName(componentName);
