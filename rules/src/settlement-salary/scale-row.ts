import { mayStayMediumSkilled } from '../eligible-role/index.ts';
import { type Answered, inPounds, type NotApplicable } from '../kernel/index.ts';
import { payFigure } from '../minimum-salary/index.ts';
import { type NationalPayScale, nationalPayScale } from '../pay-scales/index.ts';
import type { SettlementFacts } from './settlement-facts.ts';
import { figureOf, payScaleRow, type RowFigures, type SettlementRow } from './settlement-row.ts';

/** Row D of a job on a national pay scale, by its band or role and place, or why there is no such job. */
export type ScaleRow =
  | {
      readonly status: 'read';
      readonly row: SettlementRow;
      readonly scale: Answered<NationalPayScale> | undefined;
      /** Facts that would give a figure. */
      readonly missing: readonly string[];
    }
  | NotApplicable;

/** Row D (SW 24.3): the general salary, and the rate of the band or role in Tables 3 to 5. */
export function scaleRow(facts: SettlementFacts, name: string, figures: RowFigures): ScaleRow {
  const { appliedOn, shareOfFullTime } = facts;
  const ofRoute = { ...facts, assignedOn: appliedOn, visaType: 'skilled', inUk: true } as const;
  const scale = nationalPayScale({ ...ofRoute, mayStayMediumSkilled: mayStayMediumSkilled(ofRoute) });
  const open = payScaleRow(name, figures);
  if (scale.status === 'not-applicable') return scale;
  if (scale.status !== 'answered') {
    const missing = scale.status === 'needs-facts' ? scale.missing.map(routeNamed) : [];
    return { status: 'read', row: open, scale: undefined, missing };
  }
  const base = baseOf(scale, shareOfFullTime);
  if (base === undefined) {
    const reason = `${scale.title}: ${inPounds(scale.ratePence)} for a full-time post. The answers do not say what percentage of full time the job is.`;
    return { status: 'read', row: { ...open, reason }, scale, missing: ['shareOfFullTime'] };
  }
  const figure = payFigure(figures.thresholds.D.value, scale.ratePence, { ...figures.hours, base });
  const row = {
    ...open,
    ...figureOf(figure),
    reason: `The national pay scale decides: ${scale.title}.`,
    publishedRatePence: scale.ratePence,
    payScale: scale.title,
  };
  return { status: 'read', row, scale, missing: [] };
}

/** Whether a worker may stay in a lower band depends on when they entered the route. */
const routeNamed = (fact: string) => (fact === 'mayStayMediumSkilled' ? 'inRouteSince' : fact);

function baseOf({ baseHours }: NationalPayScale, share: number | undefined) {
  if (typeof baseHours === 'number') return baseHours * 100;
  return share === undefined ? undefined : { percentOfFullTime: share };
}
