import type { ReactNode } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { NativeSelect } from '../../../design-system/components/Select/NativeSelect';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../../design-system/stitches';
import type { PageSummary } from './authoring';
import type { EditorSite } from './editorView.types';
import type { StageWidth } from './Stage';
import { texts } from './texts';
import { ToolButton } from './ToolButton';
import type { Place } from './usePages';

const Bar = styled('header', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  padding: '$2 $4',
  borderBlockEnd: '1px solid $line',
  backgroundColor: '$bg',
});

const Group = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minInlineSize: 0,
  variants: {
    framed: {
      true: { padding: '$1', borderRadius: '$control', backgroundColor: '$surface' },
    },
    last: { true: { marginInlineStart: 'auto', gap: '$2', flexWrap: 'wrap' } },
    places: {
      true: {
        flex: '1 1 $sizes$panel',
        minInlineSize: 'min(100%, $sizes$panel)',
        maxInlineSize: '$form',
      },
    },
  },
});

const Picker = styled('div', {
  minInlineSize: 0,
  flex: '1 1 0',
  '& select': { minBlockSize: '$touch', fontSize: '$small' },
  variants: {
    wide: { true: { flexGrow: 2 } },
    narrow: { true: { flexGrow: 0, flexBasis: 'calc($sizes$touch * 2)' } },
  },
});

/** On wide windows the panel stands beside the page anyway. */
const SmallOnly = styled('span', { '@lg': { display: 'none' } });

const widths: readonly StageWidth[] = ['desktop', 'tablet', 'phone'];

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
  onPublish: () => void;
  publishing: boolean;
  onSignOut: () => void;
  /** Where the changes are. */
  children: ReactNode;
}

/** Above the page: which page, how it is shown, and what happens to the changes. */
export function TopBar(props: TopBarProps) {
  const { sites, place, pages = [], page, onPlace, mode, onMode, width, onWidth } = props;
  const { canUndo, onUndo, onPublish, publishing, onSignOut, children } = props;
  const chooseSite = (name: string) => {
    const site = sites.find((one) => one.name === name);
    if (site) onPlace({ site, language: site.languages[0] ?? '', route: '/' });
  };
  return (
    <Bar>
      <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
      <Group places>
        <Picker>
          <NativeSelect
            aria-label={texts.site}
            value={place.site.name}
            onChange={(event) => chooseSite(event.target.value)}
          >
            {sites.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </NativeSelect>
        </Picker>
        <Picker narrow>
          <NativeSelect
            aria-label={texts.language}
            value={place.language}
            onChange={(event) => onPlace({ ...place, language: event.target.value })}
          >
            {place.site.languages.map((language) => (
              <option key={language}>{language}</option>
            ))}
          </NativeSelect>
        </Picker>
        <Picker wide>
          <NativeSelect
            aria-label={texts.page}
            value={page?.route ?? ''}
            onChange={(event) => onPlace({ ...place, route: event.target.value })}
          >
            {pages.map(({ route, displayName, isPublished }) => (
              <option key={route} value={route}>
                {texts.pageLine(displayName, route)}
                {!isPublished && ` (${texts.notPublished})`}
              </option>
            ))}
          </NativeSelect>
        </Picker>
      </Group>
      <Group framed role="group" aria-label={texts.mode}>
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
      </Group>
      <Group framed role="group" aria-label={texts.width}>
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
      </Group>
      <Group last>
        {children}
        <ToolButton label={texts.undo} disabled={!canUndo} onPress={onUndo}>
          {texts.undo}
        </ToolButton>
        <Button size="small" onClick={onPublish} disabled={publishing || !page}>
          {publishing ? texts.publishing : texts.publish}
        </Button>
        <SmallOnly>
          <ToolButton label={texts.panels.blocks} pressed={props.panelOpen} onPress={props.onPanel}>
            {texts.panels.blocks}
          </ToolButton>
        </SmallOnly>
        <ToolButton label={texts.signOut} onPress={onSignOut}>
          {texts.signOut}
        </ToolButton>
      </Group>
    </Bar>
  );
}
