import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { EditionFile } from './fetch-edition.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Of the 300 seconds that the queue gives to a job, the download may take 100. */
const withinMs = 180_000;

/**
 * Reads an edition in by the admin command, in a process of its own: parsing so many lines would keep the site from
 * answering. `variables` are the settings of the site.
 */
export function importInChild(variables: Readonly<Record<string, string | undefined>>) {
  return async ({ file, publishedOn }: EditionFile, signal: AbortSignal): Promise<string> => {
    const child = spawn(process.execPath, [main, 'import-register', file, '--published-on', publishedOn], {
      env: variables,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      signal: AbortSignal.any([signal, AbortSignal.timeout(withinMs)]),
    });
    const exit = new Promise<string>((resolve) => {
      child.once('error', ({ name }) => resolve(name));
      child.once('close', (code, by) => resolve(by ?? `exit ${code}`));
    });
    const [end, output, fault] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
    if (end === 'exit 0') return lastLine(output) ?? 'Nothing was said of it.';
    throw new Error(lastLine(fault) ?? `It was not read in (${end}).`);
  };
}

const lastLine = (words: string) => words.trim().split('\n').at(-1)?.trim() || undefined;
