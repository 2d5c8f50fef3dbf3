import { useState } from 'react';
import { styled } from '../../../../design-system/stitches';
import { contracts } from '../../forms/checkValue';
import { FieldForm } from '../../forms/FieldForm';
import { useHasRole } from '../../people/me';
import type { ViewProps } from '../../views/view.types';
import { PanelFrame } from '../PanelFrame';
import { versionIn, type SiteItem, type SiteItemVersion, type Values } from '../siteApi';
import { siteTexts as texts } from '../siteTexts';
import { useSitePart } from '../useSitePart';
import { useSiteSave, type SiteSave } from '../useSiteSave';
import { TitleExamples } from './TitleExamples';

const Layout = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, $sizes$form)',
  gap: '$6',
  '@lg': { gridTemplateColumns: 'minmax(0, $sizes$form) minmax(0, 1fr)', gap: '$8' },
});

/** The site's settings in the language that is chosen. */
export function SettingsPanel(view: ViewProps) {
  const { authoring, place } = view;
  const loaded = useSitePart(authoring, place.site.name, 'SETTINGS');
  const saving = useSiteSave(authoring, place.site.name, 'SETTINGS', loaded);
  const [values, setValues] = useState<Values>({});
  // The form starts anew when it was saved or given up, not when others save.
  const [round, setRound] = useState(0);
  return (
    <PanelFrame view={view} part="SETTINGS" loaded={loaded} saving={saving}>
      {({ items: [item] }) => {
        const version = item && versionIn(item, place.language);
        if (!item || !version) return null;
        return (
          <Layout>
            <SettingsForm
              key={round}
              item={item}
              version={version}
              saving={saving}
              onChange={setValues}
              onEnd={() => setRound(round + 1)}
            />
            <TitleExamples view={view} values={values} />
          </Layout>
        );
      }}
    </PanelFrame>
  );
}

interface SettingsFormProps {
  item: SiteItem;
  version: SiteItemVersion;
  saving: SiteSave;
  onChange: (values: Values) => void;
  /** Saved or given up. */
  onEnd: () => void;
}

function SettingsForm(props: SettingsFormProps) {
  const { item, saving, onChange, onEnd } = props;
  const [{ language, version, fields }] = useState(props.version);
  const [values] = useState<Values>(fields ?? {});
  const isAdministrator = useHasRole('administrator');
  // Where visitors find the site is for administrators to change.
  const all = contracts.settings[item.template]?.fields ?? {};
  const withoutAddress = Object.fromEntries(Object.entries(all).filter(([name]) => name !== 'url'));
  return (
    <FieldForm
      fields={isAdministrator ? all : withoutAddress}
      values={values}
      keepAs={`${item.itemId} ${language}`}
      submit={texts.save}
      onChange={onChange}
      onSubmit={async (changed) => {
        if (Object.keys(changed).length === 0) return undefined;
        const change = { itemId: item.itemId, language, expectedVersion: version };
        const problem = await saving.save({ ...change, values: changed });
        if (problem === undefined) onEnd();
        return problem;
      }}
      onCancel={onEnd}
    />
  );
}
