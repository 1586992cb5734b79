import { expect, it } from 'vitest';
import { fileKind } from './file-kind.ts';
import { hostileDocx, usualDocx } from './testing/hostile-docx.ts';

it.each(hostileDocx)('takes no Word document with $what', async ({ bytes, because }) => {
  expect(await fileKind('cv.docx', bytes)).toEqual({ status: 'refused', because });
});

it.each(usualDocx)('takes a Word document with %s', async (_, bytes) => {
  expect(await fileKind('cv.docx', bytes)).toEqual({ status: 'sound', kind: 'docx' });
});
