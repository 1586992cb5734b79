import { z } from 'zod';

/** What of a file is not as it came. */
export const fileChange = z.enum(['protection-removed', 'attachment-left-out']);
export type FileChange = z.output<typeof fileChange>;

/** All that may be kept of a file that would be refused as it came. */
export const changedFile = z.object({
  bytes: z.instanceof(Uint8Array),
  changes: z.array(fileChange).readonly(),
});
export interface ChangedFile {
  readonly bytes: Uint8Array;
  readonly changes: readonly FileChange[];
}
