import { randomUUID } from 'node:crypto';
import type { Conclusion } from '@portway/rules/sponsored-worker';
import type { HolidayNation } from '@portway/rules/working-days';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { draftOf } from './draft.presenter.ts';
import type { By, Outcome, RaiseRepository } from './raise.repository.ts';

type On = RequestContext['transaction'];

/** A conclusion of the rules that becomes a duty. */
export interface ToRaise {
  readonly organisation: string;
  /** Null where it is about the organisation. */
  readonly worker: string | null;
  /** The event that a person recorded. */
  readonly event?: string | undefined;
  /** What was found without one: names it, so that a second look finds the same. */
  readonly foundKey?: string | undefined;
  readonly title: string;
  readonly conclusion: Conclusion;
  readonly nation: HolidayNation;
  /** YYYY-MM-DD */
  readonly happenedOn: string;
  /**
   * The facts that the rule was asked. Those of the reporting deadline are counted again by themselves when a bank
   * holiday is announced.
   */
  readonly asked: object;
  readonly confidential?: boolean | undefined;
  /** Null for what Portway found. */
  readonly by: By;
}

interface Superseded {
  readonly event: string;
  readonly organisation: string;
  /** What was wrong in it. */
  readonly because: string;
  /** The day in the record that stands in its place; null where none does: it did not happen. */
  readonly newDay: string | null;
  readonly by: By;
}

export function raisingService(repository: RaiseRepository) {
  async function recount(transaction: On, { organisation, by, ...toRaise }: ToRaise, outcome: Outcome) {
    const duty = await repository.foundForUpdate(transaction, organisation, toRaise.foundKey ?? '');
    if (duty === undefined) return null;
    const { id, state } = duty;
    const same = (['does', 'title', 'because', 'report_by', 'remind_by'] as const).every(
      (name) => duty[name] === outcome[name],
    );
    if (!isOpen(state) || (same && touchesSame(duty.asked, outcome.asked))) return id;
    await repository.recount(transaction, id, outcome);
    if (outcome.does === 'record') await repository.close(transaction, id);
    const step = outcome.does === 'record' ? 'closed' : 'recounted';
    const words = outcome.does === 'record' ? outcome.because : movedTo(duty.report_by, outcome.report_by);
    await repository.addStep(transaction, { duty: id, organisation, step, words, by });
    return id;
  }

  return {
    /**
     * Keeps what the law made of an event, as a duty with a history. Of a found one it is called as often as one likes:
     * an open duty is counted again, one that is done stays as it was. Returns its id.
     */
    raise: (transaction: On, toRaise: ToRaise): Promise<string | null> =>
      repository.counting(transaction, () => raise(transaction, toRaise)),
    /**
     * What followed from an event in whose place another stands: open duties are closed, those that are done say
     * so.
     */
    supersede: (transaction: On, superseded: Superseded): Promise<void> =>
      repository.counting(transaction, () => supersede(transaction, superseded)),
  };

  async function raise(transaction: On, toRaise: ToRaise): Promise<string | null> {
    const outcome = outcomeOf(toRaise);
    const { organisation, worker, event = null, foundKey = null, confidential = false, by } = toRaise;
    const because = notReportedBecause(toRaise.conclusion);
    // Found by itself, and nothing to do: there is no duty to begin with.
    if (because !== null && foundKey !== null) return recount(transaction, toRaise, outcome);
    const id = randomUUID();
    const isNew = await repository.add(transaction, {
      id,
      ...outcome,
      organisation,
      worker,
      event,
      found_key: foundKey,
      confidential,
      state: because === null ? 'to-do' : 'not-reported',
      not_reported_because: because,
      draft: draftOf(toRaise.conclusion, toRaise.happenedOn),
    });
    if (!isNew) return recount(transaction, toRaise, outcome);
    const step = because === null ? 'raised' : 'not-reported';
    const words = because ?? toRaise.conclusion.because;
    await repository.addStep(transaction, { duty: id, organisation, step, words, by });
    return id;
  }

  async function supersede(
    transaction: On,
    { event, organisation, because, newDay, by }: Superseded,
  ): Promise<void> {
    const consequence =
      newDay === null ? 'It did not happen.' : `What happened was recorded again, for ${newDay}.`;
    for (const { id, state } of await repository.ofEventForUpdate(transaction, event)) {
      if (isOpen(state)) await repository.closeSuperseded(transaction, id);
      const words = isOpen(state)
        ? `No longer so, because: ${sentence(because)} ${consequence}`
        : `What happened was corrected, because: ${sentence(because)} ${consequence} ${staysAs[state] ?? ''}`.trim();
      await repository.addStep(transaction, { duty: id, organisation, step: 'corrected', words, by });
    }
  }
}

export type Raising = ReturnType<typeof raisingService>;

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

const staysAs: Readonly<Record<string, string>> = {
  reported:
    'The report stays on record as it was made. If the Home Office was told something wrong, tell it what is right.',
};

/** A change of law names whom it touches, and its words say only how many. */
const touchesSame = (was: object, is: object) => workersIn(was) === workersIn(is);
const workersIn = (facts: object) => ('workers' in facts ? String(facts.workers) : '');

const isOpen = (state: string) => state === 'to-do' || state === 'prepared' || state === 'checked';

function outcomeOf({ conclusion, title, happenedOn, nation, asked }: ToRaise): Outcome {
  const { deadline, does, duty, because } = conclusion;
  const reporting = deadline !== null && 'reportBy' in deadline ? deadline : undefined;
  // Of what is reported at once no days are counted: it is due on the day itself.
  const atOnce = deadline !== null && reporting === undefined && does === 'report' ? happenedOn : null;
  return {
    duty,
    does,
    title,
    because,
    happened_on: happenedOn,
    nation,
    report_by: reporting?.reportBy ?? null,
    remind_by: reporting?.remindBy ?? atOnce,
    asked,
    deadline: { ...deadline, keep: conclusion.keep, concludedBy: conclusion.steps },
  };
}

const prefix = 'Not reported, because ';

/** Why nothing is reported; null where something is to be done. */
function notReportedBecause({ does, because }: Conclusion): string | null {
  if (does !== 'record') return null;
  return because.startsWith(prefix) ? because.slice(prefix.length) : because;
}

function movedTo(was: string | null, is: string | null): string {
  if (is === null && was === null) return 'Looked at again: what is on record has changed.';
  if (is === null) return 'Looked at again: no day is counted any more.';
  if (was === null || was === is) return `Looked at again: report by ${is}.`;
  return `Counted again: report by ${is}, before that ${was}.`;
}
