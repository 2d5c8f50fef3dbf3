import { useCallback, useState } from 'react';
import { RadioGroup } from '../../../design-system/components/RadioGroup/RadioGroup';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { toSlug } from '../../../domain/pages/slug';
import type { Authoring } from '../authoring';
import { FormDialog } from '../FormDialog';
import { useLoaded } from '../useLoaded';
import type { Place } from './usePages';
import { createPage, readTemplates, type PageNode, type PagePayload } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';
import { isKeyOf } from '../../../domain/typedKeys';
import { typeName } from '../forms/contractTexts';
import { PageLocationFields, useAddressCheck } from './PageLocationFields';

interface NewPageDialogProps {
  authoring: Authoring;
  place: Place;
  nodes: readonly PageNode[];
  /** Id of the page that was selected when the dialog was opened. */
  suggestedParentId: string;
  onDone: (page: PagePayload) => void;
  onClose: () => void;
}

/** Creates a page from a template, with a title, an address and a parent in the tree. */
export function NewPageDialog(props: NewPageDialogProps) {
  const { authoring, place: editorPlace, nodes, suggestedParentId, onDone, onClose } = props;
  const [chosenTemplate, setTemplate] = useState<string>();
  const [title, setTitle] = useState('');
  /** The last segment of the address as typed; undefined while it is derived from the title. */
  const [editedName, setEditedName] = useState<string>();
  const [chosenParentId, setChosenParentId] = useState<string>();
  const { name: site } = editorPlace.site;
  const { value: templates, failure } = useLoaded(
    useCallback(() => readTemplates(authoring, site), [authoring, site]),
  );

  const suggestedParent = nodes.find(({ itemId }) => itemId === suggestedParentId);
  const template = chosenTemplate ?? findUsualTemplate(templates, suggestedParent)?.name ?? 'plain';
  const selectedTemplate = templates?.find(({ name }) => name === template);
  const defaultParentId =
    template === 'plain'
      ? suggestedParentId
      : (selectedTemplate?.suggestedParentId ?? suggestedParentId);
  const location = {
    parentId: chosenParentId ?? defaultParentId,
    name: editedName ?? toSlug(title),
  };
  const address = useAddressCheck(authoring, location);
  const isPristine = title === '' && editedName === undefined;

  async function send(): Promise<string | undefined> {
    if (!address || address.problem) return '';
    const { language } = editorPlace;
    onDone(await createPage(authoring, { site, template, title, language, ...location }));
    return undefined;
  }

  return (
    <FormDialog
      title={texts.newPageTitle}
      sendLabel={texts.create}
      sendingLabel={texts.creating}
      size="medium"
      disabled={!templates || (!isPristine && (!address || Boolean(address.problem)))}
      failure={failure}
      onSend={send}
      onClose={onClose}
    >
      {(errors) =>
        templates ? (
          <>
            <RadioGroup
              legend={texts.template}
              hint={
                selectedTemplate &&
                texts.startsWith({ blocks: selectedTemplate.blocks.map(typeName).join(', ') })
              }
              options={templates.map(({ name }) => ({
                value: name,
                label: findTemplateTexts(name)?.label ?? name,
                hint: findTemplateTexts(name)?.description,
              }))}
              value={template}
              layout="boxes"
              onChange={(event) => setTemplate(event.target.value)}
            />
            <TextField
              label={texts.pageTitle}
              name="title"
              required
              error={errors.title && texts.pageTitleMissing}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
            <PageLocationFields
              nodes={nodes}
              location={location}
              onLocationChange={({ parentId, name }) => {
                if (parentId !== location.parentId) setChosenParentId(parentId);
                if (name !== location.name) setEditedName(name);
              }}
              address={isPristine ? { route: '…', problem: null } : address}
            />
          </>
        ) : (
          <Spinner />
        )
      }
    </FormDialog>
  );
}

const findTemplateTexts = (name: string) =>
  isKeyOf(texts.templates, name) ? texts.templates[name] : undefined;

/** The template whose pages are usually below a page; undefined below the front page, where pages of all kinds are. */
const findUsualTemplate = (
  templates: readonly { name: string; suggestedParentId?: string | null }[] | undefined,
  parent: PageNode | undefined,
) =>
  parent?.route === '/'
    ? undefined
    : templates?.find(
        ({ name, suggestedParentId }) => name !== 'plain' && suggestedParentId === parent?.itemId,
      );
