import { Section } from '../../design-system/components/Section/Section';
import { FieldImage } from '../../design-system/fields/FieldImage';
import { FieldText } from '../../design-system/fields/FieldText';
import { useFieldVisibility } from '../../design-system/fields/useFieldVisibility';
import { styled } from '../../design-system/stitches';
import type { QuoteProps } from '../../schema/generated/fields';

const Figure = styled('figure', {
  display: 'grid',
  gap: '$4',
  margin: 0,
  paddingInlineStart: '$5',
  borderInlineStart: '4px solid $primary',
});

const QuotedText = styled('blockquote', {
  margin: 0,
  fontFamily: '$heading',
  fontSize: '$h4',
  lineHeight: '$snug',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  // Quotation marks of the page's language.
  quotes: 'auto',
  '& > p': { margin: 0 },
  '& > p::before': { content: 'open-quote' },
  '& > p::after': { content: 'close-quote' },
});

const Attribution = styled('figcaption', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  fontSize: '$small',
  lineHeight: '$snug',
  '& img': { inlineSize: '$space$8', borderRadius: '$round' },
  '& > span': { display: 'grid' },
});

const Source = styled('cite', { fontStyle: 'normal', fontWeight: '$semibold' });

const Role = styled('span', { color: '$muted' });

/** A quotation with its source, set apart from the text around it. */
export function Quote({ Text, Source: source, Role: role, Image }: QuoteProps) {
  const isShown = useFieldVisibility();
  if (!isShown(Text)) return null;
  return (
    <Section padding="small" width="narrow">
      <Figure>
        <QuotedText>
          <p>
            <FieldText field={Text} />
          </p>
        </QuotedText>
        {[source, role, Image].some(isShown) && (
          <Attribution>
            {isShown(Image) && <FieldImage field={Image} ratio="1 / 1" sizes="64px" />}
            <span>
              {isShown(source) && (
                <Source>
                  <FieldText field={source} />
                </Source>
              )}
              {isShown(role) && (
                <Role>
                  <FieldText field={role} />
                </Role>
              )}
            </span>
          </Attribution>
        )}
      </Figure>
    </Section>
  );
}
