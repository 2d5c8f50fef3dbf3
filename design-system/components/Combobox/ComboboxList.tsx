import { Combobox as Base } from '@base-ui/react/combobox';
import { useMessages } from '../../messages';
import { styled } from '../../stitches';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const Positioner = styled(Base.Positioner, { zIndex: '$dialog', outline: 'none' });

const Popup = styled(Base.Popup, {
  inlineSize: 'var(--anchor-width)',
  maxInlineSize: 'var(--available-width)',
  border: '1px solid $line',
  borderRadius: 'min($radii$card, 0.75rem)',
  overflow: 'clip',
  backgroundColor: '$bg',
  color: '$text',
  fontFamily: '$body',
  boxShadow: '$overlay',
  '@motion': {
    transition: 'opacity $transitions$fast, transform $transitions$fast',
    '&[data-starting-style], &[data-ending-style]': {
      opacity: 0,
      transform: 'translateY(-0.25rem)',
    },
  },
});

const List = styled(Base.List, {
  maxBlockSize: 'min(20rem, var(--available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '$2',
  padding: '$2',
  '&[data-empty]': { padding: 0 },
});

const Item = styled(Base.Item, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '$3',
  minBlockSize: '2.5rem',
  padding: '$2 $3',
  borderRadius: '$small',
  lineHeight: '$snug',
  cursor: 'pointer',
  userSelect: 'none',
  '@touch': { minBlockSize: '$touch' },
  '&[data-highlighted]': { backgroundColor: '$primary', color: '$onPrimary' },
  '&[data-selected]': { fontWeight: '$semibold' },
  '&[data-disabled]': { opacity: 0.55, cursor: 'not-allowed' },
  '@forcedColors': {
    forcedColorAdjust: 'none',
    '&[data-highlighted]': { backgroundColor: 'Highlight', color: 'HighlightText' },
  },
});

const ItemHint = styled('span', {
  gridColumn: 1,
  color: '$muted',
  fontSize: '$small',
  fontWeight: '$regular',
  '[data-highlighted] &': { color: 'inherit' },
});

const Indicator = styled(Base.ItemIndicator, { gridColumn: 2, gridRow: '1 / span 2' });

const Notice = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  padding: '$4',
  color: '$muted',
  lineHeight: '$snug',
});

/** An option of a combobox. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** A second, smaller line. */
  hint?: string;
  disabled?: boolean;
}

/** The list below the field: the matching options, or a message that there are none. */
export function ComboboxList({ loading }: { loading: boolean }) {
  const message = useMessages();
  const count = Base.useFilteredItems<ComboboxOption>().length;
  return (
    <Base.Portal>
      <Positioner sideOffset={6} collisionPadding={12}>
        <Popup aria-busy={loading || undefined}>
          <Base.Status>
            {loading ? (
              <Notice>
                <Spinner aria-hidden />
                {message('loadingOptions')}
              </Notice>
            ) : (
              count > 0 && (
                <VisuallyHidden>
                  {message('optionCount').replace('{count}', String(count))}
                </VisuallyHidden>
              )
            )}
          </Base.Status>
          <Base.Empty>{!loading && <Notice>{message('noOptions')}</Notice>}</Base.Empty>
          <List>
            {(option: ComboboxOption) => (
              <Item key={option.value} value={option} disabled={option.disabled}>
                <span>{option.label}</span>
                {option.hint && <ItemHint>{option.hint}</ItemHint>}
                <Indicator>
                  <Icon name="check" />
                </Indicator>
              </Item>
            )}
          </List>
        </Popup>
      </Positioner>
    </Base.Portal>
  );
}
