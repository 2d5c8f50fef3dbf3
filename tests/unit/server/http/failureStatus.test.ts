import { HttpError } from '../../../../runtime/httpError';
import { failureStatus } from '../../../../server/http/failureStatus';

test.each([
  [new HttpError(404, 'No'), 404],
  [Object.assign(new Error('request entity too large'), { status: 413 }), 413],
  [Object.assign(new Error('unsupported charset'), { status: 415 }), 415],
  [Object.assign(new Error('broken'), { status: 500 }), 503],
  [new Error('database'), 503],
  ['nonsense', 503],
])('a form that failed for %s is answered %s', (error, status) => {
  expect(failureStatus(error)).toBe(status);
});
