import { useState, type ReactNode } from 'react';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Tabs } from '../../../design-system/components/Tabs/Tabs';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { CarListChoice } from './CarListChoice';
import { getLinkKind, linkKinds, getPath, type LinkKind } from './getLinkKind';
import { useLinkPlace } from './LinkPlace';
import { LinkTargetNote } from './LinkTargetNote';
import { linkTexts as texts } from './linkTexts';
import { PageChoice } from './PageChoice';
import { useLinkPages } from './useLinkPages';

/** The tabs wrap, so that all kinds are visible even in a narrow panel. */
const KindTabs = styled(Tabs, {
  '& [role="tablist"]': { flexWrap: 'wrap', overflowX: 'visible', columnGap: '$4', rowGap: 0 },
});

/** The target of a link: its address, and the id of the item if it is a page of the site. */
export interface LinkTargetValue {
  href: string;
  id?: string;
  /** Whether a link in a text opens a new window. */
  newWindow?: boolean;
}

interface LinkTargetProps {
  target: LinkTargetValue;
  error?: ReactNode;
  onChange: (target: LinkTargetValue) => void;
}

/**
 * Chooses the target of a link: a page, a car list, an address, a file, an email address or a phone number.
 */
export function LinkTarget(props: LinkTargetProps) {
  const { target, error, onChange } = props;
  const linkPlace = useLinkPlace();
  const [kind, setKind] = useState<LinkKind>(() => getLinkKind(target.href, target.id));
  const changeHref = (href: string) => onChange({ href });
  const addressField = (
    <TextField
      label={texts.href}
      hint={texts.hrefHint}
      error={error}
      value={target.href}
      onChange={(event) => changeHref(event.target.value.trim())}
    />
  );
  if (!linkPlace) return addressField;
  const fields: Record<LinkKind, () => ReactNode> = {
    page: () => <PageTarget {...props} />,
    cars: () => <CarsTarget {...props} />,
    address: () => addressField,
    file: () => (
      <TextField
        label={texts.fileHref}
        hint={texts.fileHint}
        error={error}
        value={getLinkKind(target.href, target.id) === 'file' ? target.href : ''}
        onChange={(event) => changeHref(event.target.value.trim())}
      />
    ),
    mail: () => (
      <TextField
        label={texts.mail}
        type="email"
        error={error}
        value={target.href.startsWith('mailto:') ? target.href.slice('mailto:'.length) : ''}
        onChange={(event) => changeHref(withScheme('mailto:', event.target.value.trim()))}
      />
    ),
    phone: () => (
      <TextField
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        error={error}
        value={target.href.startsWith('tel:') ? target.href.slice('tel:'.length) : ''}
        onChange={(event) => changeHref(withScheme('tel:', event.target.value))}
      />
    ),
  };
  return (
    <Stack gap={3}>
      <KindTabs
        label={texts.leadsTo}
        value={kind}
        onChange={(newKind) =>
          setKind(linkKinds.find((candidate) => candidate === newKind) ?? kind)
        }
        tabs={linkKinds.map((linkKind) => ({
          value: linkKind,
          label: texts.kinds[linkKind],
          // Content of the selected tab only.
          content: linkKind === kind ? fields[linkKind]() : null,
        }))}
      />
      <LinkTargetNote href={target.href} id={target.id} />
    </Stack>
  );
}

/** Adds the scheme of a link. Phone numbers lose their spaces and punctuation. */
const withScheme = (scheme: string, text: string): string =>
  text === '' ? '' : scheme + (scheme === 'tel:' ? text.replace(/[^\d+*#]/g, '') : text);

function PageTarget({ target, error, onChange }: LinkTargetProps) {
  const pages = useLinkPages();
  const path = getPath(target.href);
  const chosenPage =
    pages?.find(({ itemId }) => itemId === target.id) ?? pages?.find(({ route }) => route === path);
  const anchor = /#(.*)$/.exec(target.href)?.[1] ?? '';
  return (
    <Stack gap={3}>
      <PageChoice
        label={texts.pageLabel}
        searchLabel={texts.findPage}
        pages={pages}
        chosenId={chosenPage?.itemId}
        onChoose={({ itemId, route }) => onChange({ href: route, id: itemId })}
      />
      {chosenPage && (
        <TextField
          label={texts.part}
          hint={texts.partHint}
          error={error}
          value={anchor}
          onChange={(event) => {
            const fragment = event.target.value.trim().replace(/^#/, '');
            onChange({
              href: chosenPage.route + (fragment === '' ? '' : `#${encodeURI(fragment)}`),
              id: chosenPage.itemId,
            });
          }}
        />
      )}
    </Stack>
  );
}

function CarsTarget({ target, onChange }: LinkTargetProps) {
  const pages = useLinkPages();
  if (!pages) return <Spinner />;
  return <CarListChoice pages={pages} href={target.href} onChange={(href) => onChange({ href })} />;
}
