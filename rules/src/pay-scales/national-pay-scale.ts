import type { YesNoUnknown } from '../eligible-role/index.ts';
import {
  type CalendarDate,
  figureStep,
  lawStep,
  needsFacts,
  notApplicable,
  type Outcome,
  type Pence,
  type Step,
} from '../kernel/index.ts';
import { bandGate } from './band-gate.ts';
import { type BaseHours, type PayPlace, placeTitles } from './pay-scale.ts';
import { hasChoice, type ListedScales, type PlacedPost, postsOf, scalesOf } from './scales-of.ts';
import { type Whereabouts, wherePaid } from './where-paid.ts';

export interface PayScaleFacts extends Whereabouts {
  readonly assignedOn: CalendarDate;
  readonly occupationCode: string;
  /** The role or band, as `payScaleOf` names it; not needed if the code has only one rate. */
  readonly payScaleRole?: string | undefined;
  /**
   * Whether the worker may stay in a job at RQF 3 to 5 because of the rules under which they entered; if left
   * out, no.
   */
  readonly mayStayMediumSkilled?: YesNoUnknown | undefined;
}

/** The going rate of option K, for its own hours. */
export interface NationalPayScale {
  readonly role: string;
  readonly place: PayPlace;
  /** The role and the place: "Band 5, England". */
  readonly title: string;
  /** A year, for a post of `baseHours`. */
  readonly ratePence: Pence;
  /** Per hour, if the Rules print it. */
  readonly hourlyPence: Pence | null;
  readonly baseHours: BaseHours;
  /** The hours that the rate is for, and how it is pro-rated: a sentence. */
  readonly hoursInWords: string;
}

/** The rate of the national pay scale for the role and place of a job, or why there is none (SW 13.1, Tables 3 to 5). */
export function nationalPayScale(facts: PayScaleFacts): Outcome<NationalPayScale> {
  const scales = scalesOf(facts.occupationCode, facts.assignedOn);
  if (scales.status !== 'listed') return scales;
  const gate = bandGate(scales.entry, facts);
  if (gate.status !== 'open') return { ...gate, steps: [...scales.steps, ...gate.steps] };
  const post = postOf(scales, facts);
  const steps = [...scales.steps, ...gate.steps];
  if ('refusal' in post) return notApplicable(post.refusal, steps);
  const missing = [...post.missing, ...gate.missing];
  if (post.placed === undefined || missing.length > 0) return needsFacts(missing, steps);
  return rateOf(post.placed, steps);
}

type PostMatch =
  | { readonly placed: PlacedPost | undefined; readonly missing: readonly string[] }
  | { readonly refusal: string };

/** The post that the facts identify, the facts still needed to identify it, or that the scale has none. */
function postOf(scales: ListedScales, { payScaleRole, occupationCode, ...where }: PayScaleFacts): PostMatch {
  const posts = postsOf(scales);
  const ofRole = payScaleRole === undefined ? posts : posts.filter(({ post }) => post.role === payScaleRole);
  const [first] = ofRole;
  if (first === undefined)
    return { refusal: `The pay scale of ${occupationCode} has no role “${payScaleRole}”.` };
  const payPlace = wherePaid(posts, where);
  const questions = payScaleRole === undefined && hasChoice(posts) ? ['payScaleRole'] : [];
  if ('missing' in payPlace) return { placed: undefined, missing: [payPlace.missing, ...questions] };
  const placed = ofRole.find(({ place }) => place === payPlace.place);
  if (placed === undefined)
    return {
      refusal: `${first.post.title}: the pay scale has no rate for it in ${placeTitles[payPlace.place]}.`,
    };
  return { placed, missing: questions };
}

function rateOf({ place, post, scale }: PlacedPost, before: readonly Step[]): Outcome<NationalPayScale> {
  const { role, ratePence, baseHours, hourlyPence = null } = post;
  const title = place === 'united-kingdom' ? post.title : `${post.title}, ${placeTitles[place]}`;
  const hourly = hourlyPence === null ? [] : [figureStep('The same an hour', { pence: hourlyPence })];
  return {
    status: 'answered',
    role,
    place,
    title,
    ratePence,
    hourlyPence,
    baseHours,
    hoursInWords: hoursInWords(baseHours),
    steps: [
      ...before,
      lawStep(scale, { pence: ratePence }, `National pay scale: ${title}`),
      ...hourly,
      hoursStep(baseHours),
    ],
  };
}

/** Which hours a rate is for, and how it is pro-rated. */
function hoursInWords(hours: BaseHours): string {
  if (hours === 'full-time')
    return 'This rate is for a full-time post. Part-time pay is pro-rated using the pay scale’s own full-time hours.';
  if (hours === 'not-stated')
    return 'The Rules do not say how many weekly hours this rate is for. How it is pro-rated is to be confirmed on GOV.UK.';
  return `This rate is for ${hours} hours a week, and is pro-rated to the weekly hours of the job.`;
}

/** The hours of a rate as a line of the working. */
function hoursStep(hours: BaseHours): Step {
  const label = 'Weekly hours of this rate';
  if (hours === 'full-time') return figureStep(label, { text: 'full time of the pay scale' });
  if (hours === 'not-stated') return figureStep(label, { text: 'not stated in the Rules' });
  return figureStep(label, { count: hours, of: 'hours' });
}
