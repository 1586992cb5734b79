import type {
  JobDraftCheck,
  OpenSalaryOption,
} from '@portway/contracts/hiring/employer-jobs/job-draft-check';

export interface Verdict {
  /** The large words. */
  readonly title: string;
  /** What comes before them, smaller. */
  readonly lead: string;
  /** Why, where the options below do not say it. */
  readonly reason: string | null;
  readonly look: 'yes' | 'no' | 'open';
}

/** For whom the post can be sponsored, in the words of the page. */
export function verdictOf({ codes, post, options, payBasis }: JobDraftCheck): Verdict {
  if (post === null) return codes.isWide ? wide : withoutCode;
  const lead = 'With this pay, the post can be sponsored';
  if (post.missing.includes('payTo'))
    return {
      lead: 'Pay decides',
      title: 'Say what you pay, and we say for whom',
      reason: null,
      look: 'open',
    };
  if (post.missing.includes('hoursPerWeek'))
    return { lead: 'Hours decide', title: 'Say how many hours a week', reason: null, look: 'open' };
  if (post.missing.includes('actualPay')) {
    const title = payBasis === 'on-target' ? 'Say what pay is guaranteed' : 'Say what is paid at these hours';
    return { lead: 'Pay decides', title, reason: post.reason, look: 'open' };
  }
  switch (post.status) {
    case 'anyone':
      return post.lowEndPasses === false
        ? { lead, title: 'for some people only', reason: null, look: 'open' }
        : { lead, title: 'for anyone', reason: null, look: 'yes' };
    case 'phd':
      return { lead, title: 'for some people only', reason: null, look: 'open' };
    case 'new-entrants':
      return { lead, title: 'for new entrants only', reason: null, look: 'open' };
    case 'nobody':
      return {
        lead: 'With this pay, the post',
        title: 'cannot be sponsored',
        reason: options.length === 0 ? post.reason : null,
        look: 'no',
      };
    default:
      return {
        lead: 'Whether the post can be sponsored',
        title: 'is not known yet',
        reason: post.reason,
        look: 'open',
      };
  }
}

const withoutCode: Verdict = {
  lead: 'Whether the post can be sponsored',
  title: 'depends on its occupation code',
  reason: null,
  look: 'open',
};
const wide: Verdict = { ...withoutCode, lead: 'The title could be several occupations' };

export const groupWords: Readonly<Record<OpenSalaryOption['group'], string>> = {
  'new-entrants': 'New entrants',
  'stem-phd': 'STEM PhD',
  phd: 'Other relevant PhD',
  anyone: 'Anyone else',
};
