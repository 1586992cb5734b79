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
  recordedTo: '5 October 2026',
  address: 'http://localhost:5000/tool/calculate?role=2134',
};

describe('the file of a result', () => {
  it.each([
    ['pdf', 'application/pdf', '%PDF-1.7'],
    ['csv', 'text/csv; charset=utf-8', 'section,item,value,amount'],
  ])(
    'with the extension .%s is sent as a download, under a descriptive file name',
    async (ending, type, start) => {
      const answer = await documentFile(
        new URL(`http://localhost:5000/tool/calculate.${ending}?role=2134`),
        result,
      );
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename="minimum-salary-2134-2026-11-20.${ending}"`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      const body = await answer.clone().arrayBuffer();
      expect(answer.headers.get('Content-Length')).toBe(`${body.byteLength}`);
      expect((await answer.text()).startsWith(start)).toBe(true);
    },
  );

  it('without a result responds 422, and says what is missing and where to answer', async () => {
    const url = new URL('http://localhost:5000/tool/calculate.pdf?hours=lots');
    const answer = await documentFile(url, { missing: ['Enter hours per week.', 'Choose a job.'] });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.has('Content-Disposition')).toBe(false);
    expect(await answer.text()).toBe(
      'There is no result to take away yet.\n- Enter hours per week.\n- Choose a job.\nAnswer here: http://localhost:5000/tool/calculate?hours=lots\n',
    );
  });
});
