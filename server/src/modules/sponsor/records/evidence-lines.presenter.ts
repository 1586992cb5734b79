import type { KeptRecord, KeptRecordFile, RecordLine } from '@portway/contracts/sponsor/records/kept-record';
import type { KeptUntil, RecordNeed } from '@portway/rules/records-to-keep';

interface StoredRecord {
  readonly id: string;
  readonly hold_reason: string | null;
  readonly version: number;
}

interface StoredVersion {
  readonly id: string;
  readonly record: string;
  readonly number: number;
  readonly valid_until: string | null;
  readonly by_name: string;
  readonly at: Date;
  readonly files: number;
}

interface StoredFile {
  readonly id: string;
  readonly version: string;
  readonly name: string;
  readonly kind: KeptRecordFile['kind'];
  readonly bytes: number;
  readonly pages: number | null;
  readonly turns: readonly number[];
  readonly by_account: string | null;
  readonly by_name: string;
  readonly at: Date;
}

interface Look {
  readonly file: string;
  readonly by_name: string;
  readonly at: Date;
}

/** What is kept of the records of a page, and who asks for it. */
export interface Kept {
  readonly versions: readonly StoredVersion[];
  readonly files: readonly StoredFile[];
  readonly looks: readonly Look[];
  readonly caller: string;
  /** In milliseconds since 1970. */
  readonly now: number;
}

const hourMs = 3_600_000;

/** A kept record with its versions and files; null where no version has a file. */
export function keptRecordOf(row: StoredRecord, kept: Kept): KeptRecord | null {
  const versions = kept.versions.filter(({ record, files }) => record === row.id && files > 0);
  if (versions.length === 0) return null;
  return {
    id: row.id,
    version: row.version,
    holdReason: row.hold_reason,
    versions: versions.map((version) => ({
      number: version.number,
      validUntil: version.valid_until,
      by: version.by_name,
      at: version.at.toISOString(),
      fileCount: version.files,
      files: kept.files.filter((file) => file.version === version.id).map((file) => fileOf(file, kept)),
    })),
  };
}

function fileOf(file: StoredFile, { looks, caller, now }: Kept): KeptRecordFile {
  const look = looks.find((each) => each.file === file.id);
  return {
    id: file.id,
    name: file.name,
    kind: file.kind,
    bytes: file.bytes,
    pages: file.pages,
    turns: [...file.turns],
    by: file.by_name,
    at: file.at.toISOString(),
    mayTakeBack: file.by_account === caller && now - file.at.getTime() < hourMs,
    lastLook: look === undefined ? null : { by: look.by_name, at: look.at.toISOString() },
  };
}

interface Line {
  readonly need: RecordNeed;
  readonly state: RecordLine['state'];
  readonly term: KeptUntil;
  readonly isOver: boolean;
  readonly onRecord: RecordLine['onRecord'];
  readonly answer: boolean | null;
  readonly kept: KeptRecord | null;
}

/** One record of the page: as the law has it, and as it stands. */
export function recordLineOf({ need, state, term, isOver, onRecord, answer, kept }: Line): RecordLine {
  return {
    record: need.id,
    title: need.title,
    shelf: need.shelf,
    section: need.section,
    state,
    because: need.because,
    law: need.law,
    inForceFrom: need.inForceFrom,
    confidence: need.confidence,
    note: need.note,
    sources: need.sources.map(({ title, url }) => (url === undefined ? { title } : { title, url })),
    asks: need.asks,
    answer,
    onRecord,
    keptUntil: {
      until: term.until,
      mustGo: term.mustGo,
      isOver,
      because: term.because,
      disputed: term.disputed,
    },
    kept,
  };
}
