import { useState } from 'react';
import { encode } from 'uqr';
import { array, object, string } from 'yup';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { FormDialog, type FieldErrors } from '../FormDialog';
import { PasswordField } from './PasswordField';
import { peopleTexts as texts } from './peopleTexts';

const Picture = styled('svg', {
  inlineSize: 'min(100%, calc($sizes$sheet / 2))',
  marginInline: 'auto',
  backgroundColor: 'white',
  color: 'black',
});

const Codes = styled('ul', {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '$1 $4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const answerSchema = object({
  problem: string().oneOf(['ended', 'wrong', 'tooMany'] as const),
  uri: string(),
  backupCodes: array().of(string().required()),
  csrf: string(),
}).required();

interface SecondFactorDialogProps {
  authoring: Authoring;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  onClose: () => void;
}

/** Turns codes of an authenticator app on, in two steps, or off. */
export function SecondFactorDialog(props: SecondFactorDialogProps) {
  const { authoring, isOn, onChange, onClose } = props;
  const [started, setStarted] = useState<{ uri: string; backupCodes: readonly string[] }>();
  const step = isOn ? 'stop' : started ? 'confirm' : 'start';

  async function save(fields: FormData): Promise<string | FieldErrors | undefined> {
    const typed = String(fields.get(started ? 'code' : 'password') ?? '');
    const proof = started ? typed.replace(/\s/g, '') : typed;
    const answer = await authoring.post('/_edit/second-factor', { step, proof }, (json) =>
      answerSchema.validateSync(json),
    );
    const { problem, uri, backupCodes = [], csrf } = answer;
    if (problem === 'tooMany') return texts.problems.tooMany;
    if (problem) {
      return started ? { code: texts.problems.wrongCode } : { password: texts.wrongPassword };
    }
    if (csrf === undefined) {
      setStarted(uri === undefined ? undefined : { uri, backupCodes });
      // The form stays open, for its second step.
      return '';
    }
    authoring.renewSession(csrf);
    onChange(!isOn);
    showToast({
      title: isOn ? texts.turnedOff : texts.turnedOn,
      variant: 'success',
      id: 'editor',
    });
    onClose();
    return undefined;
  }

  return (
    <FormDialog
      // A new key per step opens a new dialog, which focuses its first field.
      key={step}
      title={texts.secondFactor}
      sendLabel={isOn ? texts.turnOff : started ? texts.turnOn : texts.setUp}
      onSend={save}
      onClose={onClose}
    >
      {(errors) =>
        started ? (
          <Stack gap={4}>
            <Text>{texts.scanHint}</Text>
            <QrCode text={started.uri} label={texts.scanCode} />
            <TextField
              label={texts.setupKey}
              value={new URL(started.uri).searchParams.get('secret') ?? ''}
              readOnly
              onFocus={(event) => event.target.select()}
            />
            <div>
              <Text weight="medium">{texts.backupCodes}</Text>
              <Text size="small" color="muted">
                {texts.backupHint}
              </Text>
              <Codes>
                {started.backupCodes.map((code) => (
                  <li key={code}>{code}</li>
                ))}
              </Codes>
            </div>
            <TextField
              label={texts.code}
              name="code"
              error={errors.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              required
            />
          </Stack>
        ) : (
          <>
            <Text>{isOn ? texts.secondFactorOn : texts.secondFactorOff}</Text>
            <PasswordField
              label={texts.password}
              name="password"
              error={errors.password}
              autoComplete="current-password"
              required
            />
          </>
        )
      }
    </FormDialog>
  );
}

/** A QR code as SVG: one path with a square for each dark module. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares.join('')} fill="currentColor" shapeRendering="crispEdges" />
    </Picture>
  );
}
