import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../../design-system/stitches';
import { Bar, BarGroup } from '../barParts';
import type { EditorSite } from '../../../features/editing/model/editorView.types';
import { PlacePickers } from '../PlacePickers';
import { texts } from '../texts';
import type { Place } from '../pages/usePages';

const Layout = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: '100dvh',
});

const Body = styled('main', {
  minInlineSize: 0,
  padding: '$5',
  overflowY: 'auto',
  '@md': { padding: '$6' },
});

interface ViewFrameProps {
  sites: readonly EditorSite[];
  place: Place;
  onPlace: (place: Place) => void;
  navigation: ReactNode;
  /** Who one is. */
  account: ReactNode;
  children: ReactNode;
}

/** What stands around every view but the page: site, language and the way to the other views. */
export function ViewFrame(props: ViewFrameProps) {
  const { sites, place, onPlace, navigation, account, children } = props;
  return (
    <Layout>
      <Bar>
        <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
        {navigation}
        <BarGroup places short>
          <PlacePickers sites={sites} place={place} onPlace={onPlace} />
        </BarGroup>
        <BarGroup last>{account}</BarGroup>
      </Bar>
      <Body>{children}</Body>
    </Layout>
  );
}
