import { product } from '@portway/contracts/product';
import { type RegisterWord, recentRegisterWord, registerWordText } from '@portway/formats/register-word';
import type { EmailContent } from '../../../platform/mail/email.ts';

export interface AlertFacts {
  readonly name: string;
  readonly rhythm: 'daily' | 'weekly';
  /** The newest first, of all those that are new. */
  readonly jobs: readonly { readonly label: string; readonly url: string }[];
  readonly total: { readonly count: number; readonly more: boolean };
  readonly searchUrl: string;
  readonly searchesUrl: string;
  readonly stopUrl: string;
}

/** New jobs that match a saved search. */
export function newJobs(facts: AlertFacts): EmailContent {
  const { name, rhythm, jobs, total, stopUrl } = facts;
  const many = `${total.more ? 'More than ' : ''}${total.count} new ${total.count === 1 ? 'job' : 'jobs'}`;
  const rest = total.more || total.count > jobs.length;
  return {
    subject: `${many} for “${name}”`,
    preview: jobs.map(({ label }) => label).join(' · '),
    heading: many,
    paragraphs: [
      `Published since our last email about your search “${name}”.`,
      ...(rest ? ['These are the newest ones.'] : []),
    ],
    actions: [
      { label: 'See them all', url: facts.searchUrl },
      ...jobs,
      { label: 'Change how often we email you', url: facts.searchesUrl },
      { label: 'Stop these emails', url: stopUrl },
    ],
    foot: [
      `You asked ${product} to email you new jobs ${rhythm === 'daily' ? 'every day' : 'every Monday'}.`,
    ],
  };
}

/** "Senior nurse, Barts (London, £45,000 to £60,000)" */
export function jobLine(
  job: {
    readonly title: string;
    readonly employer: string;
    readonly place: string | null;
    readonly workplace: string;
    readonly currency: string;
    readonly pay_from: number;
    readonly pay_to: number;
    readonly register_word: RegisterWord | null;
  },
  today: string,
): string {
  const place = job.workplace === 'fully-remote' ? 'Remote' : job.place;
  const money = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: job.currency,
    maximumFractionDigits: 0,
  });
  const [from, to] = [money.format(job.pay_from), money.format(job.pay_to)];
  const pay = job.pay_from === job.pay_to ? from : `${from} to ${to}`;
  const word = recentRegisterWord(job.register_word, today);
  const register = word === undefined ? '' : `. ${registerWordText(word)}`;
  return `${job.title}, ${job.employer} (${[place, pay].filter((part) => part !== null).join(', ')})${register}`;
}
