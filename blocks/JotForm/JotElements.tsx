import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Image } from '../../design-system/components/Image/Image';
import { Link } from '../../design-system/components/Link/Link';
import { Text } from '../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { isQuestion, jotIds } from '../../features/enquiries/model/jot/jotFields';
import type { JotElement, JotForm } from '../../domain/forms/jot/jotForm.types';
import { JotQuestionField, type JotControls } from './JotQuestionField';

const Rule = styled('hr', {
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: '1px solid $line',
});

/** In place of a question that only the page of the form's provider can show, with a link to that page. */
const ProviderNotice = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$3',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$control',
});

/** All questions and notes of a form, in order. */
export function JotElements({
  form,
  level,
  ...controls
}: Omit<JotControls, 'idOf'> & { form: JotForm; level: 2 | 3 }) {
  const { field: idOf } = jotIds(form.id);
  return form.elements.map((element, index) =>
    isQuestion(element) ? (
      <JotQuestionField key={element.id} question={element} idOf={idOf} {...controls} />
    ) : (
      <JotNoteElement key={`note-${index}`} element={element} formUrl={form.page} level={level} />
    ),
  );
}

type Note = Exclude<JotElement, { required: boolean }>;

function JotNoteElement({
  element,
  formUrl,
  level,
}: {
  element: Note;
  formUrl: string;
  level: 2 | 3;
}) {
  const message = useMessages();
  switch (element.kind) {
    case 'heading':
      return (
        <div>
          <Heading level={level} size={4}>
            {element.text}
          </Heading>
          {element.subText && <Text color="muted">{element.subText}</Text>}
        </div>
      );
    case 'paragraph':
      return <Text>{element.text}</Text>;
    case 'image':
      return <Image src={element.src} alt={element.text} />;
    case 'divider':
    case 'pageBreak':
      return <Rule />;
    case 'elsewhere':
      return (
        <ProviderNotice data-jot-elsewhere={element.type}>
          <Icon name="info" size="medium" />
          <div>
            <Text size="small">
              {fillIn(message('jotElsewhere'), { label: element.label || element.type })}
            </Text>
            <Link href={formUrl} variant="standalone">
              {message('jotOpenElsewhere')}
            </Link>
          </div>
        </ProviderNotice>
      );
  }
}
