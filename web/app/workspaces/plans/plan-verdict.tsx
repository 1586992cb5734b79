import type { PlanSummary } from '@portway/contracts/law/plans/plan-summary';
import { Ban, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Tag } from '../../ui/tag.tsx';

type Answered = Extract<PlanSummary, { status: 'answered' }>;

const looks: Record<Answered['verdict']['look'], { Icon: LucideIcon; ground: 'mint' | 'sand' | 'rose' }> = {
  clear: { Icon: CircleCheck, ground: 'mint' },
  open: { Icon: TriangleAlert, ground: 'sand' },
  barrier: { Icon: Ban, ground: 'rose' },
};

/** The verdict of a plan with its figures, by today's rules; the reason where there are no figures. */
export function PlanVerdict({ summary }: { summary: PlanSummary | undefined }) {
  if (summary === undefined)
    return (
      <p className="text-15 text-ink-2">We could not work this plan out just now. Open it to try again.</p>
    );
  if (summary.status === 'unanswered')
    return (
      <p className="text-15 text-ink-2">
        The form has a new question. Open the plan to answer it. {summary.missing.join(' ')}
      </p>
    );
  const { look, title, reason } = summary.verdict;
  const { Icon, ground } = looks[look];
  return (
    <>
      <p>
        <Tag look={ground}>
          <Icon size={16} aria-hidden />
          {title}
        </Tag>
      </p>
      {summary.figures.length === 0 ? (
        <p className="max-w-measure text-15 text-ink-2">{reason}</p>
      ) : (
        <dl className="plan-figures">
          {summary.figures.map(({ label, figure }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
