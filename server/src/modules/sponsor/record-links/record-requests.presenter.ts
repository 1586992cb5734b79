import type { RecordRequest } from '@portway/contracts/sponsor/record-links/record-requests';

interface Row {
  readonly id: string;
  readonly record: string;
  readonly asks: string;
  readonly note: string | null;
  readonly open_until: string;
  readonly mailed: boolean;
  readonly by_name: string;
  readonly at: Date;
  readonly opened_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly arrived_at: Date | null;
  readonly was_given: boolean | null;
  readonly given_on: string | null;
  readonly verdict: 'confirmed' | 'rejected' | null;
  readonly verdict_reason: string | null;
  readonly decided_by_name: string | null;
  readonly decided_at: Date | null;
}

interface FileRow {
  readonly id: string;
  readonly request: string;
  readonly file_key: string | null;
  readonly file_name: string;
  readonly file_kind: RecordRequest['files'][number]['kind'];
  readonly file_bytes: number;
  readonly pages: number | null;
  readonly turns: readonly number[];
}

/** A request as its page shows it; files only once all have come. */
export function recordRequestOf(
  row: Row,
  {
    title,
    today,
    files,
  }: { readonly title: string; readonly today: string; readonly files: readonly FileRow[] },
): RecordRequest {
  return {
    id: row.id,
    record: row.record,
    title,
    asks: row.asks,
    note: row.note,
    state: stateOf(row, today),
    by: row.by_name,
    at: row.at.toISOString(),
    openUntil: row.open_until,
    mailed: row.mailed,
    openedAt: momentOf(row.opened_at),
    arrivedAt: momentOf(row.arrived_at),
    givenOn: row.given_on,
    decidedBy: row.decided_by_name,
    decidedAt: momentOf(row.decided_at),
    reason: row.verdict_reason,
    files:
      row.arrived_at === null
        ? []
        : files
            .filter(({ request }) => request === row.id)
            .map(({ id, file_key, file_name, file_kind, file_bytes, pages, turns }) => ({
              ...{ id, name: file_name, kind: file_kind, bytes: file_bytes, pages },
              turns: [...turns],
              isHere: file_key !== null,
            })),
  };
}

const momentOf = (at: Date | null) => at?.toISOString() ?? null;

export function stateOf(
  row: Pick<Row, 'open_until' | 'withdrawn_at' | 'arrived_at' | 'was_given' | 'verdict'>,
  today: string,
): RecordRequest['state'] {
  if (row.verdict !== null) return row.verdict;
  if (row.arrived_at !== null) return row.was_given === false ? 'not-given' : 'arrived';
  if (row.withdrawn_at !== null) return 'withdrawn';
  return row.open_until < today ? 'over' : 'open';
}
