import type { CarModelCardProps } from '../../schema/generated/fields';

/** A car model with picture, text and up to four key figures (spec 1 §3). */
export function CarModelCard(fields: CarModelCardProps) {
  return (
    <section>
      {fields.Title && <p>{fields.Title.value}</p>}
      {fields.Text && <p>{fields.Text.value}</p>}
      {fields.CampaignText && <p>{fields.CampaignText.value}</p>}
      {fields.Label1 && <p>{fields.Label1.value}</p>}
      {fields.LabelValue1 && <p>{fields.LabelValue1.value}</p>}
      {fields.Label2 && <p>{fields.Label2.value}</p>}
      {fields.LabelValue2 && <p>{fields.LabelValue2.value}</p>}
      {fields.Label3 && <p>{fields.Label3.value}</p>}
      {fields.LabelValue3 && <p>{fields.LabelValue3.value}</p>}
      {fields.Label4 && <p>{fields.Label4.value}</p>}
      {fields.LabelValue4 && <p>{fields.LabelValue4.value}</p>}
    </section>
  );
}
