import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { usePageInfo } from '../../../rendering/pageInfo';

interface SentFieldsProps {
  carId: string;
  /** UUID of what the form makes: sent twice, it is made once. */
  formKey: string;
}

/** What a form about a car sends besides what is typed, and a field that nobody sees: programs fill it in. */
export function SentFields({ carId, formKey }: SentFieldsProps) {
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
