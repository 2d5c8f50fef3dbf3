import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { DetailSection } from './DetailSection';
import { Fold } from './Fold';

const Paragraphs = styled('div', { display: 'grid', gap: '$3', maxInlineSize: '$measure' });

/** The seller's description of a car, folded when it is higher than 300 px. */
export function CarDescription({ text }: { text: string | undefined }) {
  const message = useMessages();
  const { stockLanguage } = usePageInfo();
  const paragraphs = (text ?? '').split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <DetailSection id="description" title={message('detailDescription')}>
      <Fold to="text">
        <Paragraphs data-folds="" lang={stockLanguage}>
          {paragraphs.map((paragraph, index) => (
            <Text key={index}>{paragraph}</Text>
          ))}
        </Paragraphs>
      </Fold>
    </DetailSection>
  );
}
