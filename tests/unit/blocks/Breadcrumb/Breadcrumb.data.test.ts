import { loader } from '../../../../blocks/Breadcrumb/Breadcrumb.data';
import { dataRequest } from '../dataRequest';

const ancestor = (path: string, navTitle: string) => ({
  name: path,
  displayName: path,
  url: { path },
  navTitle: { value: navTitle },
  metaTitle: null,
});

test('[CRUMB-01] the trail lists the ancestors of the page, starting at the front page', async () => {
  const ancestors = [ancestor('/livet', 'Livet med bil'), ancestor('/', 'Start')];
  const { request } = dataRequest({ Ancestors: { item: { ancestors } } });
  request.page.fields = { title: { value: 'Om vinter' } };
  await expect(loader.load({}, request)).resolves.toEqual({
    trail: [
      { label: 'Start', href: '/' },
      { label: 'Livet med bil', href: '/livet' },
    ],
    current: 'Om vinter',
  });
});

test('[CRUMB-02] [LIST-12] the trail takes the make and model from the address', async () => {
  const ancestors = [
    ancestor('/cars/,-w-,', ''),
    ancestor('/cars', 'Bilar'),
    ancestor('/', 'Start'),
  ];
  const page = {
    ...dataRequest({}).request.page,
    path: '/cars/volvo/xc40',
    itemPath: '/cars/,-w-,/,-w-,',
  };
  const { request } = dataRequest({ Ancestors: { item: { ancestors } } }, { page });
  await expect(loader.load({}, request)).resolves.toEqual({
    trail: [
      { label: 'Start', href: '/' },
      { label: 'Bilar', href: '/cars' },
      { label: 'Volvo', href: '/cars/volvo' },
    ],
    current: 'XC40',
  });
});
