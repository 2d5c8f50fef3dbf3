import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MessagesProvider } from '../../../../design-system/messages';
import { en } from '../../../../messages/catalogues';

const texts: Readonly<Record<string, string>> = en;

/** Provides the English texts to its children. */
function InEnglish({ children }: { children: ReactNode }) {
  return <MessagesProvider messages={(key) => texts[key] ?? key}>{children}</MessagesProvider>;
}

/** Renders with the English texts of the product. */
export function renderInEnglish(tree: ReactNode) {
  return render(tree, { wrapper: InEnglish });
}
