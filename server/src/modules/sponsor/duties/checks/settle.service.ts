import type { Conclusion } from '@portway/rules/sponsored-worker';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import type { Raising } from '../raise.service.ts';
import type { StandingDuty } from './checks.repository.ts';
import type { Finding, FoundKind } from './finders/index.ts';

type On = RequestContext['transaction'];

export interface Settle {
  readonly organisation: string;
  /** Of the findings, and of what stands, only these kinds are looked at. */
  readonly kinds: readonly FoundKind[];
  readonly findings: readonly Finding[];
  readonly standing: readonly StandingDuty[];
  /** The account whose change is looked at; null at night. */
  readonly account: string | null;
  readonly today: string;
}

export type Settling = (on: On, settled: Settle) => Promise<number>;

/**
 * Brings what stands in line with what is found: what is new is raised, what moved is counted again, and what is no longer
 * so is closed with the reason. What a person reported or closed stays. Returns how many duties it wrote.
 */
export const settling =
  ({ raise }: Raising): Settling =>
  async (on, settled) => {
    const { organisation, account, kinds, standing } = settled;
    const by = account === null ? null : { account, name: 'Portway' };
    const byKey = new Map(
      standing.flatMap((duty) => (duty.foundKey === null ? [] : [[duty.foundKey, duty]])),
    );
    const keys = new Set<string>();
    let count = 0;
    for (const finding of settled.findings) {
      if (kindOf(finding.key, kinds) === undefined || isRecorded(finding, standing)) continue;
      const key = keyNow(finding.key, byKey);
      keys.add(key);
      const stands = byKey.get(key);
      if (stands && (!isOpen(stands) || isSame(stands, finding))) continue;
      await raise(on, { ...finding, organisation, foundKey: key, by });
      count += 1;
    }
    for (const duty of byKey.values()) {
      const { foundKey } = duty;
      const kind = foundKey === null ? undefined : kindOf(foundKey, kinds);
      if (foundKey === null || kind === undefined || keys.has(foundKey) || !isOpen(duty)) continue;
      if (!canEnd(kind, foundKey, settled.today)) continue;
      const { worker, title, nation, happenedOn, asked } = duty;
      const conclusion = noLongerSo(duty, kind);
      await raise(on, { organisation, worker, title, nation, happenedOn, asked, conclusion, foundKey, by });
      count += 1;
    }
    return count;
  };

const kindOf = (key: string, kinds: readonly FoundKind[]) => kinds.find((kind) => key.startsWith(`${kind}:`));

/** What a look closed and finds once more is a new finding: the old one keeps its end. */
function keyNow(key: string, byKey: ReadonlyMap<string, StandingDuty>): string {
  for (let time = 1; ; time += 1) {
    const numberedKey = time === 1 ? key : `${key}#${time}`;
    if (!byKey.get(numberedKey)?.closedByCheck) return numberedKey;
  }
}

const isOpen = ({ state }: StandingDuty) => state === 'to-do' || state === 'prepared' || state === 'checked';

function isSame(stands: StandingDuty, { title, conclusion, asked }: Finding): boolean {
  const { deadline, does, because } = conclusion;
  const reporting = deadline !== null && 'reportBy' in deadline ? deadline : undefined;
  return (
    stands.title === title &&
    stands.because === because &&
    stands.does === does &&
    // Whom a change of law touches: its words only say how many.
    String(stands.asked.workers) === String(asked.workers) &&
    stands.reportBy === (reporting?.reportBy ?? null) &&
    (reporting === undefined || stands.remindBy === reporting.remindBy)
  );
}

/** Whether a person recorded the same event, so that its duty stands without this finding. */
function isRecorded({ worker, conclusion, happenedOn, asked }: Finding, standing: readonly StandingDuty[]) {
  if (conclusion.duty === null) return false;
  const { firstDayAbsent: first } = asked;
  const same = (duty: string | null) =>
    conclusion.duty === 'worker-leaves' ? endings.includes(duty ?? '') : duty === conclusion.duty;
  return standing.some(
    ({ asked: { firstDayAbsent }, ...duty }) =>
      duty.foundKey === null &&
      duty.worker === worker &&
      same(duty.duty) &&
      (duty.happenedOn === happenedOn || (first !== undefined && firstDayAbsent === first)),
  );
}

/** Each of these says that sponsorship ends, so that the end is not found once more. */
const endings: readonly string[] = [
  ...['worker-leaves', 'worker-no-longer-needs-sponsor', 'worker-stops-other', 'worker-no-show'],
  ...['worker-pay-below-route', 'worker-late-start'],
];

/** A change of law stays until a person has looked at it, and so do unpaid days of a year that is looked at no more. */
function canEnd(kind: FoundKind, key: string, today: string): boolean {
  if (kind === 'law') return false;
  const year = Number(key.split('#')[0]?.split(':')[2]);
  return kind !== 'unpaid' || year >= Number(today.slice(0, 4)) - 1;
}

function noLongerSo({ duty }: StandingDuty, kind: FoundKind): Conclusion {
  return {
    does: 'record',
    duty: null,
    because: `No longer so, because ${duty === null ? reasons[kind] : factsChanged}`,
    keep: [],
    deadline: null,
    steps: [],
  };
}

const factsChanged = 'the facts on record no longer lead to this report.';
const another = 'another day is on record, or the sponsorship has ended.';
const reasons: Readonly<Record<FoundKind, string>> = {
  absence: factsChanged,
  'absence-nears': 'the absence has ended, was agreed, or has reached its limit.',
  'absence-asked': 'it was answered whether the worker is back.',
  unpaid: factsChanged,
  start: 'the days to start are on record.',
  left: factsChanged,
  'visa-ends': another,
  'certificate-ends': another,
  'check-due': 'the right to work was checked again, or the sponsorship has ended.',
  'use-certificate': 'the certificate was used, or is not assigned any more.',
  'assign-certificate': 'the certificate was assigned, or is not waiting any more.',
  pay: 'pay, hours, code or option on record have changed.',
  papers: 'the papers agree, or a person has said why they differ.',
  'allocation-ends': 'another allocation is on record, or its year is over.',
  'log-in': 'a later log-in is on record.',
  'key-person': 'the people on record have changed.',
  guidance: 'the guidance was read.',
  law: 'the change is past.',
  'records-over': 'they were destroyed or are held, or another day is on record.',
};
