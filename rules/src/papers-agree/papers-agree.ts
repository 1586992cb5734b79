import type { CalendarDate, Step } from '../kernel/index.ts';
import { isOfSoc2010, successorsOf } from '../occupations/index.ts';
import { type PaperField, paperFieldRules, paperFields } from './paper-fields.ts';
import { notFullBecause } from './payslip-period.ts';
import { changeBetween, changeWithin, endedStatements, holdTogether, laterOf } from './running.ts';
import { firstDayFits, permissionFits } from './same-days.ts';
import { sameName } from './same-name.ts';
import { sameHours, samePay } from './same-pay.ts';
import { samePlace } from './same-place.ts';
import { sameTitle } from './same-title.ts';
import {
  close,
  different,
  type Likeness,
  notComparable,
  type PaperFacts,
  type RecordedChange,
  type Statement,
  same,
} from './statement.ts';

/** Two values that hold on the same day and are not the same. */
export interface Difference {
  readonly one: Statement;
  readonly other: Statement;
  /** The first day for which both speak; null where neither names a day. */
  readonly since: CalendarDate | null;
  /** The event that began the change, where one is on record: the papers then do not contradict each other. */
  readonly changed: RecordedChange | null;
}

interface Noted {
  readonly one: Statement;
  readonly other: Statement;
  readonly because: string;
}

/** What the papers say of one field. */
export interface FieldAgreement {
  readonly field: PaperField;
  /** As they were compared: each with the last day for which it speaks. */
  readonly statements: readonly Statement[];
  /** `changed`: every difference follows from an event on record. `only-one`: nothing else states it. */
  readonly outcome: 'agree' | 'differ' | 'changed' | 'only-one' | 'not-comparable';
  readonly differences: readonly Difference[];
  /** The same, in another way to write it. */
  readonly close: readonly Noted[];
  readonly notComparable: readonly Noted[];
  readonly steps: readonly Step[];
}

interface Compared {
  readonly likeness: Likeness;
  readonly steps?: readonly Step[];
}

/** What each pair of sources that should agree says of the same days, field by field; fields that nothing states are left out. */
export function papersAgree(facts: PaperFacts): readonly FieldAgreement[] {
  return paperFields.flatMap((field) => {
    const stated = facts.statements.filter((each) => each.field === field && isStated(each));
    const statements = endedStatements(stated, paperFieldRules[field].runs);
    return statements.length === 0 ? [] : [agreementOn(field, statements, facts)];
  });
}

/** Each source states only what is its own to state. */
const isStated = ({ field, source }: Statement) => paperFieldRules[field].sources.includes(source);

function agreementOn(field: PaperField, statements: readonly Statement[], facts: PaperFacts): FieldAgreement {
  const differences: Difference[] = [];
  const closeOnes: Noted[] = [];
  const notCompared: Noted[] = [];
  const steps = new Map<string, Step>();
  let count = 0;
  for (const [one, other] of pairsOf(statements)) {
    if (!holdTogether(one, other, paperFieldRules[field].runs)) continue;
    count += 1;
    const { likeness, steps: read = [] } = comparedInTime(one, other, facts);
    for (const step of read) steps.set(step.label, step);
    if (likeness.is === 'close') closeOnes.push({ one, other, because: likeness.because });
    if (likeness.is === 'not-comparable') notCompared.push({ one, other, because: likeness.because });
    if (likeness.is !== 'different' || isSaidByTheRecord(one, other, statements, facts)) continue;
    const event = changeFor(one, other, facts);
    differences.push({ one, other, since: event?.from ?? sinceOf(one, other), changed: event ?? null });
  }
  const isChanged = differences.every(({ changed }) => changed !== null);
  const outcome =
    differences.length > 0
      ? isChanged
        ? 'changed'
        : 'differ'
      : count === 0
        ? 'only-one'
        : count === notCompared.length
          ? 'not-comparable'
          : 'agree';
  return {
    field,
    statements,
    outcome,
    differences,
    close: closeOnes,
    notComparable: notCompared,
    steps: [...steps.values()],
  };
}

/** Each two of different sources. */
function pairsOf(statements: readonly Statement[]): (readonly [Statement, Statement])[] {
  return statements.flatMap((one, index) =>
    statements
      .slice(index + 1)
      .filter(({ source }) => source !== one.source)
      .map((other) => [one, other] as const),
  );
}

const sinceOf = (one: Statement, other: Statement) =>
  one.from === null || other.from === null
    ? (one.from ?? other.from)
    : one.from > other.from
      ? one.from
      : other.from;

