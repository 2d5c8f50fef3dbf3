import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from '../../stitches';
import { Button } from '../Button/Button';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { Spinner } from '../Spinner/Spinner';

const Column = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$3',
  inlineSize: '100%',
  maxInlineSize: '20rem',
  marginInline: 'auto',
});

const Summary = styled('p', {
  margin: 0,
  color: '$muted',
  fontSize: '$small',
  fontVariantNumeric: 'tabular-nums',
});

export interface LoadMoreProps extends ComponentPropsWithRef<'div'> {
  shown: number;
  total: number;
  /** Says how many are shown of how many, such as "24 of 312 cars". */
  summary: string;
  /** Text of the button. */
  label: string;
  /** Address of a page that shows more, for those without script and in a new tab. */
  href: string;
  /** Fetches more in place. */
  onMore?: () => void;
  /** More is on its way. */
  loading?: boolean;
}

/** The end of a list that goes on: how much of it shows, and a button for more until all does. */
export function LoadMore(props: LoadMoreProps) {
  const { shown, total, summary, label, href, onMore, loading = false, ...rest } = props;

  const load = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!onMore || opensElsewhere) return;
    event.preventDefault();
    if (!loading) onMore();
  };

  return (
    <Column {...rest}>
      <Summary role="status">{summary}</Summary>
      <ProgressBar label={summary} value={shown} max={total} />
      {shown < total && (
        <Button as="a" href={href} variant="outline" aria-disabled={loading} onClick={load}>
          {loading && <Spinner aria-hidden />}
          {label}
        </Button>
      )}
    </Column>
  );
}
