import type { PlanFigures } from './plan-figures.ts';

/** A plan's three figures, under the names they have everywhere. */
export function FigureList({ figures: { salary, employer, worker } }: { figures: PlanFigures }) {
  return (
    <dl>
      <dt>Salary, at least</dt>
      <dd>{salary}</dd>
      <dt>Sponsoring costs you</dt>
      <dd>{employer}</dd>
      <dt>The worker pays</dt>
      <dd>{worker}</dd>
    </dl>
  );
}
