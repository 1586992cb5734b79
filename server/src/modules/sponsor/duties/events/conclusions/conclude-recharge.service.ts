import { calendarDate } from '@portway/rules/kernel';
import { recharged, rechargedTitle } from '@portway/rules/sponsored-worker';
import type { WorkerRecord } from '../worker-record.repository.ts';
import type { Following } from './conclude-event.service.ts';

/** A recharge as it is stored. */
export interface StoredRecharge {
  readonly kind: string;
  readonly happenedOn: string;
  readonly facts: unknown;
  /** Of the certificate that the cost was for, where one is on record. */
  readonly assignedOn: string | null;
}

const kinds = {
  'skills-charge-recharged': 'skills-charge',
  'certificate-fee-recharged': 'certificate-fee',
} as const;
const isKind = (kind: string): kind is keyof typeof kinds => kind in kinds;

/** What follows from a cost that was taken from a worker; null for an event of another kind. */
export function concludeRecharge(
  { kind, happenedOn, facts, assignedOn }: StoredRecharge,
  worker: WorkerRecord | null,
): Following[] | null {
  if (!isKind(kind)) return null;
  const conclusion = recharged({ what: kinds[kind], assignedOn: calendarDate(assignedOn ?? happenedOn) });
  return [
    {
      worker,
      title: rechargedTitle,
      conclusion,
      nation: worker?.nation ?? 'england-and-wales',
      happenedOn: calendarDate(happenedOn),
      asked: Object(facts),
    },
  ];
}
export type ConcludeRecharge = typeof concludeRecharge;
