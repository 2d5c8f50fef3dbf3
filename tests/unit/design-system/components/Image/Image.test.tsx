/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Image } from '../../../../../design-system/components/Image/Image';
import { imageSources } from '../../../../../design-system/components/Image/imageSources';
import {
  ImagePlaceholders,
  ImageHosts,
} from '../../../../../design-system/components/Image/imageContexts';

describe('imageSources', () => {
  test('[SHELL-15] a picture has sources in the four device widths', () => {
    const { src, srcSet } = imageSources('/-/media/cars/a b.jpg', []);
    expect(srcSet?.split(', ')).toEqual(
      [320, 640, 1280, 1920].map(
        (width) => `/image?src=%2F-%2Fmedia%2Fcars%2Fa%20b.jpg&w=${width} ${width}w`,
      ),
    );
    expect(src).toBe('/image?src=%2F-%2Fmedia%2Fcars%2Fa%20b.jpg&w=1280');
  });

  test('sources end with the first width that covers the original', () => {
    const widths = (width: number) =>
      imageSources('/-/media/a.jpg', [], width).srcSet?.match(/\d+w/g)?.map(parseFloat);
    expect(widths(200)).toEqual([320]);
    expect(widths(640)).toEqual([320, 640]);
    expect(widths(641)).toEqual([320, 640, 1280]);
    expect(widths(4000)).toEqual([320, 640, 1280, 1920]);
  });

  test('[SHELL-16] pictures of listed hosts are scaled, and those of other hosts are unchanged', () => {
    const hosts = ['media.example'];
    expect(imageSources('https://media.example/a.jpg', hosts).srcSet).toContain('w=1920');
    for (const src of [
      'https://evil.example/a.jpg',
      'https://media.example.evil.example/a.jpg',
      'https://media.example:8080/a.jpg',
      '//media.example/a.jpg',
      'https://[broken/a.jpg',
      '/local/a.jpg',
      '/-/media/logo.svg?v=2',
    ]) {
      expect(imageSources(src, hosts)).toEqual({ src });
    }
  });
});

describe('Image', () => {
  test('a picture has width and height and is loaded lazily', () => {
    render(<Image src="/-/media/a.jpg" alt="A car" width={1200} height={800} />);
    const image = screen.getByAltText('A car');
    expect(image).toHaveAttribute('width', '1200');
    expect(image).toHaveAttribute('height', '800');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('sizes', '100vw');
  });

  test('a picture of unknown size reserves space', () => {
    render(<Image src="/-/media/a.jpg" alt="A car" />);
    expect(screen.getByAltText('A car').style.aspectRatio).toBe('3 / 2');
  });

  test('a priority picture is loaded eagerly and with high priority', () => {
    render(<Image src="/-/media/a.jpg" alt="A car" priority />);
    const image = screen.getByAltText('A car');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  test('a picture has another crop on phones, and a preview until it has loaded', () => {
    const { container } = render(
      <ImageHosts value={['media.example']}>
        <ImagePlaceholders value={{ '/-/media/a.jpg': 'data:image/webp;base64,AAAA' }}>
          <Image src="/-/media/a.jpg" alt="A car" phone={{ src: 'https://media.example/p.jpg' }} />
        </ImagePlaceholders>
      </ImageHosts>,
    );
    const source = container.querySelector('source');
    expect(source).toHaveAttribute('media', '(max-width: 767.98px)');
    expect(source?.getAttribute('srcset')).toContain('/image?src=https%3A%2F%2Fmedia.example');
    expect(source).toHaveAttribute('sizes', '85vw');
    expect(screen.getByAltText('A car').style.getPropertyValue('--preview')).toContain(
      'data:image/webp',
    );
  });

  test('a picture of a car has its own preview, and other styles than a scene', () => {
    render(
      <Image src="/-/media/a.jpg" alt="A car" subject="car" preview="data:image/gif;base64,AA" />,
    );
    const car = screen.getByAltText('A car');
    render(<Image src="/-/media/b.jpg" alt="A scene" />);
    expect(car.style.getPropertyValue('--preview')).toBe('url("data:image/gif;base64,AA")');
    expect(car.className).not.toBe(screen.getByAltText('A scene').className);
  });
});

describe('focal points of pictures', () => {
  const picture = { src: '/-/media/a.jpg', alt: 'A car', width: 1200, height: 800 };
  const getPicture = () => screen.getByRole('img');

  test('[EDIT-45] a focal point positions the picture, and without one nothing changes', () => {
    const { rerender } = render(<Image {...picture} />);
    const { className } = getPicture();
    expect(getPicture().getAttribute('style')).toBeNull();
    rerender(<Image {...picture} focalpoint="0.3,0.4" />);
    expect(getPicture().style.objectPosition).toBe('30% 40%');
    expect(getPicture().className).toBe(className);
    rerender(<Image {...picture} focalpoint="red;x" />);
    expect(getPicture().style.objectPosition).toBe('50% 50%');
  });

  test('[EDIT-45] the picture for phones has its own focal point', () => {
    render(
      <Image
        {...picture}
        focalpoint="0.3,0.4"
        phone={{ src: '/-/media/b.jpg', focalpoint: '1,0' }}
      />,
    );
    expect(getPicture().style.getPropertyValue('--focal')).toBe('30% 40%');
    expect(getPicture().style.getPropertyValue('--focal-phone')).toBe('100% 0%');
    expect(getPicture().style.objectPosition).toBe('');
  });
});
