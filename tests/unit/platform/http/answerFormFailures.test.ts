import express from 'express';
import request from 'supertest';
import { HttpError } from '../../../../platform/httpError';
import { answerFormFailures } from '../../../../platform/http/answerFormFailures';
import { sites } from '../../../../sites/sites';

test.each([
  [new HttpError(404, 'No'), 404, 0],
  [Object.assign(new Error('request entity too large'), { status: 413 }), 413, 0],
  [Object.assign(new Error('unsupported charset'), { status: 415 }), 415, 0],
  [Object.assign(new Error('broken'), { status: 500 }), 503, 1],
  [new Error('database'), 503, 1],
])(
  'a form that failed for %s gets status %s, and only our own errors are logged',
  async (error, status, logged) => {
    const warn = jest.fn();
    const app = express();
    app.post('/', (_request, response) => {
      response.locals.site = sites['carstore-fi'];
      response.locals.requestId = 'r-1';
      throw error;
    });
    app.use(answerFormFailures({ warn }, 'form not taken'));
    const answer = await request(app).post('/');
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toContain('<html lang="fi"');
    expect(answer.text).not.toContain(error.message.length > 3 ? error.message : 'No such');
    expect(warn).toHaveBeenCalledTimes(logged);
  },
);
