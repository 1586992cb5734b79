import type { Nation } from '../eligible-role/index.ts';
import type { CalendarDate } from '../kernel/index.ts';
import { type PayPlace, placeTitles } from './pay-scale.ts';
import { type PayScaleRole, type PayScaleRoles, payScaleOf } from './pay-scale-of.ts';

/**
 * The bands, grades or roles of a code in a nation, in the order of the Rules; while the nation is not known all
 * of them, each once, with its nations where it is not in all. Empty for a code on no scale.
 */
export function payScaleRolesFor(
  code: string,
  assignedOn: CalendarDate,
  workNation?: Nation | undefined,
): readonly PayScaleRole[] {
  const scale = payScaleOf(code, assignedOn);
  if (scale.status !== 'answered') return [];
  const group = scale.rolesByPlace.find(({ places }) => places.some((place) => place === workNation));
  return group?.roles ?? everywhere(scale.rolesByPlace);
}

function everywhere(groups: readonly PayScaleRoles[]): PayScaleRole[] {
  const titles = new Map(groups.flatMap(({ roles }) => roles.map(({ id, title }) => [id, title])));
  return [...titles].map(([id, title]) => {
    const groupsWithRole = groups.filter(({ roles }) => roles.some((role) => role.id === id));
    const nations = groupsWithRole.flatMap(({ places }) =>
      places.filter(isNation).map((place) => placeTitles[place]),
    );
    return {
      id,
      title: groupsWithRole.length === groups.length ? title : `${title} (${nations.join(', ')})`,
    };
  });
}

const partsOfEngland: ReadonlySet<PayPlace> = new Set(['london-fringe', 'outer-london', 'inner-london']);

const isNation = (place: PayPlace) => !partsOfEngland.has(place);
