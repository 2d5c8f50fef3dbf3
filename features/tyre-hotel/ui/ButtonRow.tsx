import { styled } from '../../../design-system/stitches';

/** The actions on a page of the flow. */
export const ButtonRow = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$3' });
