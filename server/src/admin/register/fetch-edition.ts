import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { londonDay } from '@portway/formats/london-day';
import { z } from 'zod';
import type { RegisterSource } from '../../modules/register/sponsor-register/fetching/register-fetch.service.ts';
import { type Download, type DownloadBounds, download, requireSafe } from './download.ts';
import { dayInName } from './edition-day.ts';

export interface SourceSettings {
  /** Of the CSV, or of what GOV.UK's content API says of the page that links to it. */
  readonly address: string;
  readonly dataDir: string;
  /** Reads an edition in; resolves with what it changed, in words, or rejects with why not. */
  readonly importFile: (edition: EditionFile, signal: AbortSignal) => Promise<string>;
  readonly now: () => number;
  readonly bounds?: DownloadBounds;
}

export interface EditionFile {
  readonly file: string;
  readonly publishedOn: string;
}

const usual: DownloadBounds = { maxBytes: 64 * 2 ** 20, withinMs: 100_000 };

/** Where the register is fetched from. */
export function registerSource({
  address,
  dataDir,
  importFile,
  now,
  bounds = usual,
}: SourceSettings): RegisterSource {
  return {
    address,
    async fetch(validators, stopping) {
      const folder = join(dataDir, 'register-download');
      // What a process left there that was killed.
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        const signal = AbortSignal.any([stopping, AbortSignal.timeout(bounds.withinMs)]);
        const { maxBytes } = bounds;
        const downloaded = await fetchFile(address, (at) =>
          download({ address: at, lastValidators: validators, folder, signal, maxBytes }),
        );
        if (downloaded === undefined) return { outcome: 'The file has not changed.', validators: undefined };
        const edition = { file: downloaded.file, publishedOn: dayOf(downloaded, now()) };
        return { outcome: await importFile(edition, stopping), validators: downloaded.validators };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** The CSV itself: GOV.UK gives each edition an address of its own, which its content API lists. */
async function fetchFile(
  address: string,
  get: (address: string) => Promise<Download | undefined>,
): Promise<Download | undefined> {
  const first = await get(address);
  if (first?.type !== 'application/json') return first;
  const csvAddress = csvIn(await readFile(first.file, 'utf8'));
  if (csvAddress === undefined) throw new Error(`${address} lists no CSV file.`);
  const downloaded = await get(requireSafe(new URL(csvAddress, address).href, address).href);
  if (downloaded?.type === 'application/json')
    throw new Error(`${csvAddress} is a list again, and not the file.`);
  return downloaded;
}

const publication = z.object({
  details: z.object({ attachments: z.array(z.object({ url: z.string() })) }),
});

function csvIn(text: string): string | undefined {
  const result = publication.safeParse(parseJson(text));
  return result.data?.details.attachments.find(({ url }) => /\.csv(?:\?|$)/i.test(url))?.url;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** In the file's name, else the day it was last changed on, else today, in London. */
function dayOf({ name, validators }: Download, now: number): string {
  const modifiedAt = Date.parse(validators.lastModified ?? '');
  return dayInName(name) ?? londonDay(Number.isNaN(modifiedAt) ? now : Math.min(modifiedAt, now));
}
