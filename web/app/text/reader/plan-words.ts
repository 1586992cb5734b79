import type { Reader } from './reader.ts';

/** What a plan says around its figures, to a reader. */
const forEmployer = {
  title: 'Plan this hire',
  lead: 'Can this job be sponsored, what must it pay, what does it cost, and when can they start? One answer, with the rule behind each figure.',
  thisPlan: 'This hire',
  yours: 'Your plan',
  whenStart: 'When can they start?',
  whenInLabel: 'When they can start',
  changesSponsor: 'A worker who changes sponsor must wait for the decision before starting with you.',
  haveReady: 'What you need to have ready',
  employerHas: 'You',
  workerHas: 'The worker',
  workerHasReady: 'What the worker needs to have ready',
  employerHasReady: 'What you need to have ready',
  offers: 'you offer',
  startsOn: (day: string) => `The worker can usually start ${day}.`,
  settle: 'Will this person soon apply to settle? Settlement has its own salary test.',
  settleLink: 'What must they earn to settle?',
  changeOne: 'Change one thing, and see how it affects the answer, the costs and the start date.',
  someoneElse: 'Hire someone who can already work in the UK. They do not need sponsorship.',
  priorityServices: 'Your priority services',
  whatWorkerPays: 'What the worker pays',
};

const forWorker: typeof forEmployer = {
  title: 'Plan this move',
  lead: 'Can this job be sponsored, what must it pay, what do you pay and what does your employer pay, and when can you start? One answer, with the rule behind each figure.',
  thisPlan: 'This move',
  yours: 'Your plan',
  whenStart: 'When can you start?',
  whenInLabel: 'When you can start',
  changesSponsor: 'If you change sponsor, you must wait for the decision before you start with the new one.',
  haveReady: 'What to have ready',
  employerHas: 'Your employer',
  workerHas: 'You',
  workerHasReady: 'What you need to have ready',
  employerHasReady: 'What your employer needs to have ready',
  offers: 'the job pays',
  startsOn: (day: string) => `You can usually start ${day}.`,
  settle: 'Will you soon apply to settle? Settlement has its own salary test.',
  settleLink: 'What must I earn to settle?',
  changeOne: 'Change one thing, and see how it affects the answer, what you pay and the start date.',
  someoneElse: 'If you can already work in the UK, you do not need sponsorship.',
  priorityServices: 'The priority services',
  whatWorkerPays: 'What you pay',
};

export const planWords = (reader: Reader): typeof forEmployer =>
  reader === 'worker' ? forWorker : forEmployer;
