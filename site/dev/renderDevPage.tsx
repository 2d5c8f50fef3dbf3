import type { ReactNode } from 'react';
import { isThemeName, type ThemeName, themes } from '../../design-system/themes/themes';
import { renderDocument, type BrowserTags, type RenderedDocument } from '../page/renderDocument';
import { allFixtures } from './allFixtures';
import { DevExamples } from './DevExamples';
import { DevHome } from './DevHome';
import type { DevRequest } from './devPage.types';
import { DevMemories } from './DevMemories';
import { DevMetrics } from './DevMetrics';
import { DEV_PATH, isLive } from './exampleAddress';
import { examplePage } from './examplePage';
import { exampleBlock } from './fixtures';
import { texts } from './texts';

/** Language of the developer pages themselves. */
const language = 'en';

const allThemes = Object.keys(themes).filter(isThemeName);

/**
 * Renders a developer page with the same renderer as all pages: `/_dev` lists everything, `/_dev/metrics`
 * shows the metrics, `/_dev/memory` the caches, `/_dev/blocks/<block>` a block's examples and
 * `/_dev/blocks/<block>/<example>` a single example. `?theme=` chooses the theme. Undefined if there is no
 * such page.
 */
export function renderDevPage(
  request: DevRequest,
  tags: BrowserTags,
): RenderedDocument | undefined {
  const theme = readTheme(request.query);
  const [kind, block, example, ...more] = request.path.slice(DEV_PATH.length + 1).split('/');
  const renderList = (title: string, content: ReactNode) =>
    renderDocument(examplePage({ title, theme, language }), { content, fontsOf: allThemes, tags });
  if (!kind) return renderList(texts.heading, <DevHome {...request} theme={theme} />);
  if (kind === 'memory' && !block) {
    return renderList(texts.memory, <DevMemories {...request} theme={theme} />);
  }
  if (kind === 'metrics' && !block && request.metrics) {
    const live = isLive(request.path, request.query);
    const page = <DevMetrics metrics={request.metrics} theme={theme} live={live} />;
    return renderList(texts.metrics, page);
  }
  if (kind !== 'blocks' || !block || more.length > 0) return undefined;
  if (example) {
    const exampleToShow = exampleBlock(allFixtures, block, example);
    if (!exampleToShow) return undefined;
    const title = texts.exampleOf(exampleToShow.name, example);
    return renderDocument(examplePage({ title, theme, language, blocks: [exampleToShow] }), {
      tags,
    });
  }
  const fixture = allFixtures.get(block);
  if (!fixture) return undefined;
  const names = Object.keys(fixture.examples);
  const list = <DevExamples block={block} examples={names} theme={theme} />;
  return renderList(texts.examplesOf(block), list);
}

function readTheme(query: URLSearchParams): ThemeName {
  const name = query.get('theme') ?? '';
  return isThemeName(name) ? name : 'default';
}
