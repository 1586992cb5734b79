import type { SponsorDuty, SponsorDutyRow } from '@portway/contracts/sponsor/duties/duties';

type State = SponsorDutyRow['state'];

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly worker: string | null;
  readonly worker_name: string | null;
  readonly does: SponsorDutyRow['does'];
  readonly state: State;
  readonly happened_on: string;
  readonly report_by: string | null;
  readonly remind_by: string | null;
}

export type Standing = (does: SponsorDutyRow['does'], reportBy: string) => SponsorDutyRow['standing'];

export const isOpen = (state: State) => state === 'to-do' || state === 'prepared' || state === 'checked';

export function dutyRowOf(row: Listed, standing: Standing): SponsorDutyRow {
  const { id, title, worker, worker_name: name, does, state, report_by: reportBy } = row;
  return {
    id,
    title,
    // A name that the caller may not see is left out with its worker.
    worker: worker === null || name === null ? null : { id: worker, name },
    does,
    state,
    happenedOn: row.happened_on,
    reportBy,
    remindBy: row.remind_by,
    standing: reportBy === null || !isOpen(state) ? null : standing(does, reportBy),
  };
}

interface OnRecord extends Listed {
  readonly because: string;
  readonly nation: SponsorDuty['nation'];
  readonly confidential: boolean;
  readonly event: string | null;
  readonly version: number;
  readonly reported_on: string | null;
  readonly reference: string | null;
  readonly not_reported_because: string | null;
}

interface Around {
  readonly workers: SponsorDuty['workers'];
  readonly steps: readonly {
    readonly step: string;
    readonly words: string | null;
    readonly by_account: string | null;
    readonly by_name: string;
    readonly at: Date;
  }[];
  readonly file: { readonly name: string; readonly bytes: number; readonly by_name: string } | undefined;
  readonly read: Pick<SponsorDuty, 'deadline' | 'draft' | 'keep' | 'duty'>;
  readonly secondCheck: boolean;
  readonly account: string;
  readonly mayChange: boolean;
  readonly standing: Standing;
}

/** As a line manager sees a duty: what their people have to do with it, and nothing of the record. */
export function teamDutyOf(row: OnRecord, words: string, standing: Standing): SponsorDuty {
  return {
    ...dutyRowOf(row, standing),
    version: row.version,
    duty: null,
    because: words,
    keep: [],
    nation: row.nation,
    confidential: false,
    workers: [],
    event: row.event,
    deadline: null,
    draft: [],
    steps: [],
    secondCheck: false,
    preparedByMe: false,
    mayChange: false,
    reportedOn: row.reported_on,
    reference: null,
    notReportedBecause: row.state === 'not-reported' ? words : null,
    file: null,
  };
}

export function dutyOf(row: OnRecord, around: Around): SponsorDuty {
  const { workers, steps, file, read, secondCheck, account, mayChange, standing } = around;
  const prepared = steps.findLast(({ step }) => step === 'prepared');
  return {
    ...dutyRowOf(row, standing),
    ...read,
    version: row.version,
    because: row.because,
    nation: row.nation,
    confidential: row.confidential,
    workers: [...workers],
    event: row.event,
    steps: steps.map(({ step, words, by_name: by, at }) => ({ step, words, by, at: at.toISOString() })),
    secondCheck,
    preparedByMe: prepared?.by_account === account,
    mayChange,
    reportedOn: row.reported_on,
    reference: row.reference,
    notReportedBecause: row.not_reported_because,
    file: file === undefined ? null : { name: file.name, bytes: file.bytes, by: file.by_name },
  };
}
