import { expect, it } from 'vitest';
import { faultOfResume, sizeInWords } from './resume-files.ts';

it('refuses at once files that need not be sent', () => {
  const fault = (name: string, size: number) => faultOfResume({ name, size });
  expect(fault('photo.png', 10)).toBe('Please upload a DOC, DOCX, PDF, or TXT file.');
  expect(fault('cv.PDF', 10)).toBeUndefined();
  expect(fault('cv.docx', 0)).toBe('This file is empty. Choose another.');
  expect(fault('cv.doc', 10_000_000)).toBeUndefined();
  expect(fault('cv.doc', 10_000_001)).toBe('This file is too large. Choose one of up to 10 MB.');
});

it('words sizes as people do', () => {
  expect([999, 84_210, 999_000, 1_240_000].map(sizeInWords)).toEqual([
    '999 bytes',
    '84 KB',
    '999 KB',
    '1.2 MB',
  ]);
});
