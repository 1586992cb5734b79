import type { RateQuestions } from '@portway/contracts/candidate/jobs/rate-fields';
import { submit } from '@portway/contracts/client';
import { checkJobDraftOperation } from '@portway/contracts/hiring/employer-jobs/job-draft-check';
import { useEffect, useState } from 'react';
import { asMe, follow } from '../../../kit/loading/signed-in.ts';

/** What decides which questions there are: as they are typed, empty for no answer. */
export interface RateFacts {
  readonly occupationCode: string;
  readonly nation: string;
  readonly payScaleRole: string;
  readonly londonArea: string;
}

/** What to ask of a job of this code; undefined for none, and while it is looked up. */
export function useRateQuestions(rateFacts: RateFacts): RateQuestions | undefined {
  const [questions, setQuestions] = useState<RateQuestions>();
  const key = JSON.stringify(Object.entries(rateFacts).filter(([, answer]) => answer !== ''));
  const isCode = /^\d{4}$/.test(rateFacts.occupationCode);
  useEffect(() => {
    if (!isCode) return;
    const controller = new AbortController();
    const ask = asMe(new Request(location.href));
    const me = { fetch: (request: Request) => ask(new Request(request, { signal: controller.signal })) };
    submit(checkJobDraftOperation, Object.fromEntries(JSON.parse(key)), me)
      .then((check) => setQuestions(check.rateQuestions))
      .catch((fault: unknown) => {
        if (controller.signal.aborted) return;
        if (fault instanceof Response) follow(fault);
        else setQuestions(undefined);
      });
    return () => controller.abort();
  }, [key, isCode]);
  return isCode ? questions : undefined;
}
