import type { Pence } from '@portway/rules/kernel';
import { type BaseHours, type PayPlace, placeTitles } from '@portway/rules/pay-scales';
import { inShortPounds } from '../../../../text/money.ts';
import { capitalised } from '../../../../text/values.ts';

/** A rate of a national pay scale: its role, its place, and the weekly hours it is for. */
export interface PlacedRate {
  readonly place: PayPlace;
  readonly role: string;
  readonly title: string;
  readonly ratePence: Pence;
  readonly baseHours: BaseHours;
}

/** Places with the same roles: one column a place, one row a role. */
export interface PayScaleTable {
  readonly places: readonly string[];
  readonly rows: readonly { readonly role: string; readonly rates: readonly string[] }[];
}

/** The rates as tables of role by place; places with other roles have a separate table. */
export function payScaleTables(rates: readonly PlacedRate[]): PayScaleTable[] {
  const columns = [...Map.groupBy(rates, ({ place }) => place).values()].map(columnOf);
  return [...Map.groupBy(columns, ({ key }) => key).values()].map((alike) => ({
    places: alike.map(({ place }) => place),
    rows: (alike[0]?.roles ?? []).map((role, row) => ({
      role,
      rates: alike.map(({ cells }) => cells[row] ?? ''),
    })),
  }));
}

/** One place. Its hours are a row if all its rates have the same; otherwise they are beside each rate. */
function columnOf(rates: readonly PlacedRate[]) {
  const hours = new Set(rates.map(({ baseHours }) => baseHours));
  const [shared] = hours.size === 1 ? hours : [];
  const roles = rates.map(({ title }) => title);
  const cells = rates.map(({ ratePence, baseHours }) => {
    const beside = typeof baseHours === 'number' ? `${baseHours} hours` : hoursInWords(baseHours);
    return shared === undefined ? `${inShortPounds(ratePence)} (${beside})` : inShortPounds(ratePence);
  });
  return {
    key: [shared === undefined, ...rates.map(({ role }) => role)].join(),
    place: capitalised(placeTitles[rates[0]?.place ?? 'united-kingdom']),
    roles: shared === undefined ? roles : ['Weekly hours', ...roles],
    cells: shared === undefined ? cells : [hoursInWords(shared), ...cells],
  };
}

function hoursInWords(hours: BaseHours): string {
  if (hours === 'not-stated') return 'hours not stated';
  return hours === 'full-time' ? 'full time' : `${hours}`;
}
