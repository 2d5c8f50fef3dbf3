import { useCallback, useState } from 'react';
import { RadioGroup } from '../../../design-system/components/RadioGroup/RadioGroup';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { slugOf } from '../../../domain/pages/slug';
import type { Authoring } from '../authoring';
import { FormDialog } from '../FormDialog';
import { contracts } from '../forms/checkValue';
import { useLoaded } from '../useLoaded';
import type { Place } from './usePages';
import { createPage, readTemplates, type PageNode, type PagePayload } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';
import { PlaceFields, useAddressCheck } from './PlaceFields';

interface NewPageDialogProps {
  authoring: Authoring;
  place: Place;
  nodes: readonly PageNode[];
  /** The page that was chosen when it was asked for. */
  below: string;
  onDone: (page: PagePayload) => void;
  onClose: () => void;
}

/** Makes a page from a template: what kind, its title, its address and where in the tree. */
export function NewPageDialog(props: NewPageDialogProps) {
  const { authoring, place: at, nodes, below, onDone, onClose } = props;
  const [template, setTemplate] = useState('plain');
  const [title, setTitle] = useState('');
  /** The address follows the title until it is written by hand. */
  const [written, setWritten] = useState<string>();
  const [parent, setParent] = useState<string>();
  const { name: site } = at.site;
  const { value: templates, failure } = useLoaded(
    useCallback(() => readTemplates(authoring, site), [authoring, site]),
  );

  const chosen = templates?.find(({ name }) => name === template);
  const usual = template === 'plain' ? below : (chosen?.suggestedParentId ?? below);
  const place = { parentId: parent ?? usual, name: written ?? slugOf(title) };
  const address = useAddressCheck(authoring, place);
  const isUntouched = title === '' && written === undefined;

  async function send(): Promise<string | undefined> {
    if (title.trim() === '') return texts.pageTitleMissing;
    if (!address || address.problem) return '';
    const { language } = at;
    onDone(await createPage(authoring, { site, template, title, language, ...place }));
    return undefined;
  }

  return (
    <FormDialog
      title={texts.newPageTitle}
      send={texts.create}
      sending={texts.creating}
      size="medium"
      noValidate
      disabled={!templates || (!isUntouched && (!address || Boolean(address.problem)))}
      failure={failure}
      onSend={send}
      onClose={onClose}
    >
      {templates ? (
        <>
          <RadioGroup
            legend={texts.template}
            hint={chosen && texts.startsWith(chosen.blocks.map(labelOf).join(', '))}
            options={templates.map(({ name, label, description }) => ({
              value: name,
              label,
              hint: description,
            }))}
            value={template}
            layout="boxes"
            onChange={(event) => setTemplate(event.target.value)}
          />
          <TextField
            label={texts.pageTitle}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <PlaceFields
            nodes={nodes}
            place={place}
            onPlace={({ parentId, name }) => {
              if (parentId !== place.parentId) setParent(parentId);
              if (name !== place.name) setWritten(name);
            }}
            address={isUntouched ? { route: '…', problem: null } : address}
          />
        </>
      ) : (
        <Spinner />
      )}
    </FormDialog>
  );
}

const labelOf = (component: string) => contracts.blocks[component]?.label ?? component;
