import { useEffect, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { RadioGroup } from '../../../design-system/components/RadioGroup/RadioGroup';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { slugOf } from '../../../domain/pages/slug';
import type { Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import { ErrorText } from '../ErrorText';
import { contracts } from '../forms/checkValue';
import type { Place } from './usePages';
import {
  createPage,
  readTemplates,
  type PageNode,
  type PagePayload,
  type PageTemplate,
} from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';
import { PlaceFields, useAddressCheck } from './PlaceFields';

const Form = styled('form', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$4' });

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
  const [templates, setTemplates] = useState<readonly PageTemplate[]>();
  const [template, setTemplate] = useState('plain');
  const [title, setTitle] = useState('');
  /** The address follows the title until it is written by hand. */
  const [written, setWritten] = useState<string>();
  const [parent, setParent] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    readTemplates(authoring, at.site.name).then(
      (found) => isCurrent && setTemplates(found),
      (error: unknown) => isCurrent && setFailure(describeFailure(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, at.site.name]);

  const chosen = templates?.find(({ name }) => name === template);
  const usual = template === 'plain' ? below : (chosen?.suggestedParentId ?? below);
  const place = { parentId: parent ?? usual, name: written ?? slugOf(title) };
  const address = useAddressCheck(authoring, place);
  const isUntouched = title === '' && written === undefined;

  async function send() {
    if (title.trim() === '') return setFailure(texts.pageTitleMissing);
    if (busy || !address || address.problem) return;
    setBusy(true);
    try {
      const { site, language } = at;
      onDone(await createPage(authoring, { site: site.name, template, title, language, ...place }));
    } catch (error) {
      setFailure(describeFailure(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.newPageTitle}
      actions={
        <>
          <Button
            type="submit"
            form="new-page"
            disabled={busy || (!isUntouched && (!address || Boolean(address.problem)))}
          >
            {busy ? texts.creating : texts.create}
          </Button>
          <Button type="button" variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {templates ? (
        <Form
          id="new-page"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // What goes wrong is told below.
            void send();
          }}
        >
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
          <ErrorText>{failure}</ErrorText>
        </Form>
      ) : (
        <>
          <Spinner />
          <ErrorText>{failure}</ErrorText>
        </>
      )}
    </Dialog>
  );
}

const labelOf = (component: string) => contracts.blocks[component]?.label ?? component;
