import { recordKeepersKinds } from '@portway/contracts/sponsor/duties/events/event-kinds';

/** What people say happened, in their own words, with the kind that the API knows. */
export interface EventChoice {
  readonly kind: string;
  readonly words: string;
}

export interface EventGroup {
  readonly title: string;
  readonly about: 'worker' | 'organisation';
  readonly choices: readonly EventChoice[];
  /** For compliance officers alone. */
  readonly isConfidential?: true;
  /** For those who keep the records alone. */
  readonly isForRecordKeepers?: true;
}

export const eventGroups: readonly EventGroup[] = [
  {
    title: 'Being at work',
    about: 'worker',
    choices: [
      { kind: 'absence', words: 'Someone has not come to work, or is on leave' },
      { kind: 'start', words: 'Someone has not started, or has started now' },
      { kind: 'worker-no-show', words: 'Someone will not take the job at all' },
    ],
  },
  {
    title: 'The job',
    about: 'worker',
    choices: [
      { kind: 'pay', words: 'Someone’s pay goes up or down' },
      { kind: 'hours', words: 'Someone works other hours' },
      { kind: 'role', words: 'Someone has a new title, new duties or another job' },
      { kind: 'place', words: 'Someone moves to another office, to a client or home' },
      { kind: 'worker-nurse-registered', words: 'A nurse or midwife is now registered' },
      { kind: 'worker-offshore', words: 'An offshore worker enters or leaves UK waters' },
    ],
  },
  {
    title: 'An end',
    about: 'worker',
    choices: [
      { kind: 'worker-leaves', words: 'Someone leaves, or is dismissed' },
      { kind: 'worker-no-longer-needs-sponsor', words: 'Someone no longer needs a sponsor' },
      { kind: 'worker-stops-other', words: 'We stop sponsoring someone for another reason' },
    ],
  },
  {
    title: 'Your organisation',
    about: 'organisation',
    isForRecordKeepers: true,
    choices: [
      { kind: 'move', words: 'An office moves, with or without workers' },
      { kind: 'org-name-address', words: 'We changed our name, address or contact details' },
      { kind: 'org-structure', words: 'We open, close or link a branch, site or entity' },
      { kind: 'org-key-personnel', words: 'Our Authorising Officer or Key Contact changes' },
      { kind: 'org-no-level-1', words: 'No Level 1 user can log in' },
      { kind: 'owner', words: 'We are sold, merge or have a new owner' },
      { kind: 'org-tupe', words: 'Workers move to us or from us under TUPE' },
      { kind: 'org-size', words: 'We become, or stop being, small or charitable' },
      { kind: 'org-registration', words: 'Our registration or accreditation changes' },
      { kind: 'org-nature', words: 'We do something substantially different' },
      { kind: 'org-overseas-link', words: 'A link to an overseas business or a contract changes' },
      { kind: 'org-convictions', words: 'The organisation or a key person is convicted' },
      { kind: 'org-stops-trading', words: 'We stop trading or become insolvent' },
    ],
  },
  {
    title: 'A letter from the Home Office',
    about: 'organisation',
    isForRecordKeepers: true,
    choices: [
      { kind: 'proc-representations', words: 'It proposes a downgrade, or suspends the licence' },
      { kind: 'proc-action-plan-fee', words: 'It asks us to pay for an action plan' },
      { kind: 'proc-skills-charge-topup', words: 'It says the skills charge was too low' },
    ],
  },
  {
    title: 'In confidence',
    about: 'worker',
    isConfidential: true,
    choices: [
      { kind: 'worker-breach-conditions', words: 'We suspect that visa conditions are not kept' },
      { kind: 'worker-crime', words: 'We suspect a crime' },
      { kind: 'worker-slavery-identified', words: 'Someone may be a victim of modern slavery' },
    ],
  },
];

/** Kinds whose outcome would tell a line manager of pay or permission. */
export const keepersOnly: readonly string[] = recordKeepersKinds;

export const choiceOf = (kind: string | null) =>
  eventGroups
    .flatMap(({ choices, about }) => choices.map((choice) => ({ ...choice, about })))
    .find((choice) => choice.kind === kind);

/** What happened, in the words in which it was chosen. Files that were imported know other kinds too. */
export const wordsOf = (kind: string): string => choiceOf(kind)?.words ?? inWords(kind);

function inWords(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
