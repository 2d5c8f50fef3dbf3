import { use } from 'react';
import { button } from '../../design-system/components/Button/Button';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldLink } from '../../design-system/fields/FieldLink';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import type { TestDriveProps } from '../../schema/generated/fields';
import { TestDriveContext } from '../booking/testDriveContext';
import { TestDriveForm } from './TestDriveForm';

/** Books a test drive of a car; without one, words that say how to choose one. It needs no script. */
export function TestDrive({ Title, Text: Intro, CarsLink }: TestDriveProps) {
  const message = useMessages();
  const shown = use(TestDriveContext);
  return (
    <Section width="content" id="test-drive">
      <Stack gap={5}>
        <Heading level={1} size={2}>
          <FieldText field={Title} />
        </Heading>
        <FieldRichText field={Intro} />
        {typeof shown === 'object' ? (
          <TestDriveForm offer={shown} />
        ) : (
          <>
            <Text size="lead" role={shown ? 'alert' : undefined}>
              {message(shown === undefined ? 'testDriveMissing' : notes[shown])}
            </Text>
            <div>
              <FieldLink field={CarsLink} className={button({ variant: 'primary' })} />
            </div>
          </>
        )}
      </Stack>
    </Section>
  );
}

const notes = {
  gone: 'testDriveGone',
  pending: 'testDrivePending',
  failing: 'testDriveFailing',
} as const;
