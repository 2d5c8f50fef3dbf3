import type { ReactNode } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { NativeSelect } from '../../design-system/components/Select/NativeSelect';
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../design-system/stitches';
import { arrangingTexts } from './lists/arrangingTexts';
import type { PageSummary } from './authoring';
import { Bar, BarGroup, Picker } from './barParts';
import type { EditorSite } from '../../features/editing/model/editorView.types';
import { useHasRole } from './people/me';
import { PlacePickers } from './PlacePickers';
import { shownRoute } from './pages/shownRoute';
import type { StageWidth } from './canvas/Stage';
import { texts } from './texts';
import { ToolButton } from './ToolButton';
import type { Place } from './pages/usePages';

/** On wide windows the panel stands beside the page anyway. */
const SmallOnly = styled('span', { '@lg': { display: 'none' } });

const widths: readonly StageWidth[] = ['desktop', 'tablet', 'phone', 'print'];

interface TopBarProps {
  sites: readonly EditorSite[];
  place: Place;
  pages: readonly PageSummary[] | undefined;
  page: PageSummary | undefined;
  onPlace: (place: Place) => void;
  mode: 'edit' | 'preview';
  onMode: (mode: 'edit' | 'preview') => void;
  width: StageWidth;
  onWidth: (width: StageWidth) => void;
  panelOpen: boolean;
  onPanel: () => void;
  canUndo: boolean;
  onUndo: () => void;
  canRedo: boolean;
  onRedo: () => void;
  onPublish: () => void;
  publishing: boolean;
  /** Who one is. */
  account: ReactNode;
  /** The way to the editor's other views. */
  navigation: ReactNode;
  /** Where the changes are. */
  children: ReactNode;
}

/** Above the page: which page, how it is shown, and what happens to the changes. */
export function TopBar(props: TopBarProps) {
  const { sites, place, pages = [], page, onPlace, mode, onMode, width, onWidth } = props;
  const { canUndo, onUndo, onPublish, publishing, children } = props;
  const mayPublish = useHasRole('publisher');
  return (
    <Bar>
      <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
      <BarGroup top>
        {props.navigation}
        {props.account}
      </BarGroup>
      <BarGroup places>
        <PlacePickers sites={sites} place={place} onPlace={onPlace} />
        <Picker wide>
          <NativeSelect
            aria-label={texts.page}
            value={page?.route ?? ''}
            onChange={(event) => onPlace({ ...place, route: event.target.value })}
          >
            {!page && <option value="">{shownRoute(place.route)}</option>}
            {pages.map(({ route, displayName, isPublished }) => (
              <option key={route} value={route}>
                {texts.pageLine(displayName, shownRoute(route))}
                {!isPublished && ` (${texts.notPublished})`}
              </option>
            ))}
          </NativeSelect>
        </Picker>
      </BarGroup>
      <BarGroup framed role="group" aria-label={texts.mode}>
        {(['edit', 'preview'] as const).map((one) => (
          <ToolButton
            key={one}
            label={texts[one]}
            pressed={mode === one}
            onPress={() => onMode(one)}
          >
            {texts[one]}
          </ToolButton>
        ))}
      </BarGroup>
      <BarGroup framed role="group" aria-label={texts.width}>
        {widths.map((one) => (
          <ToolButton
            key={one}
            label={texts.widths[one]}
            pressed={width === one}
            onPress={() => onWidth(one)}
          >
            {texts.widths[one]}
          </ToolButton>
        ))}
      </BarGroup>
      <BarGroup last>
        {children}
        <ToolButton label={texts.undo} disabled={!canUndo} onPress={onUndo}>
          {texts.undo}
        </ToolButton>
        <ToolButton label={arrangingTexts.redo} disabled={!props.canRedo} onPress={props.onRedo}>
          {arrangingTexts.redo}
        </ToolButton>
        <Button type="button" size="small" onClick={onPublish} disabled={publishing || !page}>
          {publishing ? texts.publishing : mayPublish ? texts.publish : texts.askToPublish}
        </Button>
        <SmallOnly>
          <ToolButton label={texts.panels.blocks} pressed={props.panelOpen} onPress={props.onPanel}>
            {texts.panels.blocks}
          </ToolButton>
        </SmallOnly>
      </BarGroup>
    </Bar>
  );
}
