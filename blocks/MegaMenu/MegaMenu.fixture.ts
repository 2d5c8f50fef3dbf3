import type { LinkField, MenuItemFields } from '../../schema/generated/fields';
import type { BlockExamples } from '../blockExamples';

const link = (href: string): LinkField => ({ value: { href, linktype: 'internal' } });

const item = (
  title: string,
  href: string,
  more: Omit<MenuItemFields, 'Title' | 'Url'> = {},
): MenuItemFields => ({ Title: { value: title }, Url: link(href), ...more });

const picture = (src: string): Pick<MenuItemFields, 'ImageUrl'> => ({
  ImageUrl: { value: { src, width: 1920, height: 1080 } },
});

const makes = ['BMW', 'Volvo', 'Mercedes-Benz'].map((make) =>
  item(make, `/kop-bil?car_brand=${make}`),
);

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Items: [
      item('Buy a car', '/kop-bil', {
        TopSelected: true,
        Children: [
          item('All cars', '/kop-bil', {
            ...picture('/-/media/cars/midsuv-blue-front-quarter-nordic.webp'),
            Children: makes,
          }),
          item(
            'Electric cars',
            '/kop-bil/biltyp/elbilar',
            picture('/-/media/cars/threedoorev-black-front-quarter-warm.webp'),
          ),
          item(
            'Estates',
            '/kop-bil?keyphrase=estate',
            picture('/-/media/cars/estate-grey-front-quarter.webp'),
          ),
          item(
            'Small cars',
            '/kop-bil?keyphrase=small',
            picture('/-/media/cars/city-white-front-quarter-warm.webp'),
          ),
          item(
            'Vans',
            '/kop-bil?keyphrase=van',
            picture('/-/media/cars/midvan-white-front-quarter.webp'),
          ),
        ],
      }),
      item('Service', '/service-och-verkstad', {
        Children: [
          item('Workshop', '/service-och-verkstad', {
            Children: [item('Book the workshop', '/service-och-verkstad/boka-bilverkstad')],
          }),
          item('Tyre hotel', '/dack-och-biltillbehor/dackhotell'),
        ],
      }),
      item('Sell your car', '/salj-bil'),
      item('Hidden', '/dold', { HideInNavigation: true }),
      item('Book the workshop', '/service-och-verkstad/boka-bilverkstad', {
        Type: 'CTAButton',
        ButtonType: 'Primary',
      }),
    ],
  },
} satisfies BlockExamples<'MegaMenu'>;
