import type { Style } from '../../design-system/stitches';

/** Styles for the elements that the provider's script renders, which has none of its own. */
export const providerFormStyles: Style = {
  '& [data-form-place] form': { display: 'grid', gap: '$4' },
  '& [data-form-place] label': { display: 'grid', gap: '$1', fontWeight: '$medium' },
  '& [data-form-place] :is(input:not([type="checkbox"], [type="radio"], [type="submit"]), select, textarea)':
    {
      inlineSize: '100%',
      minBlockSize: '$control',
      padding: '$2 $3',
      border: '1px solid $border',
      borderRadius: '$control',
      backgroundColor: '$field',
      color: '$text',
    },
  '& [data-form-place] [aria-invalid="true"]': { borderColor: '$danger' },
  '& [data-form-place] .hs-error-msgs': {
    margin: 0,
    padding: 0,
    color: '$danger',
    listStyle: 'none',
  },
  '& [data-form-place] [type="submit"]': {
    justifySelf: 'start',
    minBlockSize: '$control',
    padding: '$2 $5',
    border: 0,
    borderRadius: '$button',
    backgroundColor: '$primary',
    color: '$onPrimary',
    fontWeight: '$button',
    cursor: 'pointer',
  },
};
