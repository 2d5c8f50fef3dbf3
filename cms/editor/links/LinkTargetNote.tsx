import { useEffect, useState } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { NoteBox } from '../pages/pageLook';
import { useLinkPlace } from './LinkPlace';
import { readLinkTarget, type LinkTarget } from './linksApi';
import { linkTexts as texts } from './linkTexts';

/** Typing pauses this long before a link is looked up, in ms. */
const pauseMs = 300;

interface LinkTargetNoteProps {
  href: string;
  id: string | undefined;
}

/** Says where a link of the site leads, and warns at once when that is nowhere. */
export function LinkTargetNote({ href, id }: LinkTargetNoteProps) {
  const at = useLinkPlace();
  const [known, setKnown] = useState<{ key: string; target: LinkTarget | null }>();
  const authoring = at?.authoring;
  const site = at?.place.site.name ?? '';
  const language = at?.place.language ?? '';
  const key = `${href} ${id ?? ''}`;
  const isInternal = href.startsWith('/') && !href.startsWith('//');
  useEffect(() => {
    if (!authoring || !isInternal) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      readLinkTarget(authoring, { site, language, href, id }).then(
        (target) => isCurrent && setKnown({ key, target }),
        // Who cannot ask is told so when saving.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [authoring, site, language, href, id, key, isInternal]);
  if (!authoring) return null;
  const target = isInternal && known?.key === key ? known.target : undefined;
  const isWarning = target === null || target?.isPublic === false;
  return (
    <div role="status">
      {target !== undefined && (
        <NoteBox
          tone={isWarning ? 'warning' : 'plain'}
          data-link-target={target?.kind ?? 'NOWHERE'}
        >
          <Icon name={isWarning ? 'warning' : 'check'} />
          <span>{describe(target, href)}</span>
        </NoteBox>
      )}
    </div>
  );
}

function describe(target: LinkTarget | null, href: string): string {
  if (target === null) return texts.toNowhere(href);
  const name = target.displayName ?? href;
  switch (target.kind) {
    case 'PAGE':
      return target.isPublic ? texts.toPage(name) : texts.toUnpublished(name);
    case 'REDIRECT':
      return texts.toRedirect;
    case 'FILE':
    case 'OUTSIDE':
      return texts.toFile;
  }
}
