import { latestArrivals } from '../../ui/carQueries';

test('[TEAS-10] latest arrivals are at most twelve, newest first', () => {
  expect(latestArrivals()).toEqual({ sortName: 'newest', limit: 12 });
  expect(latestArrivals(40).limit).toBe(12);
  expect(latestArrivals(3).limit).toBe(3);
});
