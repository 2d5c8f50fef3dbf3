import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { languageName } from '../languageName';
import { useHasRole } from '../people/me';
import { toReadableRoute } from './readableRoute';
import { useSiteTime } from '../siteTime';
import { translationTexts } from '../translation/translationTexts';
import { describeLanguageState } from './LanguageBadges';
import { NoteBox, StateBadge } from './pageStyles';
import type { PageNode } from './pagesApi';
import { texts as editorTexts } from '../texts';
import { ToolButton } from '../ToolButton';
import { pagesTexts as texts } from './pagesTexts';
import { personName } from '../people/personName';

const Panel = styled('aside', {
  display: 'grid',
  alignContent: 'start',
  gap: '$4',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$card',
  backgroundColor: '$bg',
  // On narrow windows the panel is below the tree, and stays visible while the tree scrolls.
  position: 'sticky',
  insetBlockEnd: 0,
  maxBlockSize: '30dvh',
  overflowY: 'auto',
  boxShadow: '$overlay',
  '@lg': {
    insetBlockEnd: 'auto',
    insetBlockStart: 0,
    maxBlockSize: 'none',
    boxShadow: 'none',
  },
  // Wide windows show the panel next to the tree, even when it is closed.
  variants: { closed: { true: { display: 'none', '@lg': { display: 'grid' } } } },
});

const Head = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '$3',
  '& > button': { '@lg': { display: 'none' } },
});

const Buttons = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

const Languages = styled('ul', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '$small',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$1 $3',
  },
});

const OwnRoute = styled('span', { display: 'block', color: '$muted', overflowWrap: 'anywhere' });

const LanguageActions = styled('span', { display: 'flex', marginInlineStart: 'auto' });

/** Actions on the selected page. */
interface PageActions {
  onOpen: (node: PageNode, language?: string) => void;
  onReorder: (node: PageNode, direction: -1 | 1) => void;
  onMove: (node: PageNode) => void;
  onCopy: (node: PageNode) => void;
  onDelete: (node: PageNode) => void;
  onAddLanguage: (node: PageNode, language: string) => void;
  onTranslate: (node: PageNode, language: string) => void;
  onTranslationFile: (node: PageNode) => void;
  onPublish: (node: PageNode, withSubpages: boolean) => void;
}

interface PageDetailsProps extends PageActions {
  node: PageNode | undefined;
  hasSubpages: boolean;
  isBusy: boolean;
  /** Whether the editor has closed the panel. Has an effect only in narrow windows, where it covers the tree. */
  isClosed: boolean;
  onClose: () => void;
}

