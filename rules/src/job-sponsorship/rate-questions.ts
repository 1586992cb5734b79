import type { CalendarDate } from '../kernel/index.ts';
import { lawOn } from '../kernel/index.ts';
import { healthAndCareCodes, healthAndCareListing } from '../occupations/index.ts';
import { nationalPayScale, type PayScaleRole, payScaleOf, payScaleRolesFor } from '../pay-scales/index.ts';
import type { PostFacts } from './post/post-facts.ts';
import { scaleFactsFor } from './scale-facts.ts';

/** What to ask of a job because its code is on a national pay scale, or may be a Health and Care one. */
export interface RateQuestions {
  /** The bands, grades or roles to choose from; empty where there is no choice. */
  readonly roles: readonly PayScaleRole[];
  readonly workNation: boolean;
  /** Of schools in England. */
  readonly londonArea: boolean;
  /** Of a rate for full time without a number of hours. */
  readonly shareOfFullTime: boolean;
  /** Whether the kind of employer decides what the worker pays, or what must be paid. */
  readonly healthCareEmployer: boolean;
}

const nothing: RateQuestions = {
  roles: [],
  workNation: false,
  londonArea: false,
  shareOfFullTime: false,
  healthCareEmployer: false,
};

/** Which facts of a job decide its rate or its Health and Care prices, as far as it has said them. */
export function rateQuestions(post: Omit<PostFacts, 'currency' | 'employment'>): RateQuestions {
  const { occupationCode: code, day, workNation, londonArea, payScaleRole } = post;
  if (code === undefined) return nothing;
  const healthCareEmployer = asksEmployer(code, day);
  const scale = payScaleOf(code, day);
  if (scale.status !== 'answered') return { ...nothing, healthCareEmployer };
  const asks = new Set(scale.asks);
  const rate = nationalPayScale({
    occupationCode: code,
    assignedOn: day,
    workNation,
    londonArea,
    payScaleRole,
  });
  return {
    roles: asks.has('payScaleRole') ? payScaleRolesFor(code, day, workNation) : [],
    workNation: asks.has('workNation'),
    londonArea: asks.has('londonArea') && workNation === 'england',
    shareOfFullTime: rate.status === 'answered' && typeof rate.baseHours !== 'number',
    healthCareEmployer,
  };
}

export type RateQuestion = 'payScaleRole' | Exclude<keyof RateQuestions, 'roles'>;

/** Those that the job has not answered. */
export function openRateQuestions(post: Omit<PostFacts, 'currency' | 'employment'>): readonly RateQuestion[] {
  const { occupationCode, workNation, londonArea, shareOfFullTime, healthAndCare } = post;
  if (occupationCode === undefined) return [];
  const { payScaleRole } = scaleFactsFor({ ...post, occupationCode }, post);
  const asks = rateQuestions({ ...post, payScaleRole });
  const open: readonly (readonly [RateQuestion, boolean])[] = [
    ['payScaleRole', asks.roles.length > 0 && payScaleRole === undefined],
    ['workNation', asks.workNation && workNation === undefined],
    ['londonArea', asks.londonArea && londonArea === undefined],
    ['shareOfFullTime', asks.shareOfFullTime && shareOfFullTime === undefined],
    ['healthCareEmployer', asks.healthCareEmployer && healthAndCare === undefined],
  ];
  return open.flatMap(([question, isOpen]) => (isOpen ? [question] : []));
}

/** A code of the Health and Care Worker visa, or that may be one, or one whose salary options it opens (SW 4.2(b)). */
function asksEmployer(code: string, day: CalendarDate): boolean {
  const listing = healthAndCareListing(code, day);
  const outside = lawOn(healthAndCareCodes, day);
  return (
    listing.status === 'listed' ||
    listing.status === 'to-be-confirmed' ||
    (outside.status === 'in-force' && outside.value.includes(code))
  );
}
