import { call } from '@portway/contracts/client';
import {
  type SponsorFacts,
  showSponsorFactsOperation,
} from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import { useEffect, useState } from 'react';
import { asMe, follow } from '../../kit/loading/signed-in.ts';
import { useMe } from '../../kit/loading/use-me.ts';
import { planQuery } from './load-plans.ts';
import { planAnswersOf } from './plan-answers-of.ts';

/** The page that plans a hire, with what the organisation says of itself already answered once that is read. */
export function usePlanPath(): string {
  const { organisation } = useMe();
  const id = organisation?.id;
  const [facts, setFacts] = useState<SponsorFacts>();
  useEffect(() => {
    if (id === undefined) return;
    call(showSponsorFactsOperation, undefined, { fetch: asMe(new Request(location.href)) })
      .then(setFacts)
      .catch((fault: unknown) => {
        // Without them the plan asks as it asks everybody.
        if (fault instanceof Response) follow(fault);
      });
  }, [id]);
  const answers = facts === undefined ? {} : planAnswersOf(facts);
  return Object.keys(answers).length === 0 ? '/plan-a-hire' : `/plan-a-hire${planQuery(answers)}`;
}