/** The selected page: its address, its languages, and its actions. */
export function PageDetails(props: PageDetailsProps) {
  const { node, hasSubpages, isBusy, isClosed, onClose } = props;
  const canPublish = useHasRole('publisher');
  const formatTime = useSiteTime();
  if (!node) {
    return (
      <Panel aria-label={texts.chosen} closed={isClosed}>
        <Text color="muted">{texts.choose}</Text>
      </Panel>
    );
  }
  const { displayName, route, publicRoute, fixed: fixedReason, template, state, languages } = node;
  const canMove = !fixedReason;
  return (
    <Panel aria-label={texts.chosen} closed={isClosed}>
      <div>
        <Head>
          <Heading level={2} size={5}>
            {displayName}
          </Heading>
          <ToolButton label={editorTexts.close} onPress={onClose}>
            <Icon name="close" />
          </ToolButton>
        </Head>
        <Text size="small" color="muted" style={{ overflowWrap: 'anywhere' }}>
          {toReadableRoute(route)}
        </Text>
        <Text size="caption" color="muted">
          {node.changedBy && node.changed
            ? texts.changedBy({ when: formatTime(node.changed), who: personName(node.changedBy) })
            : texts.fromFiles}
        </Text>
      </div>
      {publicRoute && (
        <NoteBox variant="warning">
          <Icon name="directions" />
          <span>{texts.visitorsFindItAt({ route: publicRoute })}</span>
        </NoteBox>
      )}
      {node.hasNewOrder && (
        <NoteBox variant="warning">
          <Icon name="list" />
          <span>{texts.orderDraft}</span>
        </NoteBox>
      )}
      {fixedReason && template && (
        <NoteBox>
          <Icon name="info" />
          <span>{texts.fixed[fixedReason]}</span>
        </NoteBox>
      )}
      <Buttons role="group" aria-label={texts.actions}>
        {template && (
          <Button type="button" size="small" onClick={() => props.onOpen(node)}>
            {texts.open}
          </Button>
        )}
        {template && (
          <Button
            type="button"
            size="small"
            variant="outline"
            disabled={isBusy || (state === 'PUBLISHED' && !node.hasNewOrder)}
            onClick={() => props.onPublish(node, false)}
          >
            {canPublish ? texts.publish : texts.askToPublish}
          </Button>
        )}
        {template && hasSubpages && canMove && canPublish && (
          <Button
            type="button"
            size="small"
            variant="outline"
            disabled={isBusy}
            onClick={() => props.onPublish(node, true)}
          >
            {texts.publishBelow}
          </Button>
        )}
        {route !== '/' && (
          <>
            <Button
              type="button"
              size="small"
              variant="outline"
              aria-label={texts.moveUpOf({ name: displayName })}
              disabled={isBusy}
              onClick={() => props.onReorder(node, -1)}
            >
              <Icon name="arrowUp" />
              {texts.moveUp}
            </Button>
            <Button
              type="button"
              size="small"
              variant="outline"
              aria-label={texts.moveDownOf({ name: displayName })}
              disabled={isBusy}
              onClick={() => props.onReorder(node, 1)}
            >
              <Icon name="arrowDown" />
              {texts.moveDown}
            </Button>
          </>
        )}
        {languages.length > 1 && (
          <Button
            type="button"
            size="small"
            variant="outline"
            onClick={() => props.onTranslationFile(node)}
          >
            {translationTexts.files}
          </Button>
        )}
        {canMove && (
          <>
            <Button type="button" size="small" variant="outline" onClick={() => props.onMove(node)}>
              {texts.move}
            </Button>
            <Button type="button" size="small" variant="outline" onClick={() => props.onCopy(node)}>
              {texts.copy}
            </Button>
            <Button
              type="button"
              size="small"
              variant="outline"
              onClick={() => props.onDelete(node)}
            >
              {texts.remove}
            </Button>
          </>
        )}
      </Buttons>
      {languages.length > 0 && (
        <Languages aria-label={texts.columns.languages}>
          {languages.map((pageLanguage, index) => (
            <li key={pageLanguage.language}>
              <span>
                <StateBadge state={pageLanguage.state ?? 'missing'}>
                  {languageName(pageLanguage.language)}
                </StateBadge>{' '}
                {describeLanguageState(pageLanguage, languages[0]?.language)}
                {pageLanguage.ownRoute && <OwnRoute>{pageLanguage.ownRoute}</OwnRoute>}
              </span>
              <LanguageActions>
                {pageLanguage.state && index > 0 && languages[0]?.state && (
                  <Button
                    type="button"
                    size="small"
                    variant="ghost"
                    aria-label={translationTexts.translateTo({
                      language: languageName(pageLanguage.language),
                    })}
                    onClick={() => props.onTranslate(node, pageLanguage.language)}
                  >
                    {translationTexts.translate}
                  </Button>
                )}
                <Button
                  type="button"
                  size="small"
                  variant="ghost"
                  onClick={() =>
                    pageLanguage.state
                      ? props.onOpen(node, pageLanguage.language)
                      : props.onAddLanguage(node, pageLanguage.language)
                  }
                >
                  {pageLanguage.state
                    ? texts.openLanguage({ language: languageName(pageLanguage.language) })
                    : texts.addLanguage({ language: languageName(pageLanguage.language) })}
                </Button>
              </LanguageActions>
            </li>
          ))}
        </Languages>
      )}
    </Panel>
  );
}
