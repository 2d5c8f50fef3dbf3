import type { Authoring } from '../authoring';
import { TranslationDialog } from '../translation/TranslationDialog';
import { TranslationFileDialog } from '../translation/TranslationFileDialog';
import { getChildren } from './pageTree';
import type { PageNode } from './pagesApi';

interface TranslatePageDialogProps {
  authoring: Authoring;
  site: string;
  nodes: readonly PageNode[];
  node: PageNode;
  /** The target language; undefined to export or import a file. */
  language: string | undefined;
  /** Called when drafts may have changed. */
  onChanged: () => void;
  onClose: () => void;
}

/** Translates a page, either in the editor or with a file for translators. */
export function TranslatePageDialog(props: TranslatePageDialogProps) {
  const { authoring, site, nodes, node, language, onChanged, onClose } = props;
  const { itemId, displayName, languages } = node;
  const sources = languages
    .filter(({ state }) => state)
    .map((pageLanguage) => pageLanguage.language);
  if (language === undefined) {
    return (
      <TranslationFileDialog
        authoring={authoring}
        site={site}
        itemId={itemId}
        name={displayName}
        sources={sources}
        languages={languages.map((pageLanguage) => pageLanguage.language)}
        hasSubpages={getChildren(nodes, itemId).length > 0}
        onImported={onChanged}
        onClose={onClose}
      />
    );
  }
  return (
    <TranslationDialog
      authoring={authoring}
      itemId={itemId}
      name={displayName}
      sourceLanguage={sources[0] ?? ''}
      targetLanguage={language}
      onSaved={onChanged}
      onClose={onClose}
    />
  );
}
