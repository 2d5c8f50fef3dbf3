import { IslandPage, type IslandSurroundings } from '../../../../rendering/IslandPage';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm';

/** The form with the surroundings that it has lost by being an island. */
export function SendEnquiry({
  formName,
  car,
  submitted,
  ...page
}: IslandSurroundings & EnquiryFormProps) {
  return (
    <IslandPage {...page}>
      <EnquiryForm formName={formName} car={car} submitted={submitted} />
    </IslandPage>
  );
}
