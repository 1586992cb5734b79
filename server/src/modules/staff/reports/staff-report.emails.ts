import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../../platform/mail/email.ts';
import { organisationUrl } from '../../../platform/mail/organisation-mail.ts';
import { isPlain } from '../../../platform/mail/plain-words.ts';

export type ReportSide = 'reporter' | 'reported';

interface Decided {
  readonly side: ReportSide;
  readonly decision: 'upheld' | 'dismissed';
  /** Whether it was decided otherwise before. */
  readonly wasDecided: boolean;
  readonly thing: 'job' | 'conversation';
  readonly position: string;
  /** Why, as our team wrote it. */
  readonly reason: string;
  readonly origin: string;
  /** In whose workspace the link opens; null for a reader who acts for none. */
  readonly organisation: string | null;
}

/** What our team decided about a report: to who made it, or to who was reported, who never learns from it who that was. */
export function reportDecided({
  position,
  thing,
  reason,
  origin,
  organisation,
  ...decided
}: Decided): EmailContent {
  const jobName = isPlain(position) ? `“${position}”` : 'a job';
  const about = thing === 'job' ? `the job ${jobName}` : `a conversation about ${jobName}`;
  const { subject, sentences } = wordsFor({ ...decided, about, thing });
  return {
    subject,
    preview: sentences[0] ?? subject,
    heading: subject,
    paragraphs: [
      ...(decided.wasDecided ? ['We looked at this again, and have changed our decision.'] : []),
      ...sentences,
      `Why: ${reason}`,
      'If you think that this is wrong, reply to this email and say why. Someone on our team will look at it again.',
    ],
    actions: [{ label: `Go to ${product}`, url: linkTo(origin, organisation) }],
    foot: [
      decided.side === 'reporter'
        ? 'You are receiving this because you reported it to us. We do not tell the other side who did.'
        : `You are receiving this because it is about what you may do at ${origin}.`,
    ],
  };
}

const linkTo = (origin: string, organisation: string | null) =>
  organisation === null ? `${origin}/dashboard` : organisationUrl(origin, '/dashboard', organisation);

function wordsFor({
  side,
  decision,
  wasDecided,
  about,
  thing,
}: Pick<Decided, 'side' | 'decision' | 'wasDecided' | 'thing'> & { readonly about: string }) {
  if (side === 'reporter')
    return decision === 'upheld'
      ? {
          subject: 'We acted on your report',
          sentences: [
            `You reported ${about}. We agree with you.`,
            thing === 'job' ? 'Nobody can find it or apply for it now.' : 'Nobody can write in it now.',
          ],
        }
      : {
          subject: 'We looked at your report',
          sentences: [
            `You reported ${about}. We found nothing against our terms, so nothing changes.`,
            'Thank you for telling us. You can report it again if something new happens.',
          ],
        };
  if (decision === 'upheld')
    return thing === 'job'
      ? {
          subject: 'We paused one of your jobs',
          sentences: [
            `Someone reported ${about} to us, and we agree with them.`,
            'We paused it: nobody can find it or apply for it. You still see its applicants and can answer them.',
          ],
        }
      : {
          subject: 'We closed one of your conversations',
          sentences: [
            `We looked at ${about}, and found something in it that is against our terms.`,
            'Both sides can still read it, and nobody can write in it.',
          ],
        };
  if (!wasDecided)
    return {
      subject: 'A report of one of your jobs changes nothing',
      sentences: [`Someone reported ${about} to us. We found nothing against our terms, so nothing changes.`],
    };
  return thing === 'job'
    ? { subject: 'Your job is no longer paused by us', sentences: [`We no longer stop ${about}.`] }
    : { subject: 'Your conversation is open again', sentences: [`You can write in ${about} again.`] };
}
