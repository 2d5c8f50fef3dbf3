import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { typeHelp, typeName } from '../forms/contractTexts';
import { texts } from '../texts';
import { addBlockTexts } from './addBlockTexts';
import { getAddableBlocks, type BlockSetting } from './blockPlaces';
import { BlockPicture } from './BlockPicture';
import { findBlocks, getSuitableBlocks, groupFromUsual } from './findBlocks';

const Choices = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, min(100%, $sizes$card))',
  gap: '$3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Choice = styled('button', {
  display: 'grid',
  inlineSize: '100%',
  blockSize: '100%',
  alignContent: 'start',
  padding: 0,
  border: '1px solid $line',
  borderRadius: '$control',
  backgroundColor: '$bg',
  color: '$text',
  textAlign: 'start',
  overflow: 'hidden',
  cursor: 'pointer',
  '@hover': { '&:hover': { borderColor: '$border', backgroundColor: '$surface' } },
});

const Description = styled('span', { display: 'grid', gap: '$1', padding: '$3 $4' });

interface BlockChoiceProps {
  place: BlockSetting;
  onChoose: (component: string) => void;
}

/**
 * Pictures of blocks by category: the blocks that suit the place, or all that it takes. Enter chooses the first block
 * found.
 */
export function BlockChoice({ place, onChoose }: BlockChoiceProps) {
  const [query, setQuery] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const addableBlocks = getAddableBlocks(place);
  const suitableBlocks = getSuitableBlocks(place);
  const suitableMatches = findBlocks(query, suitableBlocks);
  // Suitable blocks are searched first; if none matches, all that it takes are searched.
  const matches =
    showsAll || suitableMatches.length === 0 ? findBlocks(query, addableBlocks) : suitableMatches;
  const [firstMatch] = matches;
  return (
    <Stack gap={4}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (firstMatch && query.trim() !== '') onChoose(firstMatch[0]);
        }}
      >
        <TextField
          type="search"
          label={texts.findBlock}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <Text as="div" role="status" size="small" color="muted">
        {matches.length === 0 && texts.noBlockFound}
      </Text>
      {groupFromUsual(place, matches).map(([category, blocks]) => (
        <Stack key={category} as="section" gap={3} aria-label={category}>
          <Heading level={3} size={6}>
            {category}
          </Heading>
          <Choices aria-label={texts.chooseBlock}>
            {blocks.map(([component]) => (
              <li key={component}>
                <Choice type="button" onClick={() => onChoose(component)} data-block={component}>
                  <BlockPicture block={component} />
                  <Description>
                    <Text as="span" weight="bold">
                      {typeName(component)}
                    </Text>
                    <Text as="span" size="small" color="muted">
                      {typeHelp(component)}
                    </Text>
                  </Description>
                </Choice>
              </li>
            ))}
          </Choices>
        </Stack>
      ))}
      {suitableBlocks.length < addableBlocks.length && (
        <div>
          <Button
            type="button"
            variant="outline"
            size="small"
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll
              ? addBlockTexts.showFitting
              : addBlockTexts.showAll({ count: addableBlocks.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
