import type { CalendarDate, Pence } from '../kernel/index.ts';
import type { PayBasis } from '../pay-period/index.ts';
import type { PaperField, PaperSource } from './paper-fields.ts';

/** A value as a source states it. */
export type StatedValue =
  | { readonly kind: 'text'; readonly text: string; readonly others?: readonly string[] }
  | {
      readonly kind: 'pay';
      readonly pence: Pence;
      readonly basis: PayBasis;
      readonly hoursPerWeek?: number | null | undefined;
      readonly daysPerWeek?: number | null | undefined;
    }
  | { readonly kind: 'hours'; readonly hours: number; readonly basis: HoursBasis }
  | { readonly kind: 'day'; readonly day: CalendarDate }
  /** Something that is compared and never shown, or ways to write one name: one of them in common is the same. */
  | { readonly kind: 'keys'; readonly keys: readonly string[] };

export const hoursBases = ['week', 'fortnight', 'four-weeks', 'month'] as const;
/** What a number of hours is for. */
export type HoursBasis = (typeof hoursBases)[number];

/** One value that one source states, with the days for which it speaks. */
export interface Statement {
  readonly id: string;
  readonly source: PaperSource;
  readonly field: PaperField;
  readonly value: StatedValue;
  /** Null where it speaks of all days before `to`. */
  readonly from: CalendarDate | null;
  /** The last day: of a payslip's period, or until which it was on record. Null where nothing ended it. */
  readonly to: CalendarDate | null;
  /** The day on which it was said, where that is another one: of a certificate, when it was assigned. */
  readonly saidOn?: CalendarDate | null;
}

/** A change that an event on record began on a day. */
export interface RecordedChange {
  readonly id: string;
  readonly field: PaperField;
  readonly from: CalendarDate;
  /** Null where the event does not say to what. */
  readonly to: StatedValue | null;
}

/** What is compared about one worker. */
export interface PaperFacts {
  readonly statements: readonly Statement[];
  readonly changes: readonly RecordedChange[];
  /** Days that were not paid in full. */
  readonly unpaid?: readonly { readonly from: CalendarDate; readonly to: CalendarDate | null }[];
  /** The first and the last day of the employment, as on record. */
  readonly firstDay?: CalendarDate | null;
  readonly lastDay?: CalendarDate | null;
  /** The sponsor's places of work, each with every way to write it. */
  readonly places?: readonly (readonly string[])[];
}

/** How two values compare: `close` is the same, written in another way that is usual. */
export type Likeness =
  | { readonly is: 'same' }
  | { readonly is: 'close'; readonly because: string }
  | { readonly is: 'different' }
  | { readonly is: 'not-comparable'; readonly because: string };

export const same: Likeness = { is: 'same' };
export const different: Likeness = { is: 'different' };
export const close = (because: string): Likeness => ({ is: 'close', because });
export const notComparable = (because: string): Likeness => ({ is: 'not-comparable', because });
