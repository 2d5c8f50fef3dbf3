import { useState } from 'react';
import { styled } from '../../../../design-system/stitches';
import { contracts } from '../../forms/checkValues';
import { FieldForm } from '../../forms/FieldForm';
import { useHasRole } from '../../people/me';
import type { ViewProps } from '../../views/view.types';
import { PanelFrame } from '../PanelFrame';
import { findVersion, type SiteItem, type SiteItemVersion, type Values } from '../siteApi';
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

/** The settings of the site in the selected language. */
export function SettingsPanel(view: ViewProps) {
  const { authoring, place } = view;
  const loaded = useSitePart(authoring, place.site.name, 'SETTINGS');
  const saving = useSiteSave(authoring, place.site.name, 'SETTINGS', loaded);
  const [values, setValues] = useState<Values>({});
  // The form is remounted after it was saved or discarded, but not when someone else saves.
  const [formKey, setFormKey] = useState(0);
  return (
    <PanelFrame view={view} part="SETTINGS" loaded={loaded} saving={saving}>
      {({ items: [item] }) => {
        const version = item && findVersion(item, place.language);
        if (!item || !version) return null;
        return (
          <Layout>
            <SettingsForm
              key={formKey}
              item={item}
              version={version}
              saving={saving}
              onChange={setValues}
              onFinish={() => setFormKey(formKey + 1)}
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
  /** Called after the form was saved or discarded. */
  onFinish: () => void;
}

function SettingsForm(props: SettingsFormProps) {
  const { item, saving, onChange, onFinish } = props;
  const [{ language, version, fields }] = useState(props.version);
  const [values] = useState<Values>(fields ?? {});
  const isAdministrator = useHasRole('administrator');
  // Only administrators may change the public address of the site.
  const allFields = contracts.settings[item.template]?.fields ?? {};
  const withoutAddress = Object.fromEntries(
    Object.entries(allFields).filter(([name]) => name !== 'url'),
  );
  return (
    <FieldForm
      fields={isAdministrator ? allFields : withoutAddress}
      values={values}
      draftKey={`${item.itemId} ${language}`}
      submitLabel={texts.save}
      onChange={onChange}
      onSubmit={async (changes) => {
        if (Object.keys(changes).length === 0) return undefined;
        const target = { itemId: item.itemId, language, expectedVersion: version };
        const problem = await saving.save({ ...target, values: changes });
        if (problem === undefined) onFinish();
        return problem;
      }}
      onCancel={onFinish}
    />
  );
}
