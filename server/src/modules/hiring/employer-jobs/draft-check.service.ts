import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { PostSponsorship } from '@portway/contracts/candidate/jobs/job-sponsorship';
import type {
  checkJobDraftOperation,
  JobDraftCheck,
  OccupationCodeCandidate,
} from '@portway/contracts/hiring/employer-jobs/job-draft-check';
import type { SponsorFacts } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import { hirePlan, sponsorForPlan } from '@portway/rules/hire-plan';
import {
  entrantLengthWarning,
  payBasisOf,
  postOptions,
  rateQuestions,
  scaleFactsFor,
} from '@portway/rules/job-sponsorship';
import { type CalendarDate, calendarDate } from '@portway/rules/kernel';
import { recordedBy } from '@portway/rules/recorded';
import { rolesToAskAbout, searchRoles, wordsForCodes } from '@portway/rules/role-search';
import { type SponsorshipCost, stepsOfBill } from '@portway/rules/sponsorship-cost';
import { requireHiringReader } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { postFactsOf, scaleFactsOf } from '../../law/sponsorship/post-facts.presenter.ts';
import type { SponsorFactsService } from '../sponsor-facts/sponsor-facts.service.ts';

type Draft = RequestOf<typeof checkJobDraftOperation>;

export type DraftCheck = (
  requestContext: RequestContext,
  draft: Draft,
) => Promise<ResponseOf<typeof checkJobDraftOperation>>;

