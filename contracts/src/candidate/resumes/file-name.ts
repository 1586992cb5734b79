import '../../jitless.ts';
import { z } from 'zod';

const fault = 'Enter the name of the file.';
const longest = 120;

/** The name of a file that somebody chose: its last part, without what cannot be seen or turns letters round. */
export const fileName = z
  .string(fault)
  .min(1, fault)
  .max(1000, 'Use at most 1000 characters.')
  .transform(plainName)
  .describe('The name of the file.');

export function plainName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const safeName = last
    .replaceAll(/\p{C}|[\u2028\u2029\ufffd]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[<>:"|?*]/g, '-')
    .trim()
    .replace(/^\.+/, '')
    .replace(/[. ]+$/, '');
  return shortened(safeName);
}

/** The name of a copy that we made of a file: with the ending of what it is now. */
export function nameOfCopy(name: string, type: string): string {
  const ending = type === 'application/pdf' ? '.pdf' : type.startsWith('text/plain') ? '.txt' : undefined;
  return ending === undefined ? name : `${name.replace(/\.\w{1,8}$/, '')}${ending}`;
}

/** Cut in its middle, so that its ending stays. */
function shortened(name: string): string {
  const letters = [...name];
  if (letters.length <= longest) return name === '' ? 'file' : name;
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return letters.slice(0, longest - ending.length).join('') + ending;
}
