import type { ServerResponse } from 'node:http';
import { stopServers } from '../../../../tests/unit/server/appUnderTest';
import { json, workshopNo, startBooking, type AnswerRequest } from './bookingUnderTest';

afterEach(stopServers);

describe('the stream of workshops', () => {
  const question =
    '/departments/closestAvailable?regNo=ABC123&serviceOfferings=oil,tyres&latitude=59.3&longitude=18';
  const send = (response: ServerResponse, messages: unknown[], end = true) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': heartbeat\n\n');
    for (const message of messages) response.write(`data: ${JSON.stringify(message)}\n\n`);
    if (end) response.end();
  };
  const parseMessages = (text: string) =>
    text
      .split('\n\n')
      .filter((event) => event.includes('data: ') && !event.includes('event: end'))
      .map((event) => JSON.parse(event.slice(event.indexOf('data: ') + 6)) as unknown);

  it('[BOOK-27] [BOOK-71] [BOOK-72] [BOOK-73] sends at most five workshops, then ends', async () => {
    const many = [1, 2, 3, 4, 5, 6, 7].map(workshopNo);
    const { requestApi, requestedPaths } = await startBooking((_path, response) =>
      send(response, many, false),
    );
    const { status, headers, text } = await requestApi(question);
    expect([status, headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(parseMessages(text)).toEqual(many.slice(0, 5));
    expect(text).toContain('id: 1005-w\n');
    expect(text.endsWith('event: end\ndata: {"hasMore":true}\n\n')).toBe(true);
    expect(requestedPaths[0]).toBe(question.replace(',', '%2C'));
  });

  it('[BOOK-43] continues after a given workshop, or after the last message of a broken connection', async () => {
    const { requestApi, requestedPaths } = await startBooking((_path, response) =>
      send(response, []),
    );
    await requestApi(`${question}&cursor=1005-w`);
    await requestApi(question, { headers: { 'last-event-id': '1003-w' } });
    expect(
      requestedPaths.map((path) => new URLSearchParams(path.split('?')[1]).get('cursor')),
    ).toEqual(['1005-w', '1003-w']);
  });

  it('[BOOK-95] [ERR-47] reports that no workshop was found', async () => {
    const { requestApi } = await startBooking((_path, response) =>
      send(response, [{ nosites: true }]),
    );
    expect(parseMessages((await requestApi(question)).text)).toEqual([{ nosites: true }]);
  });

  it('[BOOK-96] [ERR-48] reports a failure after the workshops that were already sent', async () => {
    const nonsense = { ...workshopNo(2), latitude: 'north' };
    const failures: AnswerRequest[] = [
      (_path, response) => send(response, [workshopNo(1), nonsense]),
      (_path, response) => {
        send(response, [workshopNo(1)], false);
        setTimeout(() => response.destroy(), 50);
      },
    ];
    for (const failure of failures) {
      const { requestApi } = await startBooking(failure);
      expect(parseMessages((await requestApi(question)).text)).toEqual([
        workshopNo(1),
        { error: 'ServerError' },
      ]);
    }
    const { requestApi } = await startBooking((_path, response) => json(response, {}, 500));
    expect(parseMessages((await requestApi(question)).text)).toEqual([{ error: 'ServerError' }]);
  });

  it('aborts the request to the system when the visitor leaves', async () => {
    let ended: () => void = () => undefined;
    const disconnected = new Promise<void>((resolve) => (ended = resolve));
    const { app } = await startBooking((_path, response) => {
      send(response, [workshopNo(1)], false);
      response.once('close', ended);
    });
    const controller = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${app.port}/api/mechmate${question}`, {
      signal: controller.signal,
    });
    await answer.body?.getReader().read();
    controller.abort();
    await disconnected;
  });

  it('[BOOK-43] ends at once when the process drains, and reports that there are more workshops', async () => {
    const { app } = await startBooking((_path, response) => send(response, [workshopNo(1)], false));
    const answer = await fetch(`http://127.0.0.1:${app.port}/api/mechmate${question}`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      text += chunk.value;
      if (text.includes('1001-w')) app.services.readiness.drain();
    }
    expect(parseMessages(text)).toEqual([workshopNo(1)]);
    expect(text).toContain('event: end\ndata: {"hasMore":true}');
  });

  it('ends at once when it is requested while the process drains', async () => {
    const { app } = await startBooking((_path, response) => send(response, [], false));
    app.services.readiness.drain();
    const answer = await fetch(`http://127.0.0.1:${app.port}/api/mechmate${question}`);
    expect(await answer.text()).toBe('event: end\ndata: {"hasMore":true}\n\n');
  });
});
