import { styled } from '../../../design-system/stitches';

/** What can be done on a page of the flow. */
export const ButtonRow = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$3' });
