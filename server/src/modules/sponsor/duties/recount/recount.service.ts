import {
  type ReportingDeadline,
  type ReportingFacts,
  reportingDeadline,
} from '@portway/rules/reporting-deadline';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { dayInLondon } from '../../../../platform/time/local-time.ts';
import type { Notifications } from '../../../account/notifications/notifications.service.ts';
import type { RaiseRepository } from '../raise.repository.ts';
import type { RecountRepository } from './recount.repository.ts';

type On = RequestContext['transaction'];

interface Deps {
  readonly repository: RecountRepository;
  readonly raising: Pick<RaiseRepository, 'addStep'>;
  readonly notify: Notifications['notify'];
  /** The facts that a rule was asked; null for those of another rule, which is looked at again by itself. */
  readonly readFacts: (json: unknown) => ReportingFacts | null;
  /** Unset, by the bank holidays known today. */
  readonly count?: (facts: ReportingFacts) => ReportingDeadline;
}

const noId = '00000000-0000-0000-0000-000000000000';

interface Moved {
  readonly id: string;
  readonly was: string;
  readonly is: string;
}

/**
 * Counts open duties again, nightly: a bank holiday announced late moves their days. What was reported or closed stays
 * as it was counted. Those who hold a duty are told of it once: the next night finds the same days.
 */
export function recountingService(deps: Deps) {
  const { repository, raising, readFacts, notify, count = reportingDeadline } = deps;

  async function recountOf(on: On, organisation: string): Promise<Moved[]> {
    const movedDuties: Moved[] = [];
    for (const { id, asked, report_by: was, remind_by, deadline } of await repository.open(
      on,
      organisation,
    )) {
      const facts = readFacts(asked);
      const reporting = facts === null ? null : count(facts);
      if (was === null || reporting === null || !('reportBy' in reporting)) continue;
      const { reportBy, remindBy } = reporting;
      if (reportBy === was && remindBy === remind_by) continue;
      const recounted = { report_by: reportBy, remind_by: remindBy, deadline: { ...deadline, ...reporting } };
      await repository.move(on, id, recounted);
      const words = `Counted again by the bank holidays known now: report by ${reportBy}, before that ${was}.`;
      await raising.addStep(on, { duty: id, organisation, step: 'recounted', words, by: null });
      movedDuties.push({ id, was, is: reportBy });
    }
    return movedDuties;
  }

  async function tell(on: On, organisation: string, movedDuties: readonly Moved[]): Promise<void> {
    if (movedDuties.length === 0) return;
    const byHolder = Map.groupBy(
      await repository.holders(
        on,
        movedDuties.map(({ id }) => id),
      ),
      ({ account }) => account,
    );
    const notices = [...byHolder].map(([account, theirs]) => {
      const [first] = movedDuties.filter(({ id }) => id === theirs[0]?.duty);
      const isOne = theirs.length === 1 && first !== undefined;
      const words = { count: `${theirs.length}`, ...(isOne && { duty: first.id, text: inWords(first) }) };
      return { account, organisation, kind: 'sponsor-days-moved' as const, about: {}, words };
    });
    await notify(on, notices);
  }

  return {
    async recount(): Promise<number> {
      let count = 0;
      for (let after = noId; ; ) {
        const page = await repository.organisationsAfter(after);
        for (const organisation of page)
          count += await repository.within(async (on) => {
            const movedDuties = await recountOf(on, organisation);
            await tell(on, organisation, movedDuties);
            return movedDuties.length;
          });
        const last = page.at(-1);
        if (last === undefined) return count;
        after = last;
      }
    },
  };
}

const inWords = ({ was, is }: Moved) =>
  `Counted again by the bank holidays known now: report by ${dayInLondon(Date.parse(is))}, before that ${dayInLondon(Date.parse(was))}`;
