import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { usePageInfo } from '../../../rendering/pageInfo';

interface CarFormHiddenFieldsProps {
  carId: string;
  /** UUID of the submission, so that a form that is sent twice is processed only once. */
  formKey: string;
}

/** Hidden values of a form about a car, and a honeypot: an invisible field that bots fill in. */
export function CarFormHiddenFields({ carId, formKey }: CarFormHiddenFieldsProps) {
  const { language } = usePageInfo();
  return (
    <>
      <input type="hidden" name="car" value={carId} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="language" value={language} />
      <VisuallyHidden aria-hidden>
        <input name="website" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
    </>
  );
}
