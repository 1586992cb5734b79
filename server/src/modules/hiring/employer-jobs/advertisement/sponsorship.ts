import type { sponsorshipOffers } from '@portway/contracts/candidate/jobs/job-choices';
import type { Span } from './lines.ts';

type Offer = (typeof sponsorshipOffers)[number];

/** Sponsoring a visa, and not a charity, a project or a course. */
const ofVisas =
  /\bsponsorships?\b|\bsponsor(?:s|ed|ing)?\b(?=[^.\n]{0,40}\b(?:visas?|skilled workers?|overseas|international|work permits?|candidates?|applicants?|anyone|this (?:role|post|job|position|vacancy))\b)|\bsponsor(?:'s|s')? licen[cs]es?\b|\blicen[cs]ed sponsors?\b|(?:visas?|right to work)\b[^.\n]{0,60}\bsponsor\b|\b(?:can(?:no|['’]?)t|unable to|can|will|won['’]t|not) sponsor\b(?=\s{0,2}(?:$|[,;.!)]))/iu;
const otherSponsorship =
  /\b(?:event|charity|executive|project|programme|study|exam|course|training|sports?|corporate|brand|team|degree|commercial|media|festival) sponsor|\bsponsorship (?:sales|deals?|manager|executive|income|revenue|packages?|opportunities|team|opportunity)\b|\bclinical trial/iu;
const refusal =
  /\b(?:un(?:able|willing)|not|cannot|can['’]?t|don['’]t|doesn['’]t|won['’]t|isn['’]t|never|no|nor|neither|without|regret|unfortunately|sorry)\b/iu;
/** A condition on the applicant, who is turned away. */
const turnedAway =
  /\b(?:requir\p{L}{1,4}|need\p{L}{0,3}|seeking)\b[^.\n]{0,30}\bsponsorship\b[^.\n]{0,60}\b(?:not|cannot|can['’]t|won['’]t|rejected|declined|unsuccessful)\b/iu;
/** Nothing is said against it by such a denial: `you do not need your own sponsor`. */
const doubleDenial = /\bnot (?:only|limited)\b|\bwhether or not\b|\bno (?:need|problem|barrier)\b/iu;
const perhaps =
  /\b(?:may|might|could|possibly|considered|consider|depends?|depending|case[\s-]by[\s-]case|exceptional|in some cases|subject to|potentially|not guaranteed)\b/iu;
const offer =
  /\b(?:can|will|able|happy|willing|offer\p{L}{0,3}|provid\p{L}{1,4}|available|possible|eligible|open|yes|we sponsor|hold|licen[cs]ed|support\p{L}{0,3}|welcome|comes with)\b/iu;
/** The longest sentence that is read. */
const maxSentence = 400;

/**
 * What a text says of sponsoring a visa for the post, in the words of the sentence that says it; undefined where it says nothing,
 * or both.
 */
export function sponsorshipIn(text: string): Span<Offer> | undefined {
  const spans: Span<Offer>[] = [];
  let start = 0;
  for (const { 0: end, index } of text.matchAll(/\n|[.!?;](?=\s|$)|$/gu)) {
    const sentence = text.slice(start, Math.min(index, start + maxSentence));
    const value = offerOf(sentence);
    const lead = sentence.length - sentence.trimStart().length;
    if (value !== undefined)
      spans.push({ value, start: start + lead, end: start + sentence.trimEnd().length });
    start = index + end.length;
  }
  const [first] = spans;
  return spans.every(({ value }) => (value === 'no') === (first?.value === 'no')) ? first : undefined;
}

function offerOf(sentence: string): Offer | undefined {
  if (!ofVisas.test(sentence) || otherSponsorship.test(sentence)) return undefined;
  if (turnedAway.test(sentence)) return 'no';
  if (refusal.test(sentence) && !doubleDenial.test(sentence))
    return /\bnot guaranteed\b/i.test(sentence) ? 'depends' : 'no';
  if (perhaps.test(sentence)) return 'depends';
  return offer.test(sentence) ? 'yes' : undefined;
}