function comparedInTime(one: Statement, other: Statement, facts: PaperFacts): Compared {
  const notFull = notFullBecause(one, facts) ?? notFullBecause(other, facts);
  if (notFull !== undefined) return { likeness: notComparable(notFull) };
  const compared = compare(one, other, facts);
  if (compared.likeness.is === 'different' && changeWithin(one, other, facts.changes))
    return { likeness: notComparable('it changed within this period') };
  return compared;
}

/** How two statements of one field compare, whenever they were made. */
export function compare(one: Statement, other: Statement, facts: Pick<PaperFacts, 'places'>): Compared {
  const { field } = one;
  const [mine, yours] = [one.value, other.value];
  if (mine.kind === 'pay' && yours.kind === 'pay') return { likeness: samePay(mine, yours) };
  if (mine.kind === 'hours' && yours.kind === 'hours') return { likeness: sameHours(mine, yours) };
  if (mine.kind === 'keys' && yours.kind === 'keys')
    return { likeness: mine.keys.some((key) => yours.keys.includes(key)) ? same : different };
  if (mine.kind === 'day' && yours.kind === 'day') {
    if (field === 'permission-end' && (one.source === 'certificate') !== (other.source === 'certificate'))
      return one.source === 'certificate'
        ? permissionFits(mine.day, yours.day)
        : permissionFits(yours.day, mine.day);
    if (field === 'first-day' && (one.source === 'certificate') !== (other.source === 'certificate'))
      return one.source === 'certificate'
        ? firstDayFits(mine.day, yours.day)
        : firstDayFits(yours.day, mine.day);
    return { likeness: mine.day === yours.day ? same : different };
  }
  if (mine.kind !== 'text' || yours.kind !== 'text')
    return { likeness: notComparable('they are stated in different ways') };
  switch (field) {
    case 'name':
      return { likeness: sameName(mine.text, yours.text) };
    case 'job-title':
      return { likeness: sameTitle(mine.text, yours.text) };
    case 'work-place':
      return { likeness: samePlace(mine, yours, facts.places ?? []) };
    case 'occupation-code':
      return { likeness: sameCode(one, other) };
    default:
      return { likeness: plainText(mine.text) === plainText(yours.text) ? same : different };
  }
}

const plainText = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** A certificate of before SOC 2020 carries a code of the classification before. */
function sameCode(one: Statement, other: Statement): Likeness {
  const [mine, yours] = [one, other].map(({ value }) => (value.kind === 'text' ? value.text.trim() : ''));
  if (mine === yours) return same;
  const certificate = [one, other].find(({ source }) => source === 'certificate');
  const assignedOn = certificate?.saidOn ?? certificate?.from ?? null;
  if (certificate === undefined || assignedOn === null || !isOfSoc2010(assignedOn)) return different;
  const [code = '', newCode = ''] = certificate === one ? [mine, yours] : [yours, mine];
  return successorsOf(code).includes(newCode)
    ? close('a code of SOC 2010 and one that took over its jobs')
    : notComparable('the certificate’s code is one of SOC 2010');
}

/**
 * The record says the same as each of them on its own days: a paper in a former name agrees with one in the name of today,
 * and two ways to shorten one name with each other.
 */
function isSaidByTheRecord(
  one: Statement,
  other: Statement,
  statements: readonly Statement[],
  facts: PaperFacts,
): boolean {
  const { runs } = paperFieldRules[one.field];
  const saying = (paper: Statement) =>
    paper.source === 'record'
      ? [paper]
      : statements.filter(
          (each) =>
            each.source === 'record' &&
            holdTogether(each, paper, runs) &&
            isAlike(compare(each, paper, facts).likeness),
        );
  const [first, second] = [saying(one), saying(other)];
  return runs === 'fixed'
    ? first.length > 0 && second.length > 0
    : first.some((record) => second.includes(record));
}

/** The event on record that leads from one value to the other. */
function changeFor(one: Statement, other: Statement, facts: PaperFacts): RecordedChange | undefined {
  if (paperFieldRules[one.field].runs === 'fixed')
    return facts.changes.find(
      (each) =>
        each.field === one.field &&
        each.to !== null &&
        (!isAgainst(each, one, facts) || !isAgainst(each, other, facts)),
    );
  const event = changeBetween(one, other, facts.changes);
  return event === undefined || isAgainst(event, laterOf(one, other), facts) ? undefined : event;
}

const isAlike = ({ is }: Likeness) => is === 'same' || is === 'close';

/** Whether the later paper says something else than the event that is said to explain it. */
function isAgainst(changed: RecordedChange, later: Statement, facts: PaperFacts): boolean {
  if (changed.to === null) return false;
  const { to, from, field, id } = changed;
  const statement: Statement = { id, source: 'record', field, value: to, from, to: null };
  return compare(statement, later, facts).likeness.is === 'different';
}
