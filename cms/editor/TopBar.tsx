import type { ReactNode } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { NativeSelect } from '../../design-system/components/Select/NativeSelect';
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../design-system/stitches';
import { arrangingTexts } from './lists/arrangingTexts';
import type { PageSummary } from './authoring';
import { Bar, BarGroup, Picker } from './barSections';
import type { EditorSite } from '../../features/editing/model/editorView.types';
import { useHasRole } from './people/me';
import { PlacePickers } from './PlacePickers';
import { toReadableRoute } from './pages/readableRoute';
import type { StageWidth } from './canvas/Stage';
import { texts } from './texts';
import { ToolButton } from './ToolButton';
import type { Place } from './pages/usePages';

/** Only in narrow windows: wide ones always show the panel next to the page. */
const NarrowOnly = styled('span', { '@lg': { display: 'none' } });

const widths: readonly StageWidth[] = ['desktop', 'tablet', 'phone', 'print'];

interface TopBarProps {
  sites: readonly EditorSite[];
  place: Place;
  pages: readonly PageSummary[] | undefined;
  page: PageSummary | undefined;
  onPlace: (place: Place) => void;
  mode: 'edit' | 'preview';
  /** Whether the account may not change the page. */
  isReadOnly: boolean;
  onMode: (mode: 'edit' | 'preview') => void;
  width: StageWidth;
  onWidth: (width: StageWidth) => void;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  canUndo: boolean;
  onUndo: () => void;
  canRedo: boolean;
  onRedo: () => void;
  onPublish: () => void;
  isPublishing: boolean;
  /** The account menu. */
  account: ReactNode;
  /** Navigation to the editor's other views. */
  navigation: ReactNode;
  /** The save status and the publish state. */
  children: ReactNode;
}

/** The bar above the page: page selection, view options, and the status of changes. */
export function TopBar(props: TopBarProps) {
  const { sites, place, pages = [], page, onPlace, mode, onMode, width, onWidth } = props;
  const { canUndo, onUndo, onPublish, isPublishing, isReadOnly, children } = props;
  const canPublish = useHasRole('publisher');
  return (
    <Bar data-region="bar">
      <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
      <BarGroup top>
        {props.navigation}
        {props.account}
      </BarGroup>
      <BarGroup places>
        <PlacePickers sites={sites} place={place} onPlace={onPlace} />
        <Picker wide>
          <NativeSelect
            aria-label={texts.editedPage}
            value={page?.route ?? ''}
            onChange={(event) => onPlace({ ...place, route: event.target.value })}
          >
            {!page && <option value="">{toReadableRoute(place.route)}</option>}
            {pages.map(({ route, displayName, isPublished }) => (
              <option key={route} value={route}>
                {texts.pageLine({ name: displayName, route: toReadableRoute(route) })}
                {!isPublished && ` (${texts.notPublished})`}
              </option>
            ))}
          </NativeSelect>
        </Picker>
      </BarGroup>
      <BarGroup framed role="group" aria-label={texts.mode}>
        {(['edit', 'preview'] as const).map((modeOption) => (
          <ToolButton
            key={modeOption}
            label={texts[modeOption]}
            pressed={mode === modeOption}
            disabled={modeOption === 'edit' && isReadOnly}
            onPress={() => onMode(modeOption)}
          >
            {texts[modeOption]}
          </ToolButton>
        ))}
      </BarGroup>
      <BarGroup framed role="group" aria-label={texts.width}>
        {widths.map((widthOption) => (
          <ToolButton
            key={widthOption}
            label={texts.widths[widthOption]}
            pressed={width === widthOption}
            onPress={() => onWidth(widthOption)}
          >
            {texts.widths[widthOption]}
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
        {/* `aria-disabled`: a disabled button loses the focus, and a closing dialog could not return it. */}
        <Button
          type="button"
          size="small"
          data-publish
          onClick={onPublish}
          disabled={!page || isReadOnly}
          aria-disabled={isPublishing}
        >
          {isPublishing ? texts.publishing : canPublish ? texts.publish : texts.askToPublish}
        </Button>
        <NarrowOnly>
          <ToolButton
            label={texts.panels.blocks}
            pressed={props.isPanelOpen}
            onPress={props.onTogglePanel}
          >
            {texts.panels.blocks}
          </ToolButton>
        </NarrowOnly>
      </BarGroup>
    </Bar>
  );
}
