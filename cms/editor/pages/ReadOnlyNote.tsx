import { Icon } from '../../../design-system/components/Icon/Icon';
import { styled } from '../../../design-system/stitches';

const Note = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  margin: 0,
  padding: '$2 $4',
  borderBlockEnd: '1px solid $line',
  backgroundColor: '$surface',
  fontSize: '$small',
});

/** Says above a page, or a part of a site, that the account may not change it. */
export function ReadOnlyNote({ text }: { text: string }) {
  return (
    <div role="status">
      <Note data-read-only="">
        <Icon name="info" size="small" />
        {text}
      </Note>
    </div>
  );
}
