import {
  type CalendarDate,
  type Confidence,
  calendarDate,
  type Parameter,
  type Source,
} from '../kernel/index.ts';
import { payPeriodParameters } from '../pay-period/index.ts';
import { rightToWorkParameters } from '../right-to-work/index.ts';
import {
  type DutyId,
  dutyIds,
  dutyRules,
  guidanceVersion,
  sponsorDutiesParameters,
} from '../sponsor-duties/index.ts';

/** Whom a change touches at a sponsor. */
export type Touching = 'sponsored-workers' | 'certificates-since' | 'everybody-employed' | 'key-people';

/** One change of the law or the guidance on which duties of a sponsor rest. */
export interface GuidanceChange {
  /** The parameter and the day. */
  readonly id: string;
  readonly parameter: string;
  readonly from: CalendarDate;
  readonly title: string;
  /** What is so since then, where it is in words, and what a reader should know. */
  readonly says: string | null;
  readonly note: string | null;
  readonly confidence: Confidence;
  readonly sources: readonly Source[];
  readonly checkAt: { readonly title: string; readonly url: string };
  readonly duties: readonly { readonly id: DutyId; readonly title: string }[];
  readonly touches: Touching;
}

/** The day from which our record of these duties begins: what is older is no change that we saw. */
const recordBegins = calendarDate('2026-03-06');

const workerDuties = dutyIds.filter((id) => id.startsWith('worker-'));
const restOn: readonly (readonly [beginning: string, duties: readonly DutyId[], touches: Touching])[] = [
  ['sponsor-duties.guidance-version', ['rec-read-guidance'], 'key-people'],
  ['sponsor-duties.records', ['rec-records', 'rec-right-to-work'], 'everybody-employed'],
  ['sponsor-duties.right-to-work', ['rec-right-to-work'], 'everybody-employed'],
  ['sponsor-duties.rec-pay-period', ['rec-pay-period'], 'certificates-since'],
  ['sponsor-duties.org-', [], 'key-people'],
  ['sponsor-duties.report-organisation', dutyIds.filter((id) => id.startsWith('org-')), 'key-people'],
  ['sponsor-duties.report-worker', workerDuties, 'sponsored-workers'],
  ['sponsor-duties.worker-changes', workerDuties, 'sponsored-workers'],
  ['pay-period.', ['rec-pay-period'], 'certificates-since'],
  ['right-to-work.', ['rec-right-to-work'], 'everybody-employed'],
];

const law: readonly Parameter<unknown>[] = [
  ...sponsorDutiesParameters,
  ...payPeriodParameters,
  ...rightToWorkParameters,
];

/** Every change of which our record knows, up to a day, the newest first. */
export function guidanceChanges(until: CalendarDate): readonly GuidanceChange[] {
  return law
    .flatMap((parameter) =>
      parameter.versions.flatMap((version, index): GuidanceChange[] => {
        const isChange = index > 0 ? version.from >= recordBegins : version.from > recordBegins;
        if (!isChange || version.from > until || 'unknown' in version) return [];
        const { from, value, note, confidence, sources } = version;
        return [
          {
            id: `${parameter.id}.${from}`,
            parameter: parameter.id,
            ...{ from, title: parameter.title, confidence, sources, checkAt: parameter.checkAt },
            says: typeof value === 'string' ? value : null,
            note: note ?? null,
            ...restingOn(parameter.id),
          },
        ];
      }),
    )
    .toSorted((one, other) =>
      one.from === other.from ? (one.id < other.id ? -1 : 1) : one.from < other.from ? 1 : -1,
    );
}

function restingOn(parameter: string): Pick<GuidanceChange, 'duties' | 'touches'> {
  const ownDuties = dutyIds.filter((id) => parameter === `sponsor-duties.${id}`);
  const row = restOn.find(([beginning]) => parameter.startsWith(beginning));
  const duties = [...new Set([...ownDuties, ...(row?.[1] ?? [])])];
  return {
    duties: duties.map((id) => ({ id, title: dutyRules[id].title })),
    touches: row?.[2] ?? 'sponsored-workers',
  };
}

/** One set of editions of the guidance, which key people read. */
export interface GuidanceEdition {
  readonly from: CalendarDate;
  readonly says: string;
  readonly note: string | null;
  readonly confidence: Confidence;
  readonly sources: readonly Source[];
}

/** The editions of which we know, up to a day, the newest first. */
export const guidanceEditions = (until: CalendarDate): readonly GuidanceEdition[] =>
  guidanceVersion.versions
    .flatMap((version): GuidanceEdition[] => {
      if ('unknown' in version || version.from > until) return [];
      const { from, value, note = null, confidence, sources } = version;
      return [{ from, says: value, note, confidence, sources }];
    })
    .toReversed();
