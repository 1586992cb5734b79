import { type Confidence, type Parameter, parameter, type Source, since } from '../kernel/index.ts';
import { checkSponsorDuties } from '../sources/index.ts';
import { dutiesRecordBegins, olderDuty } from './duty.ts';
import type { DutyId } from './duty-id.ts';
import type { Channel } from './sms-functions.ts';

/** What a sponsor does about an event. A pay rise is decided and recorded, because sources differ. */
export type DutyKind =
  | 'report'
  | 'decide-and-record'
  | 'report-at-once'
  | 'before-the-change'
  | 'apply'
  | 'answer'
  | 'keep-up'
  | 'look-at-this';

/** How a duty's days are counted. Only working days and days are counted from a day; the others are words. */
export interface DutyClock {
  readonly unit:
    | 'working-day'
    | 'day'
    | 'month'
    | 'pay-period'
    | 'date'
    | 'event'
    | 'promptly'
    | 'continuous'
    | 'each-version'
    | 'review'
    | 'unknown';
  readonly length: number;
  readonly from: string;
}

/** One way of reading a disputed rule; `within` where it has days of its own. */
export interface DutyReading {
  readonly says: string;
  readonly within?: { readonly unit: 'working-day' | 'day'; readonly length: number };
}

/** A duty: what happened, what to do, by when, and what the report says. */
export interface Duty {
  readonly id: DutyId;
  readonly title: string;
  readonly does: DutyKind;
  /** What has to have happened. */
  readonly event: string;
  readonly clock: DutyClock;
  /** What the report, the request or the answer says. */
  readonly contains?: readonly string[];
  readonly through?: Channel;
  /** What can follow; without it, what follows for any report that is late or missing. */
  readonly consequence?: string;
  readonly exceptions?: readonly string[];
  readonly dispute?: {
    readonly question: string;
    readonly readings: readonly DutyReading[];
    /** Whole sentences, for people. */
    readonly safer: string;
  };
  /** What a reader should know besides; without the dispute. */
  readonly note?: string;
  /** Whether we read the official words, a review of them that names paragraphs, or secondary sources. */
  readonly basis: 'official-text' | 'reviewed-against-official' | 'secondary';
}

interface Recorded extends Duty {
  readonly confidence: Confidence;
  readonly sources: readonly [Source, ...Source[]];
  /** The first day, where a source gives one after our record begins. */
  readonly from?: string;
}

/** A duty with its sources. Our record of most begins with the guidance of March 2026; they are older. */
export function dutyRule({ confidence, sources, from, ...law }: Recorded): Parameter<Duty> {
  const version = since<Duty>(from ?? dutiesRecordBegins, law, confidence, ...sources);
  const notes = [law.note, law.dispute && disputed(law.dispute), from === undefined ? olderDuty : undefined];
  return parameter<Duty>({
    id: `sponsor-duties.${law.id}`,
    title: law.title,
    governedBy: 'happenedOn',
    checkAt: checkSponsorDuties,
    versions: [{ ...version, note: notes.filter(Boolean).join(' ') }],
  });
}

function disputed({ question, readings, safer }: NonNullable<Duty['dispute']>): string {
  return `Sources differ. ${question} They say: ${readings.map(({ says }) => says).join('; ')}. ${safer}`;
}
