import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs';

const maxBytes = 500_000;

/** Appends to a log of at most a megabyte: one earlier part is kept beside it, older ones are deleted. */
export function boundedLog(file: string): (text: string) => void {
  let size = existsSync(file) ? statSync(file).size : 0;
  return (text) => {
    if (size > maxBytes) {
      renameSync(file, `${file}.1`);
      size = 0;
    }
    appendFileSync(file, text, { mode: 0o600 });
    size += Buffer.byteLength(text);
  };
}
