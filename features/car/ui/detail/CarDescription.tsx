import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { DetailSection } from './DetailSection';
import { Fold } from './Fold';

const Words = styled('div', { display: 'grid', gap: '$3', maxInlineSize: '$measure' });

/** What the seller says of a car; what is higher than 300 px is folded (spec 2 §9). */
export function CarDescription({ text }: { text: string | undefined }) {
  const message = useMessages();
  const { stockLanguage } = usePageInfo();
  const paragraphs = (text ?? '').split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <DetailSection id="description" title={message('detailDescription')}>
      <Fold to="text">
        <Words data-folds="" lang={stockLanguage}>
          {paragraphs.map((paragraph, index) => (
            <Text key={index}>{paragraph}</Text>
          ))}
        </Words>
      </Fold>
    </DetailSection>
  );
}
