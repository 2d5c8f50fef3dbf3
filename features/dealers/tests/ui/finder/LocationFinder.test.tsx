/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { IslandRenderer } from '../../../../../rendering/Island';
import { examples } from '../../../../../blocks/LocationFinder/LocationFinder.fixture';
import { LocationFinder } from '../../../../../blocks/LocationFinder/LocationFinder';
import { examplePage } from '../../../../../site/dev/examplePage';
import { parseItem } from '../../../../../platform/content/parseLayout';
import { PageProviders } from '../../../../../site/page/PageProviders';
import { contract } from '../../../../../schema/generated/contract';
import { parseField } from '../../../../../platform/content/parseField';

type Props = Parameters<typeof LocationFinder>[0];

/** The map's settings in the props of the island, for fields of the block. */
function readSettings(fields: Props): Record<string, unknown> {
  const data = examplePage({ title: 'Finder', theme: 'default', language: 'en' });
  const { container } = render(
    <PageProviders data={data}>
      <IslandRenderer value={() => ''}>
        <LocationFinder {...examples.Dealers} {...fields} />
      </IslandRenderer>
    </PageProviders>,
  );
  const island = container.querySelector<HTMLElement>('[data-island="FindLocations"]');
  return JSON.parse(island?.dataset.props ?? '{}').settings;
}

test('[LOC-22] key, latitude, longitude and zoom of the map come from the block’s fields', () => {
  expect(Object.keys(contract.blocks.LocationFinder.fields)).toEqual(
    expect.arrayContaining(['ApiKey', 'DefaultLatitude', 'DefaultLongitude', 'DefaultZoomLevel']),
  );
  const fields = { ApiKey: 'key', DefaultLatitude: 59, DefaultLongitude: 18, DefaultZoomLevel: 7 };
  expect(readSettings(fields)).toEqual({
    apiKey: 'key',
    centre: { lat: 59, lng: 18 },
    zoom: 7,
    country: 'SE',
  });
});

test('[LOC-23] fields that are not set use the defaults', () => {
  expect(readSettings({})).toEqual({ country: 'SE' });
  expect(readSettings({ DefaultLatitude: 59 })).toEqual({ country: 'SE' });
  expect(readSettings({ DefaultLatitude: 0, DefaultLongitude: 0 })).toMatchObject({
    centre: { lat: 0, lng: 0 },
  });
});

test.each(['', '  ', null, undefined])('[LOC-23] %j counts as not set', (value) => {
  expect(parseField({ value }, { kind: 'number' }, false)).toBeUndefined();
});

test('[LOC-23] an invalid number counts as not set, and is logged', () => {
  expect(() => parseField({ value: 'north' }, { kind: 'number' }, false)).toThrow(
    'is not a number',
  );
  expect(parseItem('Location', { lat: { value: 'north' }, lng: { value: '12.5' } })).toMatchObject({
    fields: { lng: 12.5 },
    problems: [{ path: 'Location.lat' }],
  });
});
