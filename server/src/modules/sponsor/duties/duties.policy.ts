import { Refusal } from '../../../platform/refusal.ts';

type State = 'to-do' | 'prepared' | 'checked' | 'reported' | 'not-reported' | 'closed';
type Step = 'prepared' | 'checked' | 'reported' | 'not-reported' | 'closed' | 'corrected';

interface Taken {
  readonly step: string;
  readonly by_account: string | null;
  readonly by_name: string;
  readonly at: Date;
}

const isOpen = (state: State) => state === 'to-do' || state === 'prepared' || state === 'checked';

const follows: Readonly<Record<Step, (state: State) => boolean>> = {
  prepared: isOpen,
  checked: (state) => state === 'prepared',
  reported: isOpen,
  'not-reported': isOpen,
  closed: (state) => state !== 'closed',
  corrected: (state) => !isOpen(state),
};

const wrong: Readonly<Record<Step, string>> = {
  prepared: 'This duty is done. Correct the record if something in it is wrong.',
  checked: 'Only what was prepared can be checked.',
  reported: 'This duty is done already. Correct the record if something in it is wrong.',
  'not-reported': 'This duty is done already. Correct the record if something in it is wrong.',
  closed: 'This duty is closed already.',
  corrected: 'This duty is still open: change what was prepared instead.',
};

export function requireFollows(step: Step, state: State): void {
  if (follows[step](state)) return;
  throw new Refusal('wrong-step', wrong[step], { status: 409, fields: { step: wrong[step] } });
}

/** Two people: whoever checks did not prepare. */
export function requireOtherPerson(steps: readonly Taken[], account: string): void {
  const prepared = steps.findLast(({ step }) => step === 'prepared');
  if (prepared?.by_account !== account) return;
  const message = 'You prepared this. A colleague checks it.';
  throw new Refusal('same-person', message, { status: 422, fields: { step: message } });
}

/** Where the organisation wants a check, one who reports without it says why. */
export function requireCheckedOrReason(wants: boolean, state: State, words: string): void {
  if (!wants || state === 'checked' || words !== '') return;
  const message = 'A second person has not checked this. Say why it was reported before the check.';
  throw new Refusal('not-checked', message, { status: 422, fields: { words: message } });
}

export function requireReportDay(reportedOn: string, days: { happenedOn: string; today: string }): void {
  const message =
    reportedOn > days.today
      ? 'This day is still to come. Record the report when it was made.'
      : reportedOn < days.happenedOn
        ? `It happened on ${days.happenedOn}. A report is made after that.`
        : undefined;
  if (message !== undefined)
    throw new Refusal('invalid', message, { status: 422, fields: { reportedOn: message } });
}

/** Of two colleagues at one duty, the second learns what the first did. */
export function changedMeanwhile(last: Taken | undefined): Refusal {
  const did = last === undefined ? undefined : deeds[last.step];
  const who = did === undefined ? 'A colleague changed this' : `${last?.by_name} ${did}`;
  const message = `${who} in the meantime. Nothing of yours was saved. Load the page again to see how it stands.`;
  return new Refusal('changed', message, { status: 409 });
}

const deeds: Readonly<Record<string, string>> = {
  prepared: 'saved this as prepared',
  checked: 'checked this',
  reported: 'recorded the report',
  'not-reported': 'recorded why it is not reported',
  closed: 'closed this',
  corrected: 'corrected this',
  recounted: 'counted this again',
};

/** What was sent with a report is added once it is reported; another in its place only after a correction. */
export function requirePlaceForFile(state: State, steps: readonly Taken[]): void {
  const message =
    state !== 'reported'
      ? 'Record the report first. Then you can add what was sent with it.'
      : hasFile(steps)
        ? 'There is a file with this report already. Correct the record first; then you can add another in its place.'
        : undefined;
  if (message !== undefined)
    throw new Refusal('wrong-step', message, { status: 409, fields: { file: message } });
}

const hasFile = (steps: readonly Taken[]) =>
  steps.findLast(({ step }) => step === 'file-added' || step === 'corrected')?.step === 'file-added';

export function refuseType(): never {
  const message = 'Choose a PDF, DOCX or TXT file.';
  throw new Refusal('wrong-type', message, { status: 422, fields: { file: message } });
}

/** The file is lost: stored with another secret, or altered. */
export function unreadable(): Refusal {
  return new Refusal('unreadable', 'This file can no longer be opened. Add it again.', { status: 409 });
}
