import type { Answered, CalendarDate, NoLaw, NotApplicable } from '../kernel/index.ts';
import { bandInWords, bandsWithoutRate } from './band-gate.ts';
import type { PayPlace, ScaleKind } from './pay-scale.ts';
import { hasChoice, type PlacedPost, postsOf, scalesOf } from './scales-of.ts';
import { placeQuestions, type Whereabouts } from './where-paid.ts';

/** A role or band to choose from. */
export interface PayScaleRole {
  readonly id: string;
  readonly title: string;
}

/** Places with the same roles, and the roles in the order of the Rules. */
export interface PayScaleRoles {
  readonly places: readonly PayPlace[];
  readonly roles: readonly PayScaleRole[];
}

/** Which national pay scale applies to a code, and which facts are needed to find the rate. */
export interface CodesPayScale {
  readonly kind: ScaleKind;
  /** The table that lists the code: 3a is for jobs at RQF 3 to 5. */
  readonly table: '3' | '3a';
  /** The facts to ask for; the London area of schools only in England. */
  readonly asks: readonly ('payScaleRole' | keyof Whereabouts)[];
  /** Including the bands that cannot be sponsored, so that a user in one learns so. */
  readonly rolesByPlace: readonly PayScaleRoles[];
}

/** The national pay scale of a code on the day of the certificate, with its roles; not applicable to other codes. */
export function payScaleOf(
  code: string,
  assignedOn: CalendarDate,
): Answered<CodesPayScale> | NotApplicable | NoLaw {
  const scales = scalesOf(code, assignedOn);
  if (scales.status !== 'listed') return scales;
  const { scale: kind, table } = scales.entry;
  const posts = postsOf(scales);
  const questions = placeQuestions(posts);
  return {
    status: 'answered',
    kind,
    table,
    asks: hasChoice(posts) ? [...questions, 'payScaleRole'] : questions,
    rolesByPlace: rolesByPlace(posts, kind === 'health-bands' ? unpaidBands(assignedOn) : []),
    steps: scales.steps,
  };
}

function rolesByPlace(posts: readonly PlacedPost[], first: readonly PayScaleRole[]): PayScaleRoles[] {
  const groups = new Map<string, PayScaleRoles>();
  for (const place of new Set(posts.map((each) => each.place))) {
    const postsThere = posts.filter((each) => each.place === place);
    const roles = [...first, ...postsThere.map(({ post }) => ({ id: post.role, title: post.title }))];
    const key = roles.map(({ id }) => id).join();
    groups.set(key, { places: [...(groups.get(key)?.places ?? []), place], roles });
  }
  return [...groups.values()];
}

function unpaidBands(assignedOn: CalendarDate): PayScaleRole[] {
  return bandsWithoutRate(assignedOn).map((band) => ({ id: band, title: bandInWords(band) }));
}
