import { Section } from '../design-system/components/Section/Section';
import { Text } from '../design-system/components/Text/Text';
import { useMessages } from '../design-system/messages';
import { styled } from '../design-system/stitches';

/** Stands in a rendered page where a late block begins; the server cuts the page there and leaves it out. */
export const latePlace = '<template data-late=""></template>';

export const LatePlace = () => <template data-late="" />;

/** Comes with what is awaited, and makes go what stood in its place: without script. */
export const arrivedStyle = '[data-awaited]{display:none}';

const Waiting = styled('div', { paddingBlock: '$section' });

/** What stands in the place of a block whose data is awaited, and the place where the page is cut. */
export function AwaitedBlock() {
  const message = useMessages();
  return (
    <>
      <Waiting data-awaited="">
        <Section space="none">
          <Text role="status" tone="muted" align="center">
            {message('loadingContent')}
          </Text>
        </Section>
      </Waiting>
      <LatePlace />
    </>
  );
}
