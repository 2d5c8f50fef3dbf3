import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    data: {
      trail: [
        { label: 'Home', href: '/' },
        { label: 'Buy a car', href: '/kop-bil' },
        { label: 'Volvo', href: '/kop-bil/volvo' },
      ],
      current: 'XC40',
    },
  },
} satisfies BlockExamples<'Breadcrumb'>;
