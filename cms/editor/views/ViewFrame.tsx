import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../../design-system/stitches';
import { Bar, BarGroup } from '../barSections';
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
  // Hidden texts are positioned: without a box of its own they would make the document itself scroll.
  position: 'relative',
  minInlineSize: 0,
  padding: '$5',
  overflowY: 'auto',
  '@md': { padding: '$6' },
});

interface ViewFrameProps {
  sites: readonly EditorSite[];
  place: Place;
  onPlaceChange: (place: Place) => void;
  navigation: ReactNode;
  /** The account menu. */
  account: ReactNode;
  children: ReactNode;
}

/** The frame of all views except the page editor: site, language and navigation. */
export function ViewFrame(props: ViewFrameProps) {
  const { sites, place, onPlaceChange, navigation, account, children } = props;
  return (
    <Layout>
      <Bar data-region="bar">
        <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
        {navigation}
        <BarGroup places short>
          <PlacePickers sites={sites} place={place} onPlace={onPlaceChange} />
        </BarGroup>
        <BarGroup last>{account}</BarGroup>
      </Bar>
      <Body data-region="page" tabIndex={-1}>
        {children}
      </Body>
    </Layout>
  );
}
