import { describe, expect, it } from 'vitest';
import { documentFile } from './document-file.server.ts';
import type { ResultDocument } from './result-document.ts';

const result: ResultDocument = {
  tool: 'A tool',
  fileName: 'minimum-salary-2134-2026-11-20',
  headline: { label: 'Figure', figure: '£1' },
  cautions: [],
  answers: [],
  parts: [],
  lawAskedFor: [],
  madeOn: '20 November 2026',
  address: 'http://localhost:5000/tool/calculate?role=2134',
};

describe('the file of a result', () => {
  it.each([
    ['pdf', 'application/pdf', '%PDF-1.7'],
    ['csv', 'text/csv; charset=utf-8', 'section,item,value,amount'],
  ])(
    'with the extension .%s is sent as a download, under a descriptive file name',
    async (ending, type, start) => {
      const response = await documentFile(
        new Request(`http://localhost:5000/tool/calculate.${ending}?role=2134`),
        result,
      );
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename="minimum-salary-2134-2026-11-20.${ending}"`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      const body = await response.clone().arrayBuffer();
      expect(response.headers.get('Content-Length')).toBe(`${body.byteLength}`);
      expect((await response.text()).startsWith(start)).toBe(true);
    },
  );

  it('without a result responds 422, and says what is missing and where to answer', async () => {
    const request = new Request('http://localhost:5000/tool/calculate.pdf?hours=lots');
    const response = await documentFile(request, { missing: ['Enter hours per week.', 'Choose a job.'] });
    expect(response.status).toBe(422);
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.has('Content-Disposition')).toBe(false);
    expect(await response.text()).toBe(
      'There is no result to download yet.\n- Enter hours per week.\n- Choose a job.\nAnswer here: http://localhost:5000/tool/calculate?hours=lots\n',
    );
  });

  it('is refused while three of the visitor’s are being made, and made for another visitor', async () => {
    const ask = (visitor: string) =>
      documentFile(
        new Request('http://localhost:5000/tool/calculate.pdf?role=2134', {
          headers: { 'Portway-Visitor': visitor },
        }),
        result,
      );
    const requests = [
      ask('192.0.2.1'),
      ask('192.0.2.1'),
      ask('192.0.2.1'),
      ask('192.0.2.1'),
      ask('192.0.2.2'),
    ];
    const responses = await Promise.all(requests);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429, 200]);
    expect(responses[3]?.headers.get('Retry-After')).toBe('5');
    expect((await ask('192.0.2.1')).status).toBe(200);
  });

  it('is refused to everybody while thirty wait', async () => {
    const requests = Array.from({ length: 33 }, (_, index) =>
      documentFile(
        new Request('http://localhost:5000/tool/calculate.pdf', {
          headers: { 'Portway-Visitor': `192.0.2.${index}` },
        }),
        result,
      ),
    );
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(2);
  });

  it('is not made for a caller that has gone', async () => {
    const controller = new AbortController();
    const ask = (signal?: AbortSignal) =>
      documentFile(
        new Request('http://localhost:5000/tool/calculate.pdf', { ...(signal && { signal }) }),
        result,
      );
    const first = ask();
    const dropped = Array.from({ length: 2 }, () => ask(controller.signal));
    controller.abort();
    expect((await Promise.allSettled(dropped)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    // Their places are free at once.
    const after = [ask(), ask()];
    expect((await Promise.all([first, ...after])).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
