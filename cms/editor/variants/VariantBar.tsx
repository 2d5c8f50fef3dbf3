import { Button } from '../../../design-system/components/Button/Button';
import { NativeSelect } from '../../../design-system/components/Select/NativeSelect';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { findBlock } from '../blocks/blockTree';
import { contracts } from '../forms/checkValue';
import type { Variants } from './useVariants';
import { variantTexts } from './variantTexts';

const Bar = styled('section', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  padding: '$2 $4',
  borderBlockEnd: '1px solid $line',
  backgroundColor: '$surface',
  '& select': { minBlockSize: '$touch', fontSize: '$small' },
});

const Choice = styled('div', { flex: '0 1 $sizes$panel', minInlineSize: 0 });

/** Says what is chosen in a place of its own, so that nothing jumps when it comes and goes. */
const Note = styled('div', {
  flex: '1 1 $sizes$panel',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  minBlockSize: '$touch',
});

interface VariantBarProps {
  variants: Variants;
  /** uid of the block that is chosen in the page. */
  selected: string | undefined;
  onShow: (id: string | undefined) => void;
}

/** Above a page with variants: which of them is in sight, and whether the chosen block is its own. */
export function VariantBar({ variants, selected, onShow }: VariantBarProps) {
  const { all = [], shown } = variants;
  if (all.length === 0) return null;
  const block = shown && selected ? findBlock(shown.placeholders, selected)?.block : undefined;
  const isShared = block && shown && !shown.own.includes(block.uid);
  const label = block && (contracts.blocks[block.componentName]?.label ?? block.componentName);
  return (
    <Bar aria-label={variantTexts.bar}>
      <Choice>
        <NativeSelect
          aria-label={variantTexts.barLabel}
          value={shown?.id ?? 'original'}
          onChange={({ target }) => onShow(all.find(({ id }) => id === target.value)?.id)}
        >
          <option value="original">{variantTexts.original}</option>
          {all.map(({ id, name, status }) => (
            <option key={id} value={id}>
              {`${name} (${variantTexts.statuses[status].toLowerCase()})`}
            </option>
          ))}
        </NativeSelect>
      </Choice>
      {shown && (
        <Note role="status">
          <Text size="small">
            {isBegun(shown)
              ? variantTexts.cannotEdit
              : isShared
                ? variantTexts.sharedBlock(label ?? '')
                : variantTexts.editing}
          </Text>
          {isShared && !isBegun(shown) && block.dataSource !== undefined && (
            <Button
              type="button"
              variant="outline"
              size="small"
              aria-label={variantTexts.own(label ?? '')}
              onClick={() => void variants.changeBlock(block.uid, 'OWN')}
            >
              {variantTexts.ownShort}
            </Button>
          )}
        </Note>
      )}
    </Bar>
  );
}

const isBegun = ({ rule, status }: NonNullable<Variants['shown']>) =>
  rule.kind === 'test' && status !== 'draft';