export interface DraftCheckDeps {
  /** Whether the pay can be sponsored, by the law of a day. */
  readonly judge: (answers: JobAnswers, day: string) => PostSponsorship;
  /** What the organisation says of itself as a sponsor. */
  readonly sponsorFacts: Pick<SponsorFactsService, 'show'>;
  /** What a text says of sponsoring a visa, and where; undefined where it says nothing. */
  readonly sponsorshipIn: (text: string) =>
    | {
        readonly value: NonNullable<JobDraftCheck['sponsorshipInText']>['value'];
        readonly start: number;
        readonly end: number;
      }
    | undefined;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** What the rules say of a job as it is typed, for this sponsor. Nothing is stored. */
export function draftCheck({ judge, sponsorFacts, sponsorshipIn, today }: DraftCheckDeps): DraftCheck {
  return async (requestContext, draft) => {
    requireHiringReader(requestContext.caller);
    const day = calendarDate(today());
    const facts = postFactsOf(draft, day);
    const { options, hours } = postOptions(facts);
    const { roles, ...asks } = rateQuestions(facts);
    const post = draft.occupationCode == null ? null : judge(draft, day);
    const tooLong = entrantLengthWarning(facts, 12 * draft.years);
    const sponsor = sponsorOf(draft, await sponsorFacts.show(requestContext));
    const cost = costOutcome(draft, { day, sponsor });
    return {
      codes: codesFor(draft, day),
      payBasis: payBasisOf(facts),
      sponsorshipInText: inText(draft, sponsorshipIn),
      rateQuestions: { ...asks, roles: roles.map((role) => ({ ...role })) },
      post: post && { ...post, warnings: [...post.warnings, ...tooLong] },
      options: [...options],
      startRangeAt: startRangeAt(options),
      hours,
      cost: cost && costOf(cost, { years: draft.years, sponsor }),
      day,
      ...recordedBy([...(post?.steps ?? []), ...(cost ? stepsOfBill(cost) : [])]),
    };
  };
}

const textFields = ['title', 'summary', 'about', 'responsibilities', 'qualifications'] as const;

/** What the first of the texts that speaks of it says of sponsoring a visa. */
function inText(
  draft: Draft,
  sponsorshipIn: DraftCheckDeps['sponsorshipIn'],
): JobDraftCheck['sponsorshipInText'] {
  for (const field of textFields) {
    const text = draft[field] ?? '';
    const span = sponsorshipIn(text);
    if (span) return { value: span.value, field, words: text.slice(span.start, span.end) };
  }
  return null;
}

/** What the lower end must be for the whole range to be enough for everybody. */
function startRangeAt(options: JobDraftCheck['options'] | ReturnType<typeof postOptions>['options']) {
  const standard = options.find(({ group }) => group === 'anyone');
  if (standard === undefined || standard.reachedBy === null || standard.reachedBy === 'whole-range')
    return null;
  return Math.ceil(standard.minPence / 100);
}

/** How many codes are offered: of a wide title, enough to choose from. */
const few = 3;
const many = 6;

function codesFor(draft: Draft, day: CalendarDate): JobDraftCheck['codes'] {
  const { title = '' } = draft;
  const asks = rolesToAskAbout(title, { limit: many });
  const roles = asks.length > 0 ? asks : searchRoles(title, { limit: few });
  const because = wordsFor(
    draft,
    roles.map(({ code }) => code),
  );
  return {
    isWide: asks.length > 0,
    candidates: roles.map(({ code, title: name, matched, skillLevel }) => {
      const facts = { ...postFactsOf(draft, day), occupationCode: code };
      const usual = { currency: 'GBP', hoursPerWeek: facts.hoursPerWeek ?? usualHours };
      const { options } = postOptions({ ...facts, ...usual, employment: 'permanent' });
      return {
        code,
        title: name,
        matched,
        canBeSponsored: skillLevel !== 'ineligible' && skillLevel !== 'medium-extending-only',
        standardPence: options.find(({ group }) => group === 'anyone')?.minPence ?? null,
        because: [...(because.get(code) ?? [])],
      };
    }),
  };
}

/** While no hours are given, the figures are those of a full week as most advertisements have it. */
const usualHours = 37.5;
const maxReasons = 3;

function wordsFor(draft: Draft, codes: readonly string[]) {
  const wordsByCode = new Map<string, OccupationCodeCandidate['because']>(codes.map((code) => [code, []]));
  for (const field of textFields)
    for (const [code, words] of wordsForCodes(draft[field] ?? '', codes)) {
      const all = wordsByCode.get(code) ?? [];
      const knownWords = new Set(all.map(({ words: each }) => each.toLowerCase()));
      const more = words
        .filter((each) => !knownWords.has(each.words.toLowerCase()))
        .map((each) => ({ field, ...each }));
      wordsByCode.set(code, [...all, ...more].slice(0, maxReasons));
    }
  return wordsByCode;
}

/** The sponsor that costs are counted for, and what of it nobody has said. */
interface Sponsor {
  readonly facts: SponsorFacts;
  readonly size: 'small' | 'large';
  readonly holdsLicence: boolean;
  readonly unanswered: ('size' | 'holdsLicence')[];
}

function sponsorOf({ sponsorSize }: Draft, facts: SponsorFacts): Sponsor {
  const size = sponsorSize ?? facts.size;
  return {
    facts,
    size: size ?? 'large',
    holdsLicence: facts.holdsLicence ?? true,
    unanswered: [
      ...(size === null ? (['size'] as const) : []),
      ...(facts.holdsLicence === null ? (['holdsLicence'] as const) : []),
    ],
  };
}

/** Of one person who applies from abroad, alone: the bill of a plan, so that both say the same. */
function costOutcome(
  draft: Draft,
  { day, sponsor }: { readonly day: CalendarDate; readonly sponsor: Sponsor },
): SponsorshipCost | null {
  const { occupationCode, years, nation } = draft;
  if (occupationCode == null) return null;
  return hirePlan({
    occupationCode,
    hours: { perWeek: draft.hoursPerWeek ?? usualHours },
    months: 12 * years,
    assignedOn: day,
    location: 'outside',
    ...sponsorForPlan(sponsor, sponsor.facts, calendarDate(sponsor.facts.licenceAppliedOn ?? day)),
    workNation: nation ?? undefined,
    ...scaleFactsFor({ occupationCode, day, workNation: nation ?? undefined }, scaleFactsOf(draft)),
  }).cost;
}

function costOf(
  cost: SponsorshipCost,
  { years, sponsor }: { readonly years: number; readonly sponsor: Sponsor },
): JobDraftCheck['cost'] {
  if (!('totals' in cost) || cost.totals === undefined) return null;
  const lines = (cost.lines ?? []).flatMap((line) =>
    line.payer === 'employer' && 'amountPence' in line
      ? [{ title: line.title, pence: line.amountPence }]
      : [],
  );
  const { size, holdsLicence, unanswered } = sponsor;
  const { employerPence, candidatePence } = cost.totals;
  const workerHealthCarePence = cost.byEmployer?.healthAndCare.candidatePence ?? null;
  return {
    years,
    sponsor: { size, holdsLicence, unanswered },
    employer: lines,
    employerPence,
    workerPence: candidatePence,
    workerHealthCarePence,
  };
}
