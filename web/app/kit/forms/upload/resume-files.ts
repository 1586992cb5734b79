import { maxOfResume, wrongResumeType } from '@portway/contracts/candidate/resumes/resumes';

export const resumeEndings = '.pdf,.docx,.doc,.txt';

/** The errors of a file that can be found without opening it. The server checks its content. */
export function faultOfResume({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!/\.(?:pdf|docx?|txt)$/i.test(name)) return wrongResumeType;
  if (size === 0) return 'This file is empty. Choose another.';
  return size > maxOfResume ? 'This file is too large. Choose one of up to 10 MB.' : undefined;
}

/** A size in words: 84 KB, 1.2 MB. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
