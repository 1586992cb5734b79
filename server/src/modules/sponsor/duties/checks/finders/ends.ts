import { assignDefinedBy, prepareCertificate } from '@portway/rules/certificate';
import { addDays, type CalendarDate } from '@portway/rules/kernel';
import { lookAtThis } from '@portway/rules/sponsored-worker';
import {
  type Finding,
  type FoundKind,
  type HeldCertificate,
  type Looking,
  looksAheadDays,
  nationOf,
  type WorkerFacts,
} from './facts.ts';

interface End {
  readonly kind: FoundKind;
  /** What it is of, where a worker can have several. */
  readonly of?: string;
  readonly on: CalendarDate | null;
  readonly title: string;
  readonly because: string;
}

/** Permissions, certificates and right to work checks about to end. */
export function ends(worker: WorkerFacts, { today }: Looking): Finding[] {
  const { name } = worker;
  const nation = nationOf(worker);
  const all: End[] = [
    {
      kind: 'visa-ends',
      on: worker.visaEnds,
      title: `${name}’s visa ends`,
      because:
        'The worker applies before it ends. Without an application in time, the permission to work ends with it.',
    },
    {
      kind: 'certificate-ends',
      on: worker.certificateEnds,
      title: `${name}’s certificate ends`,
      because: 'To go on sponsoring the worker, assign a new certificate before the visa ends.',
    },
    {
      kind: 'check-due',
      on: worker.nextCheckOn,
      title: `${name}’s right to work is to be checked again`,
      because:
        'Check again by this day. Without a repeated check there is no excuse against a civil penalty.',
    },
    ...worker.certificates.flatMap((each) => certificateEnds(name, each)),
  ];
  return all.flatMap(({ kind, of = worker.id, on, title, because }) => {
    if (on === null || on > addDays(today, looksAheadDays)) return [];
    return [
      {
        key: `${kind}:${of}:${on}` as const,
        worker: worker.id,
        title,
        conclusion: lookAtThis({ because }),
        nation,
        happenedOn: on,
        asked: { endsOn: on },
      },
    ];
  });
}

function certificateEnds(name: string, { id, state, kind, ...days }: HeldCertificate): End[] {
  if (state === 'assigned' && days.assignedOn !== null) {
    const prepared = prepareCertificate({
      assignedOn: days.assignedOn,
      location: kind === 'defined' ? 'outside' : 'inside',
      rating: 'A',
      extension: false,
      cases: [],
    });
    return [
      {
        kind: 'use-certificate',
        of: id,
        on: prepared.status === 'answered' ? prepared.useBy : null,
        title: `${name}’s certificate has to be used`,
        because: `Assigned on ${days.assignedOn}. The worker applies for the visa by this day, or the certificate lapses.`,
      },
    ];
  }
  if (state === 'granted' && kind === 'defined' && days.grantedOn !== null) {
    const limit = assignDefinedBy(days.grantedOn);
    return [
      {
        kind: 'assign-certificate',
        of: id,
        on: limit.status === 'answered' ? limit.assignBy : null,
        title: `${name}’s certificate has to be assigned`,
        because: `Granted on ${days.grantedOn}. A defined certificate that is not assigned by this day is lost.`,
      },
    ];
  }
  return [];
}
