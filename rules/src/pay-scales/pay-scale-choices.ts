import type { Nation } from '../eligible-role/index.ts';
import type { CalendarDate } from '../kernel/index.ts';
import { type PayPlace, placeTitles } from './pay-scale.ts';
import { type PayScaleRoles, payScaleOf } from './pay-scale-of.ts';
import type { LondonArea, Whereabouts } from './where-paid.ts';

/** One value that a fact may have, and in which places, where not in all of them. */
export interface FactValue {
  readonly value: string;
  readonly title: string;
  readonly places?: readonly string[];
}

/** A fact that decides a rate on a national pay scale, with every value that it may have. */
export interface FactChoices {
  readonly fact: 'payScaleRole' | keyof Whereabouts;
  readonly values: readonly FactValue[];
}

const nations: readonly Nation[] = ['england', 'scotland', 'wales', 'northern-ireland'];

const areas: readonly (FactValue & { readonly value: LondonArea; readonly place: PayPlace })[] = [
  { value: 'none', title: 'Outside London', place: 'england' },
  { value: 'fringe', title: placeTitles['london-fringe'], place: 'london-fringe' },
  { value: 'outer', title: placeTitles['outer-london'], place: 'outer-london' },
  { value: 'inner', title: placeTitles['inner-london'], place: 'inner-london' },
];

/**
 * The facts that the pay scale of a code asks for on the day of the certificate, with their values: the roles of the
 * job's nation, or those of all nations until it is known. Empty for a code on no pay scale.
 */
export function payScaleChoices(
  occupationCode: string,
  { assignedOn, workNation }: { readonly assignedOn: CalendarDate; readonly workNation?: Nation | undefined },
): readonly FactChoices[] {
  const scale = payScaleOf(occupationCode, assignedOn);
  if (scale.status !== 'answered') return [];
  return scale.asks.map((fact) => ({ fact, values: valuesOf(fact, scale.rolesByPlace, workNation) }));
}

function valuesOf(
  fact: FactChoices['fact'],
  groups: readonly PayScaleRoles[],
  workNation: Nation | undefined,
): readonly FactValue[] {
  const places = groups.flatMap((group) => group.places);
  if (fact === 'workNation')
    return nations
      .filter((nation) => places.includes(nation))
      .map((nation) => ({ value: nation, title: placeTitles[nation] }));
  if (fact === 'londonArea')
    return areas.filter(({ place }) => places.includes(place)).map(({ value, title }) => ({ value, title }));
  const ofTheNation = groups.filter((group) => group.places.some((place) => place === workNation));
  return rolesOf(ofTheNation.length > 0 ? ofTheNation : groups);
}

/** Each role once, in the order of the Rules; one that only some places have names them. */
function rolesOf(groups: readonly PayScaleRoles[]): readonly FactValue[] {
  const titles = new Map(groups.flatMap(({ roles }) => roles.map(({ id, title }) => [id, title])));
  return [...titles].map(([value, title]) => {
    const groupsWithRole = groups.filter(({ roles }) => roles.some(({ id }) => id === value));
    if (groupsWithRole.length === groups.length) return { value, title };
    return {
      value,
      title,
      places: groupsWithRole.flatMap(({ places }) => places.map((place) => placeTitles[place])),
    };
  });
}
