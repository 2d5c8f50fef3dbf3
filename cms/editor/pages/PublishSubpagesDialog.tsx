import { useEffect, useState } from 'react';
import { CheckboxGroup } from '../../../design-system/components/CheckboxGroup/CheckboxGroup';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import { FormDialog } from '../FormDialog';
import { languageName } from '../languageName';
import { listFindings } from '../publishing/publishApi';
import { readLatestRequest } from '../requests/requestsApi';
import { listPagesToPublish } from './pageTree';
import { publishPage, type PageNode } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';
import { personName } from '../people/personName';

const List = styled('ul', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  paddingInlineStart: '$4',
  maxBlockSize: '$column',
  overflowY: 'auto',
  fontSize: '$small',
});

interface PublishSubpagesDialogProps {
  authoring: Authoring;
  node: PageNode;
  nodes: readonly PageNode[];
  onDone: () => void;
  onClose: () => void;
}

/** Result of checking one language of a page. */
interface PageCheck {
  errors: number;
  warnings: number;
  /** Says who requested publication, and whether the request was sent back. */
  requestText?: string;
}

/** Asks for confirmation before a page and its subpages are published. Lists pages, languages and problems. */
export function PublishSubpagesDialog(props: PublishSubpagesDialogProps) {
  const { authoring, node, nodes, onDone, onClose } = props;
  const [pages] = useState(() => listPagesToPublish(nodes, node));
  const offeredLanguages = [...new Set(pages.flatMap(({ languages }) => languages))];
  const [languages, setLanguages] = useState<readonly string[]>(offeredLanguages);
  const [checks, setChecks] = useState<ReadonlyMap<string, PageCheck>>(new Map());
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    const checkAll = async () => {
      // In sequence, so that the checks of a large branch do not delay other requests.
      for (const { node: page, languages: changedLanguages } of pages) {
        for (const language of changedLanguages) {
          if (!isCurrent) return;
          const result = await check(authoring, { itemId: page.itemId, language });
          if (isCurrent)
            setChecks((previous) => new Map(previous).set(`${page.itemId} ${language}`, result));
        }
      }
    };
    checkAll().catch((error: unknown) => isCurrent && setFailure(describeFailure(error)));
    return () => {
      isCurrent = false;
    };
  }, [authoring, pages]);

  const pagesToPublish = pages.flatMap(({ node: page, languages: changedLanguages }) => {
    const selectedLanguages = changedLanguages.filter((language) => languages.includes(language));
    // A moved or reordered page is published regardless of the chosen languages.
    return selectedLanguages.length > 0 || changedLanguages.length === 0
      ? [{ node: page, languages: selectedLanguages }]
      : [];
  });
  const checkKeys = pagesToPublish.flatMap((page) =>
    page.languages.map((language) => `${page.node.itemId} ${language}`),
  );
  const isChecked = checkKeys.every((key) => checks.has(key));
  const isBlocked = checkKeys.some((key) => (checks.get(key)?.errors ?? 0) > 0);

  async function publish(): Promise<string | undefined> {
    if (languages.length === 0) return texts.chooseLanguage;
    await publishPage(authoring, node.itemId, { languages, publishSubItems: true });
    onDone();
    return undefined;
  }

  return (
    <FormDialog
      title={texts.publishBelowTitle({ name: node.displayName })}
      sendLabel={texts.publishBelowNow}
      size="medium"
      disabled={!isChecked || isBlocked || pagesToPublish.length === 0}
      failure={failure}
      onSend={publish}
      onClose={onClose}
    >
      {offeredLanguages.length > 1 && (
        <CheckboxGroup
          legend={texts.publishBelowLanguages}
          options={offeredLanguages.map((value) => ({ value, label: languageName(value) }))}
          value={languages}
          onChange={({ target }) =>
            setLanguages(
              offeredLanguages.filter((language) =>
                language === target.value ? target.checked : languages.includes(language),
              ),
            )
          }
        />
      )}
      <Text as="div" role="status">
        {pagesToPublish.length === 0
          ? texts.nothingToPublish
          : texts.publishBelowText({ count: pagesToPublish.length })}
        {!isChecked && !failure && ` ${texts.checkingPages}`}
      </Text>
      <List>
        {pagesToPublish.map(({ node: { itemId, displayName, route }, languages: chosen }) => (
          <li key={itemId}>
            {displayName} <Text as="span" size="caption" color="muted">{`(${route})`}</Text>
            {chosen.map((language) => (
              <Finding
                key={language}
                language={language}
                checked={checks.get(`${itemId} ${language}`)}
              />
            ))}
          </li>
        ))}
      </List>
    </FormDialog>
  );
}

function Finding({ language, checked }: { language: string; checked: PageCheck | undefined }) {
  const { errors = 0, warnings = 0, requestText } = checked ?? {};
  const notes = [
    errors > 0 && texts.pageErrors({ count: errors }),
    warnings > 0 && texts.pageWarnings({ count: warnings }),
    requestText,
  ].filter(Boolean);
  return (
    <Text as="div" size="caption" color={errors > 0 ? 'danger' : 'muted'}>
      {[languageName(language), ...notes].join(' · ')}
    </Text>
  );
}

async function check(
  authoring: Authoring,
  page: { itemId: string; language: string },
): Promise<PageCheck> {
  const [findings, request] = await Promise.all([
    listFindings(authoring, page),
    readLatestRequest(authoring, page),
  ]);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return {
    errors,
    warnings: findings.length - errors,
    requestText:
      request?.state === 'open'
        ? texts.openRequest({ who: personName(request.requestedBy) })
        : request?.state === 'sentBack'
          ? texts.sentBackRequest({ who: personName(request.requestedBy) })
          : undefined,
  };
}
