import {
  type ReportingDeadline,
  type ReportingFacts,
  reportingDeadline,
} from '@portway/rules/reporting-deadline';
import type { RaiseRepository } from './raise.repository.ts';
import type { RecountRepository } from './recount.repository.ts';

interface Deps {
  readonly repository: RecountRepository;
  readonly raising: Pick<RaiseRepository, 'addStep'>;
  /** The facts that a rule was asked; null for those of another rule, which is looked at again by itself. */
  readonly readFacts: (asked: unknown) => ReportingFacts | null;
  /** Unset, by the bank holidays known today. */
  readonly count?: (facts: ReportingFacts) => ReportingDeadline;
}

const noId = '00000000-0000-0000-0000-000000000000';

/**
 * Counts open duties again, nightly: a bank holiday announced late moves their days. What was reported or closed stays
 * as it was counted. The step tells of it once: the next night finds the same days.
 */
export function recountingService({ repository, raising, readFacts, count = reportingDeadline }: Deps) {
  return {
    async recount(): Promise<number> {
      let moved = 0;
      for (let after: string | undefined = noId; after !== undefined; )
        after = await repository.within(async (on) => {
          const duties = await repository.openAfter(on, after ?? noId);
          for (const { id, organisation, asked, report_by: was, remind_by, deadline } of duties) {
            const facts = readFacts(asked);
            const counted = facts === null ? null : count(facts);
            if (counted === null || !('reportBy' in counted)) continue;
            const { reportBy, remindBy } = counted;
            if (reportBy === was && remindBy === remind_by) continue;
            await repository.move(on, id, {
              report_by: reportBy,
              remind_by: remindBy,
              deadline: { ...deadline, ...counted },
            });
            const words = `Counted again by the bank holidays known now: report by ${reportBy}, before that ${was}.`;
            await raising.addStep(on, { duty: id, organisation, step: 'recounted', words, by: null });
            moved++;
          }
          return duties.at(-1)?.id;
        });
      return moved;
    },
  };
}
