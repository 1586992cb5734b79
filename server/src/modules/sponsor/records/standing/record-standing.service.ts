import { type CalendarDate, calendarDate } from '@portway/rules/kernel';
import {
  type KeptUntil,
  keptUntilOf,
  type RecordNeed,
  type WorkerRecordFacts,
  type WorkerRecordId,
  workerRecords,
} from '@portway/rules/records-to-keep';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import type {
  HeldRecord,
  RecordFactsRepository,
  RecordFactsRow,
  StandingRow,
} from './record-facts.repository.ts';

type On = RequestContext['transaction'];

/** What Portway holds of a record already, and in which part. */
export interface OnRecord {
  readonly words: string;
  readonly part: 'checks' | 'sealed' | 'absences' | 'reports' | 'people';
}

/** One record of a worker, and how it stands. */
export interface WorkerRecordLine {
  readonly need: RecordNeed<WorkerRecordId>;
  readonly state: 'kept' | 'missing' | 'not-needed' | 'not-known';
  readonly onRecord: OnRecord | null;
  readonly kept: HeldRecord | undefined;
  readonly term: KeptUntil;
  readonly isOver: boolean;
}

/** Records of one worker whose last day is over, which nothing holds. */
export interface RecordsOver {
  readonly worker: string;
  readonly name: string;
  readonly keepUntil: CalendarDate;
  readonly mustGo: boolean;
  readonly records: readonly string[];
}

const contactFields = ['address', 'email', 'telephone'];

/** How the records of workers stand: in lists, on their pages, and in what is found by itself. */
export function recordStandings(repository: RecordFactsRepository) {
  return {
    facts: repository.of,
    linesOf: workerLines,
    /** Looks at these workers again, keeps the result for lists, and says what is over its day. */
    async look(
      on: On,
      wanted: { readonly organisation: string; readonly workers: readonly string[]; readonly today: string },
    ): Promise<readonly RecordsOver[]> {
      if (wanted.workers.length === 0) return [];
      const today = calendarDate(wanted.today);
      const rows = await repository.of(on, wanted);
      const looks = rows.map((row) => ({ row, lines: workerLines(row, today) }));
      const records = looks.flatMap(({ lines }) =>
        lines.flatMap(({ kept, term }) =>
          kept !== undefined && kept.keepUntil !== term.until ? [{ id: kept.id, keepUntil: term.until }] : [],
        ),
      );
      await repository.saveKeepUntil(on, records);
      await repository.save(
        on,
        looks.map(({ row, lines }) => standingOf(row.id, lines)),
      );
      return looks.flatMap(({ row, lines }) => recordsOver(row, lines));
    },
  };
}

export type RecordStandings = ReturnType<typeof recordStandings>;

/** Every record of a worker, and how it stands on a day. */
export function workerLines(row: RecordFactsRow, today: CalendarDate): readonly WorkerRecordLine[] {
  const terms = keptUntilOf({
    sponsorshipEndedOn: dayOrNull(row.sponsorshipEndedOn),
    employmentEndedOn: dayOrNull(row.employmentEndedOn),
  });
  return workerRecords(factsOf(row), today).map((need) => {
    const term = terms[need.keep];
    const isOver = term.until !== null && term.until < today;
    const record = row.held.find((each) => each.record === need.id);
    const keptRecord =
      record !== undefined && record.files > 0
        ? { ...record, isHeld: record.isHeld || row.isHeld }
        : undefined;
    const onRecord = onRecordOf(need.id, row);
    return {
      need,
      state: stateOf({ need, isOver, isKept: keptRecord !== undefined || onRecord !== null }),
      onRecord,
      kept: keptRecord,
      term,
      isOver,
    };
  });
}

function stateOf({
  need: { need },
  isOver,
  isKept,
}: {
  readonly need: RecordNeed;
  readonly isOver: boolean;
  readonly isKept: boolean;
}): WorkerRecordLine['state'] {
  if (need === 'not-needed') return 'not-needed';
  if (isKept) return 'kept';
  if (isOver) return 'not-needed';
  return need === 'needed' ? 'missing' : need;
}

function standingOf(id: string, lines: readonly WorkerRecordLine[]): StandingRow {
  const count = (state: WorkerRecordLine['state']) => lines.filter((line) => line.state === state).length;
  const files = lines.flatMap(({ kept, term }) =>
    kept === undefined ? [] : [{ ...kept, keepUntil: term.until }],
  );
  const first = (days: readonly (string | null)[]) =>
    days.filter((day) => day !== null).toSorted()[0] ?? null;
  return {
    id,
    needed: count('kept') + count('missing'),
    kept: count('kept'),
    missing: count('missing'),
    unknown: count('not-known'),
    held: files.filter(({ isHeld }) => isHeld).length,
    endOn: first(files.map(({ validUntil }) => validUntil)),
    keepUntil: first(files.map(({ isHeld, keepUntil }) => (isHeld ? null : keepUntil))),
  };
}

function recordsOver({ id, name }: RecordFactsRow, lines: readonly WorkerRecordLine[]): RecordsOver[] {
  const over = lines.filter(({ kept, isOver }) => kept !== undefined && !kept.isHeld && isOver);
  return [true, false].flatMap((mustGo) => {
    const records = over.filter(({ term }) => term.mustGo === mustGo);
    const keepUntil = records[0]?.term.until ?? null;
    return keepUntil === null
      ? []
      : [{ worker: id, name, keepUntil, mustGo, records: records.map(({ need }) => need.title) }];
  });
}

const dayOrNull = (day: string | null) => (day === null ? null : calendarDate(day));

function factsOf(row: RecordFactsRow): WorkerRecordFacts {
  return {
    route: row.route,
    cameOnOurVisa: row.certificateKind === null ? null : row.certificateKind === 'defined',
    wasAdvertised: row.hiredHere ? true : null,
    occupationCode: row.code,
    option: row.option,
    isHybrid: row.isHybrid,
    nurseRegisteredOn: dayOrNull(row.nurseRegisteredOn),
    unpaidLeave: row.leave
      .filter(({ isPaid }) => !isPaid)
      .map(({ from, to }) => ({ from: calendarDate(from), to: calendarDate(to), kind: 'unpaid' as const })),
    worksOn: weekdays.filter((day) => (row.worksOn ?? [1, 2, 3, 4, 5]).includes(day)),
    reducedForHealth: row.reducedForHealth,
    reportsMade: row.reports,
    keepsCertificate: row.held.some(({ record, files }) => record === 'certificate' && files > 0),
    answers: row.answers,
  };
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** What is recorded elsewhere, which a person need not add again. */
function onRecordOf(id: WorkerRecordId, row: RecordFactsRow): OnRecord | null {
  switch (id) {
    case 'right-to-work-check':
      return row.check && { words: `Checked on ${row.check.on} by ${row.check.checker}`, part: 'checks' };
    case 'ni-number':
      return row.sealed.includes('national-insurance') ? { words: 'Sealed', part: 'sealed' } : null;
    case 'contact-history':
      return contactFields.every((field) => row.sealed.includes(field))
        ? { words: 'Address, email and telephone, sealed', part: 'sealed' }
        : null;
    case 'absences':
      return {
        words: row.absences === 1 ? '1 absence' : `${row.absences} absences`,
        part: 'absences',
      };
    case 'sms-reports':
      return row.reports === 0
        ? null
        : {
            words: row.reports === 1 ? '1 report with its day' : `${row.reports} reports with their days`,
            part: 'reports',
          };
    default:
      return null;
  }
}
