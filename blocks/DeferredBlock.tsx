import { Section } from '../design-system/components/Section/Section';
import { Text } from '../design-system/components/Text/Text';
import { useMessages } from '../design-system/messages';
import { styled } from '../design-system/stitches';

/**
 * Marks the position of a deferred block in a rendered page; the server splits the page there and removes the
 * marker.
 */
export const deferredSlot = '<template data-late=""></template>';

export const DeferredSlot = () => <template data-late="" />;

/** Style that is sent with the awaited block and hides its placeholder, without JavaScript. */
export const ARRIVED_STYLE = '[data-awaited]{display:none}';

const Placeholder = styled('div', { paddingBlock: '$section' });

/** Placeholder of a block whose data is awaited; marks where the page is split. */
export function AwaitedBlock() {
  const message = useMessages();
  return (
    <>
      <Placeholder data-awaited="">
        <Section padding="none">
          <Text role="status" color="muted" align="center">
            {message('loadingContent')}
          </Text>
        </Section>
      </Placeholder>
      <DeferredSlot />
    </>
  );
}
