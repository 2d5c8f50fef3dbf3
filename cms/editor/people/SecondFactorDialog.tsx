import { useState } from 'react';
import { encode } from 'uqr';
import { array, object, string } from 'yup';
import { Button } from '../../../design-system/components/Button/Button';
import { RadioGroup } from '../../../design-system/components/RadioGroup/RadioGroup';
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

/** Turns codes of an authenticator app on, in two steps; replaces their backup codes, or turns them off. */
export function SecondFactorDialog(props: SecondFactorDialogProps) {
  const { authoring, isOn, onChange, onClose } = props;
  const [codes, setCodes] = useState<readonly string[]>();
  const [uri, setUri] = useState<string>();
  const stage = uri !== undefined ? 'confirm' : codes ? 'renewed' : isOn ? 'change' : 'start';

  async function save(fields: FormData): Promise<string | FieldErrors | undefined> {
    if (stage === 'renewed') {
      onClose();
      return undefined;
    }
    const typed = String(fields.get(stage === 'confirm' ? 'code' : 'password') ?? '');
    const proof = stage === 'confirm' ? typed.replace(/\s/g, '') : typed;
    const step = stage === 'change' ? fields.get('action') : stage;
    const answer = await authoring.post('/_edit/second-factor', { step, proof }, (json) =>
      answerSchema.validateSync(json),
    );
    if (answer.problem === 'tooMany') return texts.problems.tooMany;
    if (answer.problem) {
      return stage === 'confirm'
        ? { code: texts.problems.wrongCode }
        : { password: texts.wrongPassword };
    }
    if (answer.csrf === undefined) {
      setUri(answer.uri);
      setCodes(answer.backupCodes);
      // The form stays open, for its next step.
      return '';
    }
    authoring.renewSession(answer.csrf);
    onChange(!isOn);
    showToast({
      title: isOn ? texts.turnedOff : texts.turnedOn,
      variant: 'success',
      id: 'editor',
    });
    onClose();
    return undefined;
  }

  const sendLabels = {
    start: texts.proceed,
    confirm: texts.turnOn,
    change: texts.proceed,
    renewed: texts.codesSaved,
  };
  return (
    <FormDialog
      // A dialog of its own opens on its first field.
      key={stage}
      title={texts.secondFactor}
      sendLabel={sendLabels[stage]}
      onSend={save}
      onClose={onClose}
    >
      {(errors) => (
        <Stack gap={4}>
          {uri !== undefined && <AppSetup uri={uri} />}
          {codes && <BackupCodes codes={codes} areRenewed={stage === 'renewed'} />}
          {stage === 'confirm' && (
            <TextField
              label={texts.code}
              name="code"
              error={errors['code']}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              required
            />
          )}
          {stage === 'start' && <Text>{texts.secondFactorOff}</Text>}
          {stage === 'change' && (
            <>
              <Text>{texts.secondFactorOn}</Text>
              <RadioGroup
                legend={texts.secondFactorAction}
                name="action"
                defaultValue="renew"
                options={[
                  { value: 'renew', label: texts.renewBackupCodes, hint: texts.renewHint },
                  { value: 'stop', label: texts.turnOff },
                ]}
              />
            </>
          )}
          {(stage === 'start' || stage === 'change') && (
            <PasswordField
              label={texts.password}
              name="password"
              error={errors['password']}
              autoComplete="current-password"
              required
            />
          )}
        </Stack>
      )}
    </FormDialog>
  );
}

/** What an authenticator app scans, and the same key to type. */
function AppSetup({ uri }: { uri: string }) {
  return (
    <>
      <Text>{texts.scanHint}</Text>
      <QrCode text={uri} label={texts.scanCode} />
      <TextField
        label={texts.setupKey}
        value={new URL(uri).searchParams.get('secret') ?? ''}
        readOnly
        onFocus={(event) => event.target.select()}
      />
    </>
  );
}

/** Codes that work without the app, once each. They are shown this once. */
function BackupCodes({ codes, areRenewed }: { codes: readonly string[]; areRenewed: boolean }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      showToast({ title: texts.codesCopied, variant: 'success', id: 'editor' });
    } catch {
      showToast({ title: texts.codesNotCopied, variant: 'danger', id: 'failure' });
    }
  }
  return (
    <div>
      <Text weight="medium">{texts.backupCodes}</Text>
      <Text size="small" color="muted">
        {texts.backupHint} {areRenewed && texts.codesRenewed}
      </Text>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      {/* `copy` shows its failures itself. */}
      <Button type="button" variant="outline" size="small" onClick={() => void copy()}>
        {texts.copyCodes}
      </Button>
    </div>
  );
}

/** One path with a square for each dark module. */
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
