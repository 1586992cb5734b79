import { inPounds, type Pence } from '../../kernel/index.ts';
import { factWords, type OptionLetter } from '../../minimum-salary/index.ts';
import { penceOf, reaches } from '../least-pay.ts';
import { type Judged, scaleOf } from './post-status.ts';

/** What would open an option that the job does not rule out, and which facts decide it. */
export const lowerWith: Partial<Readonly<Record<OptionLetter, { facts: readonly string[]; words: string }>>> =
  {
    D: {
      facts: ['listScopeConfirmed'],
      words: 'if it is one of the jobs that the Immigration Salary List names',
    },
    F: {
      facts: ['healthAndCare'],
      words: 'if it is a Health and Care job with the NHS, an NHS supplier or an adult social care provider',
    },
    I: {
      facts: ['healthAndCare'],
      words: 'if it is one of the Health and Care jobs that the Immigration Salary List names',
    },
  };

/** Why the post can or cannot be sponsored, in a sentence or two. */
export function reasonOf(judgement: Judged): string {
  const { post, figures, status } = judgement;
  const least = penceOf(figures.standard.open);
  const job = `${post.code} ${post.title}, ${post.hoursPerWeek} hours a week`;
  const asks = least === null ? '' : `For ${job}, a new worker needs ${inPounds(least)} a year. `;
  if (status === 'unknown') return `${asks}${openQuestion(judgement)}`.trim();
  const offered = inPounds(post.testedPence);
  const verdict = {
    anyone: `The pay reaches it${range(judgement)}.`,
    phd: `${offered} is less: enough for a new entrant (${asPounds(figures.newEntrant)}), or with a PhD relevant to the job (${phdWords(judgement)}).`,
    'new-entrants': `${offered} is less: enough for a new entrant alone, who needs ${asPounds(figures.newEntrant)}.`,
    nobody: `${offered} is less${lowest(judgement)}.`,
  }[status];
  return `${asks || `${job}: `}${verdict} ${perhaps(judgement)}`.trim();
}

const asPounds = ({ open }: Judged['figures']['standard']) => inPounds(penceOf(open) ?? 0);

function range({ post, lowEndPasses }: Judged): string {
  if (post.lowPence === post.testedPence) return '';
  return lowEndPasses
    ? ', over the whole range'
    : ` at the top of the range, ${inPounds(post.testedPence)}, and not at the bottom, ${inPounds(post.lowPence)}`;
}

/** The figures with a PhD that the pay reaches. */
function phdWords({ post, figures }: Judged): string {
  const [stem, any] = [penceOf(figures.stemPhd.open), penceOf(figures.phd.open)];
  const words: string[] = [];
  if (stem !== null && reaches(post.testedPence, stem)) words.push(`${inPounds(stem)} in a STEM subject`);
  if (any !== null && reaches(post.testedPence, any)) words.push(`${inPounds(any)} in another`);
  return words.join(', ');
}

function lowest({ figures, requiredPay }: Judged): string {
  const floor: Pence | null =
    penceOf(figures.newEntrant.open) ??
    penceOf(figures.newEntrant.ifConfirmed) ??
    penceOf(scaleOf(requiredPay) ?? null);
  return floor === null ? '' : ` than ${inPounds(floor)}, the least for any new hire`;
}

/** A lower figure that the pay reaches, if some fact that the job does not state is so. */
function perhaps({ post, figures, status }: Judged): string {
  const lower = figures.standard.ifConfirmed;
  const words = lower && lowerWith[lower.option]?.words;
  if (status === 'anyone' || !words || !reaches(post.testedPence, penceOf(lower))) return '';
  return `It is enough for anyone ${words}. The figure is then ${inPounds(penceOf(lower) ?? 0)}.`;
}

function openQuestion(verdict: Judged): string {
  const { requiredPay, post } = verdict;
  const scale = scaleOf(requiredPay);
  if (scale) return `${post.code} ${post.title}: ${scale.reason} The band, grade or role decides the figure.`;
  const missing = 'missing' in requiredPay ? requiredPay.missing : [];
  if (missing.length === 0) return perhaps(verdict);
  const facts = missing.map((fact) => factWords[fact] ?? fact).join(', and ');
  return `The job could be sponsored for some people at this pay. It depends on ${facts}.`;
}
