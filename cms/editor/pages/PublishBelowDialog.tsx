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
import { branchToPublish } from './pageRows';
import { publishPage, type PageNode } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';

const List = styled('ul', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  paddingInlineStart: '$4',
  maxBlockSize: '$column',
  overflowY: 'auto',
  fontSize: '$small',
});

interface PublishBelowDialogProps {
  authoring: Authoring;
  node: PageNode;
  nodes: readonly PageNode[];
  onDone: () => void;
  onClose: () => void;
}

/** What is known of a page in a language before it goes out with others. */
interface Checked {
  errors: number;
  warnings: number;
  /** Who asked for it, and whether that was sent back. */
  asked?: string;
}

/** Asks before a page and all below it are published: which, in which languages, and what speaks against it. */
export function PublishBelowDialog(props: PublishBelowDialogProps) {
  const { authoring, node, nodes, onDone, onClose } = props;
  const [pages] = useState(() => branchToPublish(nodes, node));
  const offered = [...new Set(pages.flatMap(({ languages }) => languages))];
  const [languages, setLanguages] = useState<readonly string[]>(offered);
  const [checks, setChecks] = useState<ReadonlyMap<string, Checked>>(new Map());
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    const checkAll = async () => {
      // One after the other: a large branch must not keep the platform from answering others.
      for (const { node: of, languages: changed } of pages) {
        for (const language of changed) {
          if (!isCurrent) return;
          const checked = await check(authoring, { itemId: of.itemId, language });
          if (isCurrent) setChecks((now) => new Map(now).set(`${of.itemId} ${language}`, checked));
        }
      }
    };
    checkAll().catch((error: unknown) => isCurrent && setFailure(describeFailure(error)));
    return () => {
      isCurrent = false;
    };
  }, [authoring, pages]);

  const going = pages.flatMap(({ node: of, languages: changed }) => {
    const chosen = changed.filter((one) => languages.includes(one));
    // A place or an order goes out whatever the language.
    return chosen.length > 0 || changed.length === 0 ? [{ node: of, languages: chosen }] : [];
  });
  const wanted = going.flatMap((one) => one.languages.map((of) => `${one.node.itemId} ${of}`));
  const isKnown = wanted.every((key) => checks.has(key));
  const isBlocked = wanted.some((key) => (checks.get(key)?.errors ?? 0) > 0);

  async function publish(): Promise<string | undefined> {
    if (languages.length === 0) return texts.chooseLanguage;
    await publishPage(authoring, node.itemId, { languages, publishSubItems: true });
    onDone();
    return undefined;
  }

  return (
    <FormDialog
      title={texts.publishBelowTitle(node.displayName)}
      send={texts.publishBelowNow}
      size="medium"
      disabled={!isKnown || isBlocked || going.length === 0}
      failure={failure}
      onSend={publish}
      onClose={onClose}
    >
      {offered.length > 1 && (
        <CheckboxGroup
          legend={texts.publishBelowLanguages}
          options={offered.map((value) => ({ value, label: languageName(value) }))}
          value={languages}
          onChange={({ target }) =>
            setLanguages(
              offered.filter((one) =>
                one === target.value ? target.checked : languages.includes(one),
              ),
            )
          }
        />
      )}
      <Text as="div" role="status">
        {going.length === 0 ? texts.nothingToPublish : texts.publishBelowText(going.length)}
        {!isKnown && !failure && ` ${texts.checkingPages}`}
      </Text>
      <List>
        {going.map(({ node: { itemId, displayName, route }, languages: chosen }) => (
          <li key={itemId}>
            {displayName} <Text as="span" size="caption" tone="muted">{`(${route})`}</Text>
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

function Finding({ language, checked }: { language: string; checked: Checked | undefined }) {
  const { errors = 0, warnings = 0, asked } = checked ?? {};
  const words = [
    errors > 0 && texts.pageErrors(errors),
    warnings > 0 && texts.pageWarnings(warnings),
    asked,
  ].filter(Boolean);
  return (
    <Text as="div" size="caption" tone={errors > 0 ? 'danger' : 'muted'}>
      {[languageName(language), ...words].join(' · ')}
    </Text>
  );
}

async function check(
  authoring: Authoring,
  page: { itemId: string; language: string },
): Promise<Checked> {
  const [findings, request] = await Promise.all([
    listFindings(authoring, page),
    readLatestRequest(authoring, page),
  ]);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return {
    errors,
    warnings: findings.length - errors,
    asked:
      request?.state === 'open'
        ? texts.openRequest(request.requestedBy)
        : request?.state === 'sentBack'
          ? texts.sentBackRequest(request.requestedBy)
          : undefined,
  };
}
