import { useRef } from 'react';
import { recoverFocus } from '../../../design-system/focus/client/passFocus';
import { Button } from '../../../design-system/components/Button/Button';
import { NativeSelect } from '../../../design-system/components/Select/NativeSelect';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { findBlock } from '../blocks/blockTree';
import type { Variants } from './useVariants';
import { typeName } from '../forms/contractTexts';
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

/** Describes the selection. Always takes the same space, so that the layout does not shift. */
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
  /** Uid of the selected block. */
  selectedUid: string | undefined;
  onShowVariant: (id: string | undefined) => void;
}

/** The bar above a page with variants: which variant is shown, and whether the selected block belongs to it. */
export function VariantBar({ variants, selectedUid, onShowVariant }: VariantBarProps) {
  const { allVariants = [], shownVariant } = variants;
  const select = useRef<HTMLSelectElement>(null);
  if (allVariants.length === 0) return null;
  const block =
    shownVariant && selectedUid
      ? findBlock(shownVariant.placeholders, selectedUid)?.block
      : undefined;
  const isShared = block && shownVariant && !shownVariant.own.includes(block.uid);
  const label = block && typeName(block.componentName);
  return (
    <Bar aria-label={variantTexts.bar}>
      <Choice>
        <NativeSelect
          ref={select}
          aria-label={variantTexts.barLabel}
          value={shownVariant?.id ?? 'original'}
          onChange={({ target }) =>
            onShowVariant(allVariants.find(({ id }) => id === target.value)?.id)
          }
        >
          <option value="original">{variantTexts.original}</option>
          {allVariants.map(({ id, name, status }) => (
            <option key={id} value={id}>
              {`${name} (${variantTexts.statuses[status].toLowerCase()})`}
            </option>
          ))}
        </NativeSelect>
      </Choice>
      {shownVariant && (
        <Note role="status">
          <Text size="small">
            {hasStarted(shownVariant)
              ? variantTexts.cannotEdit
              : isShared
                ? variantTexts.sharedBlock({ block: label ?? '' })
                : variantTexts.editing}
          </Text>
          {isShared && !hasStarted(shownVariant) && block.dataSource !== undefined && (
            <Button
              type="button"
              variant="outline"
              size="small"
              aria-label={variantTexts.own({ block: label ?? '' })}
              // The button disappears with the change, so the focus is moved.
              onClick={() =>
                void variants.changeBlock(block.uid, 'OWN').then(() => recoverFocus(select.current))
              }
            >
              {variantTexts.ownShort}
            </Button>
          )}
        </Note>
      )}
    </Bar>
  );
}

const hasStarted = ({ rule, status }: NonNullable<Variants['shownVariant']>) =>
  rule.kind === 'test' && status !== 'draft';
