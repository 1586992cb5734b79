import { type CalendarDate, type Confidence, lawOn } from '../kernel/index.ts';
import { channels, type Duty, type DutyId, type DutyKind, dutyRules } from '../sponsor-duties/index.ts';

/** A duty that an event raises: what the report says, and through which function. */
export interface RaisedDuty {
  readonly id: DutyId;
  readonly title: string;
  readonly does: DutyKind;
  readonly contains: readonly string[];
  /** Where it is reported; null where nothing is sent. */
  readonly through: string | null;
  readonly consequence: string;
  readonly exceptions: readonly string[];
  readonly confidence: Confidence;
  readonly basis: Duty['basis'];
  readonly note: string | null;
  readonly dispute: { readonly question: string; readonly safer: string } | null;
  /** Its own last day; null where it has none. */
  readonly reportBy: CalendarDate | null;
  /** When a second duty is raised at all. */
  readonly onlyIf: string | null;
}

const ofAnyReport = 'A late or missing report can lead to a downgrade, suspension or loss of the licence.';

/** A move of the organisation is one duty of its own, and one for each worker who moves with it. */
const alsoRaised: Partial<Readonly<Record<DutyId, { id: DutyId; onlyIf: string }>>> = {
  'org-name-address': {
    id: 'worker-location-changed',
    onlyIf: 'For each worker whose normal place of work moves.',
  },
  'org-structure': {
    id: 'worker-location-changed',
    onlyIf: 'For each worker whose normal place of work moves.',
  },
};

/** The event's duty first, then one that it may raise too. */
export function dutiesOf(
  id: DutyId,
  day: CalendarDate,
  lastDayOf: (duty: Duty) => CalendarDate | null,
): RaisedDuty[] {
  const also = alsoRaised[id];
  return [
    raised(id, { day, lastDayOf, onlyIf: null }),
    ...(also ? [raised(also.id, { day, lastDayOf, onlyIf: also.onlyIf })] : []),
  ];
}

interface DutyTerms {
  day: CalendarDate;
  lastDayOf: (duty: Duty) => CalendarDate | null;
  onlyIf: string | null;
}

function raised(id: DutyId, { day, lastDayOf, onlyIf }: DutyTerms): RaisedDuty {
  const rule = dutyRules[id];
  const law = lawOn(rule, day);
  const [first] = rule.versions;
  const duty = law.status === 'in-force' ? law.value : first.value;
  const { title, does, contains = [], exceptions = [], through, dispute, basis } = duty;
  return {
    id,
    title,
    does,
    contains,
    through: through === undefined ? null : channels[through].label,
    consequence: duty.consequence ?? ofAnyReport,
    exceptions,
    confidence: law.status === 'in-force' ? law.law.confidence : first.confidence,
    basis,
    note: duty.note ?? null,
    dispute: dispute ? { question: dispute.question, safer: dispute.safer } : null,
    reportBy: lastDayOf(duty),
    onlyIf,
  };
}
