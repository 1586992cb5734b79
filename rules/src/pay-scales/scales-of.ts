import {
  type CalendarDate,
  type InForce,
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Parameter,
  type Step,
} from '../kernel/index.ts';
import { type ListedCode, payScaleCodes } from './parameters.ts';
import type { PayPlace, PayPost, PayScale, ScaleKind } from './pay-scale.ts';
import { healthBands } from './professions/band-parameters.ts';
import { dentists } from './professions/dentist-parameters.ts';
import { doctors } from './professions/doctor-parameters.ts';
import {
  educationalPsychologists,
  furtherEducation,
  higherLevelTeachingAssistants,
  teachingAssistants,
} from './professions/education-parameters.ts';
import { teachers } from './professions/teacher-parameters.ts';

/** A listed code with the scales that apply to it, in force on the day. */
export interface ListedScales {
  readonly status: 'listed';
  readonly entry: ListedCode;
  readonly scales: readonly InForce<PayScale>[];
  readonly steps: readonly Step[];
}

const shared: Readonly<Record<ScaleKind, readonly Parameter<PayScale>[]>> = {
  'health-bands': [healthBands],
  teachers: [teachers],
  'own-figures': [],
};

/** Figures in the code's own row: all that it has, or in addition to the bands. */
const ownScales = new Map([
  ['2211', doctors],
  ['2212', doctors],
  ['2226', educationalPsychologists],
  ['2253', dentists],
  ['2312', furtherEducation],
  ['3231', higherLevelTeachingAssistants],
  ['6112', teachingAssistants],
  ['6113', teachingAssistants],
]);

/** The pay scales of a code on the day of the certificate. */
export function scalesOf(code: string, assignedOn: CalendarDate): ListedScales | NotApplicable | NoLaw {
  const codes = lawOn(payScaleCodes, assignedOn);
  if (codes.status === 'no-law') return codes;
  const entry = codes.value.find((each) => each.code === code);
  if (!entry)
    return notApplicable(`${code} is not on a national pay scale.`, [
      lawStep(codes, { text: `${code} is not in it` }),
    ]);
  const figures = ownScales.get(code);
  const scales: InForce<PayScale>[] = [];
  for (const each of [...shared[entry.scale], ...(figures ? [figures] : [])]) {
    const scale = lawOn(each, assignedOn);
    if (scale.status === 'no-law') return scale;
    scales.push(scale);
  }
  const steps = [lawStep(codes, { text: `${code}: Table ${entry.table}` })];
  return { status: 'listed', entry, scales, steps };
}

/** A post of a scale, its place and the law that was read. */
export interface PlacedPost {
  readonly place: PayPlace;
  readonly post: PayPost;
  readonly scale: InForce<PayScale>;
}

const places = [
  'england',
  'london-fringe',
  'outer-london',
  'inner-london',
  'scotland',
  'wales',
  'northern-ireland',
  'united-kingdom',
] as const satisfies readonly PayPlace[];

/** Every post of the scales, place by place in the order of the Rules. */
export function postsOf({ scales }: ListedScales): PlacedPost[] {
  return places.flatMap((place) =>
    scales.flatMap((scale) => (scale.value[place] ?? []).map((post) => ({ place, post, scale }))),
  );
}

/** Whether there is more than one role to choose from. */
export function hasChoice(posts: readonly PlacedPost[]): boolean {
  return new Set(posts.map(({ post }) => post.role)).size > 1;
}
