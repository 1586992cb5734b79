import type { ResponseOf } from '@portway/contracts/operation';
import type { figuresOperation } from '@portway/contracts/staff/figures';

/** One figure with its values, as the collector of `/metrics` gives it. */
export interface MetricFamily {
  readonly name: string;
  readonly values: readonly {
    readonly value: number;
    readonly labels: Readonly<Record<string, string | number | undefined>>;
    /** Of a histogram: of which of its parts the value is. */
    readonly metricName?: string;
  }[];
}

type Figures = ResponseOf<typeof figuresOperation>;

const maxOperations = 20;

/** The figures of `/metrics`, added up for a page. `at` in milliseconds since 1970. */
export function figuresOf(families: readonly MetricFamily[], at: number): Figures {
  const valuesOf = (name: string) => families.find((family) => family.name === name)?.values ?? [];
  const one = (name: string) => valuesOf(name)[0]?.value ?? null;
  const labelled = (name: string, label: string, is: string) =>
    valuesOf(name).find(({ labels }) => labels[label] === is)?.value ?? 0;
  const connections = (state: string) => labelled('portway_database_connections', 'state', state);
  const since = one('process_start_time_seconds');
  const lag = one('nodejs_eventloop_lag_p99_seconds');
  return {
    at: new Date(at).toISOString(),
    since: since === null ? null : new Date(since * 1000).toISOString(),
    requests: {
      open: labelled('portway_requests_open', 'kind', 'request'),
      streams: labelled('portway_requests_open', 'kind', 'stream'),
      ...requestsOf(valuesOf('portway_request_seconds')),
    },
    eventLoopMs: lag === null ? null : rounded(lag * 1000),
    cpuSeconds: one('process_cpu_seconds_total'),
    residentBytes: one('process_resident_memory_bytes'),
    heapBytes: one('nodejs_heap_size_used_bytes'),
    database: { busy: connections('busy'), idle: connections('idle'), awaited: connections('awaited') },
    queues: valuesOf('portway_queue_due')
      .map(({ value, labels }) => {
        const queue = String(labels.queue);
        const oldestSeconds = labelled('portway_queue_oldest_seconds', 'queue', queue);
        return { queue, due: value, oldestSeconds: Math.max(0, rounded(oldestSeconds)) };
      })
      .toSorted((one, other) => other.oldestSeconds - one.oldestSeconds || other.due - one.due),
    failedEmails: one('portway_emails_failed') ?? 0,
    lateEmails: one('portway_emails_late') ?? 0,
    backupAgeSeconds: one('portway_backup_age_seconds'),
    disk: diskOf(one('portway_disk_free_bytes'), one('portway_disk_size_bytes')),
    registerAgeDays: one('portway_register_age_days'),
    lawAgeDays: one('portway_law_age_days'),
  };
}

const diskOf = (freeBytes: number | null, sizeBytes: number | null) =>
  freeBytes === null || sizeBytes === null ? null : { freeBytes, sizeBytes };

interface Times {
  answered: number;
  failed: number;
  left: number;
  seconds: number;
  /** How many took at most so many seconds. */
  readonly upTo: Map<number, number>;
}

function requestsOf(values: MetricFamily['values']) {
  const all = new Map<string, Times>();
  for (const { value, labels, metricName = '' } of values) {
    const operation = String(labels.operation);
    const times = all.get(operation) ?? { answered: 0, failed: 0, left: 0, seconds: 0, upTo: new Map() };
    all.set(operation, times);
    if (metricName.endsWith('_sum')) times.seconds += value;
    else if (metricName.endsWith('_bucket')) {
      const bound = labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le);
      times.upTo.set(bound, (times.upTo.get(bound) ?? 0) + value);
    } else if (metricName.endsWith('_count')) {
      times.answered += value;
      if (labels.status === '5xx') times.failed += value;
      if (labels.status === 'left') times.left += value;
    }
  }
  const total = (outcome: 'answered' | 'failed' | 'left') =>
    [...all.values()].reduce((sum, times) => sum + times[outcome], 0);
  return {
    answered: total('answered'),
    failed: total('failed'),
    left: total('left'),
    operations: [...all]
      .toSorted(([, one], [, other]) => other.seconds - one.seconds)
      .slice(0, maxOperations)
      .map(([operation, times]) => ({
        operation,
        answered: times.answered,
        failed: times.failed,
        middleMs: within(times, 0.5),
        slowMs: within(times, 0.95),
      })),
  };
}

/** In how many milliseconds this share of them was answered: between two bounds, in proportion, as Prometheus does. */
function within({ upTo }: Times, share: number): number | null {
  const bounds = [...upTo].toSorted(([one], [other]) => one - other);
  const rank = share * (bounds.at(-1)?.[1] ?? 0);
  let [lowerBound, before] = [0, 0];
  for (const [bound, count] of bounds) {
    if (count >= rank && count > before) {
      const to = Number.isFinite(bound) ? bound : lowerBound;
      return rounded(1000 * (lowerBound + ((to - lowerBound) * (rank - before)) / (count - before)));
    }
    [lowerBound, before] = [bound, count];
  }
  return null;
}

const rounded = (figure: number) => Math.round(figure * 10) / 10;
