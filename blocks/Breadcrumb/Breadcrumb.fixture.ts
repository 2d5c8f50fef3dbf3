import type { BreadcrumbFields } from '../../schema/generated/fields';
import type { WithData } from '../blockData';
import type { BreadcrumbData } from './Breadcrumb.data';

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
} satisfies Record<string, WithData<BreadcrumbFields, BreadcrumbData>>;
