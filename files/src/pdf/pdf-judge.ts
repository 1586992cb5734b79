import { isRemotePath, isSafeLink } from '../safe-link.ts';
import type { Fault } from '../verdict.ts';
import type { PdfObject } from './pdf-objects.ts';
import type { PdfValue } from './pdf-reader.ts';
import type { Resolve } from './pdf-streams.ts';

/** Kinds of action, of annotation and of object that a CV does without, after the key that names the kind. */
const kinds: Readonly<Record<string, ReadonlyMap<string, Fault>>> = {
  S: new Map<string, Fault>([
    ['JavaScript', 'program'],
    ['Launch', 'program'],
    ['ImportData', 'program'],
    ['SubmitForm', 'program'],
    ['Rendition', 'program'],
    ['RichMediaExecute', 'program'],
    ['GoTo3DView', 'program'],
    ['Movie', 'program'],
    ['Sound', 'program'],
    ['Trans', 'program'],
    ['GoToE', 'carries-file'],
    ['GoToDp', 'program'],
  ]),
  Subtype: new Map<string, Fault>([
    ['FileAttachment', 'carries-file'],
    ['RichMedia', 'program'],
    ['Screen', 'program'],
    ['Movie', 'program'],
    ['Sound', 'program'],
    ['3D', 'program'],
    ['U3D', 'program'],
    ['PRC', 'program'],
    ['PS', 'program'],
  ]),
  Subtype2: new Map<string, Fault>([['PS', 'program']]),
  Type: new Map<string, Fault>([
    ['EmbeddedFile', 'carries-file'],
    ['Rendition', 'program'],
    ['RichMediaContent', 'program'],
    ['3DRef', 'program'],
  ]),
};

/** Entries that mean the same whatever is in them. */
const entries: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  ['Encrypt', 'locked'],
  ['JS', 'program'],
  ['XFA', 'program'],
  ['RichMediaContent', 'program'],
  ['RichMediaSettings', 'program'],
  ['EF', 'carries-file'],
  ['EmbeddedFiles', 'carries-file'],
  ['AF', 'carries-file'],
  ['Collection', 'carries-file'],
]);

/** What tells of a file that is only carried along: no click and no action opens it. */
const carrying = new Set(['EmbeddedFile', 'EF', 'EmbeddedFiles', 'AF']);

const paths = new Set(['F', 'UF', 'DOS', 'Mac', 'Unix']);

export interface Judging {
  readonly resolve: Resolve;
  /** Whether files that are only carried along are no fault. */
  readonly mayCarry: boolean;
}

/** What an object does that a CV should not; undefined when nothing. It is looked at alone, whatever refers to it. */
export function faultOf({ value }: PdfObject, judging: Judging): Fault | undefined {
  // The kind of an action may be an object of its own.
  if (value.kind === 'name')
    return firstOf(Object.keys(kinds), (key) => faultOfKind(key, value.name, judging));
  return faultIn(value, judging);
}

function faultIn(value: PdfValue, judging: Judging): Fault | undefined {
  if (value.kind === 'list') return firstOf(value.items, (item) => faultIn(item, judging));
  if (value.kind !== 'dictionary') return undefined;
  let last = '';
  return firstOf(value.entries, ([key, entry]) => {
    // Should one reader lose its place between keys and values, another's value is its key.
    const fault =
      faultOfKind(last, key, judging) ?? faultOfEntry(key, entry, judging) ?? faultIn(entry, judging);
    last = entry.kind === 'name' ? entry.name : '';
    return fault;
  });
}

function faultOfKind(key: string, name: string, { mayCarry }: Judging): Fault | undefined {
  return mayCarry && carrying.has(name) ? undefined : kinds[key]?.get(name);
}

function faultOfEntry(key: string, value: PdfValue, judging: Judging): Fault | undefined {
  const { resolve, mayCarry } = judging;
  if (value.kind === 'name') return faultOfKind(key, value.name, judging);
  // Some readers take a text for a name.
  const kind = value.kind === 'text' ? faultOfKind(key, value.text, judging) : undefined;
  if (kind !== undefined) return kind;
  const isEmpty = value.kind === 'list' && value.items.length === 0;
  const isPlain = value.kind === 'word' || value.kind === 'number';
  const isAllowed = isEmpty || isPlain || (mayCarry && carrying.has(key));
  const fault = isAllowed ? undefined : entries.get(key);
  if (fault !== undefined) return fault;
  // A place in the document may have this name too, and is a list.
  if (key === 'JavaScript' && !resolve(value).every((each) => each.kind === 'list')) return 'program';
  if (key === 'OpenAction') return faultByItself(value, { resolve, seen: new Set() });
  if (key === 'AA') return firstOf(resolve(value), (each) => faultOfEvents(each, resolve));
  const texts = key === 'URI' || key === 'Base' || paths.has(key) ? resolve(value).flatMap(textIn) : [];
  const isElsewhere = paths.has(key) ? isRemotePath : (text: string) => !isSafeLink(text);
  return texts.some(isElsewhere) ? 'elsewhere' : undefined;
}

const textIn = (value: PdfValue) => (value.kind === 'text' ? [value.text] : []);

/** What happens by itself on each of several events. */
function faultOfEvents(events: PdfValue, resolve: Resolve): Fault | undefined {
  if (events.kind !== 'dictionary') return undefined;
  return firstOf(events.entries, ([, action]) => faultByItself(action, { resolve, seen: new Set() }));
}

interface Following {
  readonly resolve: Resolve;
  /** Actions may follow each other in a circle. */
  readonly seen: Set<PdfValue>;
}

/** An action without a click, and those that follow it: they may only move to a place in the document. */
function faultByItself(value: PdfValue, following: Following): Fault | undefined {
  const { resolve, seen } = following;
  return firstOf(resolve(value), (each) => {
    if (seen.has(each)) return undefined;
    seen.add(each);
    if (each.kind === 'list') return firstOf(each.items, (item) => faultByItself(item, following));
    if (each.kind !== 'dictionary' || !each.entries.some(([key]) => key === 'S')) return undefined;
    return firstOf(each.entries, ([key, entry]) => {
      if (key === 'Next') return faultByItself(entry, following);
      const isMove = (kind: PdfValue) => kind.kind === 'name' && kind.name === 'GoTo';
      return key === 'S' && !resolve(entry).every(isMove) ? 'program' : undefined;
    });
  });
}

function firstOf<Item>(
  items: readonly Item[],
  faultIn: (item: Item) => Fault | undefined,
): Fault | undefined {
  for (const item of items) {
    const fault = faultIn(item);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
