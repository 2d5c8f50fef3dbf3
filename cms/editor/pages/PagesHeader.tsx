import type { Ref } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { pagesTexts as texts } from './pagesTexts';

const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '$3 $4',
  marginBlockEnd: '$4',
});

/** On a line of its own, so that the search field and the buttons share the next one. */
const Title = styled('div', { flex: '1 0 100%' });

const Search = styled('div', { flex: '1 1 $sizes$column', maxInlineSize: '$form' });

const Buttons = styled('div', { display: 'flex', gap: '$2' });

interface PagesHeaderProps {
  searchFieldRef: Ref<HTMLInputElement>;
  searchText: string;
  onSearch: (text: string) => void;
  onNew: () => void;
  /** Opens the bin of deleted pages. */
  onBin: () => void;
}

/** Title, search field and buttons above the tree of pages. */
export function PagesHeader(props: PagesHeaderProps) {
  const { searchFieldRef, searchText, onSearch, onNew, onBin } = props;
  return (
    <Head>
      <Title>
        <Heading level={2} size={3}>
          {texts.title}
        </Heading>
      </Title>
      <Search>
        <TextField
          ref={searchFieldRef}
          type="search"
          label={texts.search}
          value={searchText}
          onChange={(event) => onSearch(event.target.value)}
        />
      </Search>
      <Buttons>
        <Button type="button" onClick={onNew}>
          <Icon name="plus" />
          {texts.newPage}
        </Button>
        <Button type="button" variant="outline" onClick={onBin}>
          {texts.bin}
        </Button>
      </Buttons>
    </Head>
  );
}
