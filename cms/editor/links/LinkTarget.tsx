import { useState, type ReactNode } from 'react';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Tabs } from '../../../design-system/components/Tabs/Tabs';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { CarListChoice } from './CarListChoice';
import { kindOf, linkKinds, pathOf, type LinkKind } from './linkKind';
import { useLinkPlace } from './LinkPlace';
import { LinkTargetNote } from './LinkTargetNote';
import { linkTexts as texts } from './linkTexts';
import { PageChoice } from './PageChoice';
import { useLinkPages } from './useLinkPages';

/** All kinds are in sight at once, also in a narrow panel. */
const Kinds = styled(Tabs, {
  '& [role="tablist"]': { flexWrap: 'wrap', overflowX: 'visible', columnGap: '$4', rowGap: 0 },
});

/** Where a link leads: an address, and the page's id where it was chosen as a page. */
export interface ChosenTarget {
  href: string;
  id?: string;
}

interface LinkTargetProps {
  target: ChosenTarget;
  error?: ReactNode;
  onChange: (target: ChosenTarget) => void;
}

/** Chooses what a link leads to: a page, cars, an address, a file, a mail address or a telephone. */
export function LinkTarget(props: LinkTargetProps) {
  const { target, error, onChange } = props;
  const at = useLinkPlace();
  const [kind, setKind] = useState<LinkKind>(() => kindOf(target.href, target.id));
  const toAddress = (href: string) => onChange({ href });
  const address = (
    <TextField
      label={texts.href}
      hint={texts.hrefHint}
      error={error}
      value={target.href}
      onChange={(event) => toAddress(event.target.value.trim())}
    />
  );
  if (!at) return address;
  const fields: Record<LinkKind, () => ReactNode> = {
    page: () => <PageTarget {...props} />,
    cars: () => <CarsTarget {...props} />,
    address: () => address,
    file: () => (
      <TextField
        label={texts.fileHref}
        hint={texts.fileHint}
        error={error}
        value={kindOf(target.href, target.id) === 'file' ? target.href : ''}
        onChange={(event) => toAddress(event.target.value.trim())}
      />
    ),
    mail: () => (
      <TextField
        label={texts.mail}
        type="email"
        error={error}
        value={target.href.startsWith('mailto:') ? target.href.slice('mailto:'.length) : ''}
        onChange={(event) => toAddress(withScheme('mailto:', event.target.value.trim()))}
      />
    ),
    phone: () => (
      <TextField
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        error={error}
        value={target.href.startsWith('tel:') ? target.href.slice('tel:'.length) : ''}
        onChange={(event) => toAddress(withScheme('tel:', event.target.value))}
      />
    ),
  };
  return (
    <Stack gap={3}>
      <Kinds
        label={texts.leadsTo}
        value={kind}
        onChange={(next) => setKind(linkKinds.find((one) => one === next) ?? kind)}
        tabs={linkKinds.map((one) => ({
          value: one,
          label: texts.kinds[one],
          // Fields of kinds that are not chosen would only be in the way.
          content: one === kind ? fields[one]() : null,
        }))}
      />
      <LinkTargetNote href={target.href} id={target.id} />
    </Stack>
  );
}

/** Numbers are dialled without what makes them readable. */
const withScheme = (scheme: string, text: string): string =>
  text === '' ? '' : scheme + (scheme === 'tel:' ? text.replace(/[^\d+*#]/g, '') : text);

function PageTarget({ target, error, onChange }: LinkTargetProps) {
  const pages = useLinkPages();
  if (!pages) return <Spinner />;
  const path = pathOf(target.href);
  const chosen =
    pages.find(({ itemId }) => itemId === target.id) ?? pages.find(({ route }) => route === path);
  const anchor = /#(.*)$/.exec(target.href)?.[1] ?? '';
  return (
    <Stack gap={3}>
      <PageChoice
        label={texts.pageLabel}
        searchLabel={texts.findPage}
        pages={pages}
        chosen={chosen?.itemId}
        onChoose={({ itemId, route }) => onChange({ href: route, id: itemId })}
      />
      {chosen && (
        <TextField
          label={texts.part}
          hint={texts.partHint}
          error={error}
          value={anchor}
          onChange={(event) => {
            const part = event.target.value.trim().replace(/^#/, '');
            onChange({
              href: chosen.route + (part === '' ? '' : `#${encodeURI(part)}`),
              id: chosen.itemId,
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
