import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { languageName } from '../languageName';
import { useHasRole } from '../people/me';
import { shownRoute } from './shownRoute';
import { useSiteTime } from '../siteTime';
import { languageWords } from './LanguageMarks';
import { NoteBox, StateMark } from './pageLook';
import type { PageNode } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';

const Panel = styled('aside', {
  display: 'grid',
  alignContent: 'start',
  gap: '$4',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$card',
  backgroundColor: '$bg',
  // Below the tree on narrow windows: in sight while the tree scrolls.
  position: 'sticky',
  insetBlockEnd: 0,
  maxBlockSize: '45dvh',
  overflowY: 'auto',
  boxShadow: '$overlay',
  '@lg': {
    insetBlockEnd: 'auto',
    insetBlockStart: 0,
    maxBlockSize: 'none',
    boxShadow: 'none',
  },
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

/** What is done with the chosen page. */
export interface PageActions {
  onOpen: (node: PageNode, language?: string) => void;
  onOrder: (node: PageNode, by: -1 | 1) => void;
  onMove: (node: PageNode) => void;
  onCopy: (node: PageNode) => void;
  onDelete: (node: PageNode) => void;
  onLanguage: (node: PageNode, language: string) => void;
  onPublish: (node: PageNode, withBelow: boolean) => void;
}

interface PageDetailsProps extends PageActions {
  node: PageNode | undefined;
  hasBelow: boolean;
  busy: boolean;
}

/** The chosen page: where it is, its languages, and everything that can be done with it. */
export function PageDetails(props: PageDetailsProps) {
  const { node, hasBelow, busy } = props;
  const mayPublish = useHasRole('publisher');
  const when = useSiteTime();
  if (!node) {
    return (
      <Panel aria-label={texts.chosen}>
        <Text tone="muted">{texts.choose}</Text>
      </Panel>
    );
  }
  const { displayName, route, publicRoute, fixed, template, state, languages } = node;
  const canMove = !fixed;
  return (
    <Panel aria-label={texts.chosen}>
      <div>
        <Heading level={2} size={5}>
          {displayName}
        </Heading>
        <Text size="small" tone="muted" style={{ overflowWrap: 'anywhere' }}>
          {shownRoute(route)}
        </Text>
        <Text size="caption" tone="muted">
          {node.changedBy && node.changed
            ? texts.changedBy(when(node.changed), node.changedBy)
            : texts.fromFiles}
        </Text>
      </div>
      {publicRoute && (
        <NoteBox tone="warning">
          <Icon name="directions" />
          <span>{texts.visitorsFindItAt(publicRoute)}</span>
        </NoteBox>
      )}
      {node.hasNewOrder && (
        <NoteBox tone="warning">
          <Icon name="list" />
          <span>{texts.orderDraft}</span>
        </NoteBox>
      )}
      {fixed && template && (
        <NoteBox>
          <Icon name="info" />
          <span>{texts.fixed[fixed]}</span>
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
            disabled={busy || (state === 'PUBLISHED' && !node.hasNewOrder)}
            onClick={() => props.onPublish(node, false)}
          >
            {mayPublish ? texts.publish : texts.askToPublish}
          </Button>
        )}
        {template && hasBelow && canMove && mayPublish && (
          <Button
            type="button"
            size="small"
            variant="outline"
            disabled={busy}
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
              aria-label={texts.moveUpOf(displayName)}
              disabled={busy}
              onClick={() => props.onOrder(node, -1)}
            >
              <Icon name="arrowUp" />
              {texts.moveUp}
            </Button>
            <Button
              type="button"
              size="small"
              variant="outline"
              aria-label={texts.moveDownOf(displayName)}
              disabled={busy}
              onClick={() => props.onOrder(node, 1)}
            >
              <Icon name="arrowDown" />
              {texts.moveDown}
            </Button>
          </>
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
          {languages.map((one) => (
            <li key={one.language}>
              <span>
                <StateMark state={one.state ?? 'missing'}>{languageName(one.language)}</StateMark>{' '}
                {languageWords(one, languages[0]?.language)}
              </span>
              <Button
                type="button"
                size="small"
                variant="ghost"
                onClick={() =>
                  one.state
                    ? props.onOpen(node, one.language)
                    : props.onLanguage(node, one.language)
                }
              >
                {one.state
                  ? texts.openLanguage(languageName(one.language))
                  : texts.addLanguage(languageName(one.language))}
              </Button>
            </li>
          ))}
        </Languages>
      )}
    </Panel>
  );
}
