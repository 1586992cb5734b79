import { SaxesParser } from 'saxes';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { UnreadableTable } from '../table/table-rows.ts';

export type Attributes = Readonly<Record<string, string>>;

export interface XmlEvents {
  /** The name is without its prefix. */
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
  /** Whether nothing more is wanted of this part. */
  isDone?(): boolean;
}

/** The parts of a workbook: read one by one as a stream, within bounds. */
export interface WorkbookParts {
  has(name: string): boolean;
  read(name: string, events: XmlEvents): Promise<void>;
}

const maxParts = 2000;
/** In bytes, of all parts that are read. */
const maxUnpacked = 150_000_000;

export const broken = () =>
  new UnreadableTable(
    'This workbook is damaged. Open it in your spreadsheet and save it again, or save it as “CSV UTF-8”.',
  );
const tooLarge = () =>
  new UnreadableTable(
    'This workbook is too large when it is unpacked. Delete empty rows and columns, or send it in parts.',
  );
const locked = () => new UnreadableTable('This workbook has a password. Save it without one.');

/** Opens a workbook; throws UnreadableTable for a file that is none. */
export async function openWorkbook(bytes: Uint8Array): Promise<WorkbookParts> {
  const zip = await asUnreadable(() =>
    fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  );
  const entries = await asUnreadable(() => entriesOf(zip));
  let unpacked = 0;
  return {
    has: (name) => entries.has(keyOf(name)),
    async read(name, events) {
      const entry = entries.get(keyOf(name));
      if (entry === undefined) throw broken();
      await asUnreadable(async () => {
        const parser = xmlParser(events);
        let decoder: ReturnType<typeof decoderOf> | undefined;
        for await (const chunk of await zip.openReadStreamPromise(entry)) {
          unpacked += chunk.length;
          if (unpacked > maxUnpacked) throw tooLarge();
          decoder ??= decoderOf(chunk);
          parser.write(decoder.decode(chunk, { stream: true }));
          if (events.isDone?.()) return;
        }
        parser.write(decoder?.decode() ?? '').close();
      });
    },
  };
}

const keyOf = (name: string) => name.replace(/^\//, '').toLowerCase();

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > maxParts) throw tooLarge();
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw locked();
    const key = keyOf(entry.fileName);
    if (entries.has(key)) throw broken();
    entries.set(key, entry);
  }
  return entries;
}

/** What the packer or the parser cannot read is damaged. */
async function asUnreadable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof UnreadableTable ? error : broken();
  }
}

const decoderOf = ([first, second]: Uint8Array) =>
  new TextDecoder(
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8',
    { fatal: true },
  );

/** Definitions of a document’s own are refused: they can turn a few letters into gigabytes, or name files of the machine. */
function xmlParser(events: XmlEvents): SaxesParser {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const refuse = () => {
    throw broken();
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    if (!events.isDone?.()) events.open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    if (!events.isDone?.()) events.close?.(localName(name));
  });
  parser.on('text', (text) => events.text?.(text));
  parser.on('cdata', (text) => events.text?.(text));
  return parser;
}

const localName = (name: string) => {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
};
