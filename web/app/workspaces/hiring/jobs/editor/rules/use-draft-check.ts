import { submit } from '@portway/contracts/client';
import {
  checkJobDraftOperation,
  type JobDraftCheck,
} from '@portway/contracts/hiring/employer-jobs/job-draft-check';
import {
  checkJobWordingOperation,
  type WordingMarkOfJob,
} from '@portway/contracts/hiring/employer-jobs/job-wording';
import { useEffect, useRef, useState } from 'react';
import type { AsMe } from '../../../../../kit/forms/read-action.ts';
import { asMe, follow } from '../../../../../kit/loading/signed-in.ts';
import { type JobValues, occupationCode } from '../job-autosave.ts';

/** How long to sponsor somebody: the cost depends on it. */
export interface CostChoice {
  readonly years: number;
}

export interface Checked {
  readonly check: JobDraftCheck;
  readonly marks: readonly WordingMarkOfJob[];
}

export interface DraftCheck {
  /** The last answer: it stays while the next one is awaited. */
  readonly checked: Checked | undefined;
  readonly isBehind: boolean;
  readonly isUnreachable: boolean;
}

interface CheckInput extends CostChoice {
  readonly values: JobValues;
  readonly requires: readonly string[];
  /** How often the organisation's own answers were changed here: the costs are then asked for again. */
  readonly sponsorChanges: number;
  /** Whether the user writes the job: who only looks gets no hints on its words. */
  readonly writes: boolean;
}

/** Milliseconds of rest before what was typed is checked. */
const rest = 800;

/** Checks the job as it is typed, once typing rests. */
export function useDraftCheck(input: CheckInput): DraftCheck {
  const key = JSON.stringify(input);
  const [state, setState] = useState<{ key: string; checked: Checked | undefined; failed: boolean }>();
  const hasAnswered = useRef(false);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        const me = {
          fetch: (request: Request) =>
            asMe(new Request(location.href))(new Request(request, { signal: controller.signal })),
        };
        check(checkInputIn(key), me)
          .then((result) => {
            hasAnswered.current = true;
            setState({ key, checked: result, failed: false });
          })
          .catch((fault: unknown) => {
            if (controller.signal.aborted) return;
            if (fault instanceof Response) follow(fault);
            else setState((previous) => ({ key, checked: previous?.checked, failed: true }));
          });
      },
      hasAnswered.current ? rest : 0,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key]);
  return {
    checked: state?.checked,
    isBehind: state?.key !== key,
    isUnreachable: state?.failed === true,
  };
}

/** Compared as text: the same answers are not asked about again. */
const checkInputIn = (key: string): CheckInput => JSON.parse(key);

const texts = ['title', 'summary', 'about', 'responsibilities', 'qualifications'] as const;

async function check({ values, years, requires, writes }: CheckInput, me: AsMe): Promise<Checked> {
  const draft = fitting({ ...values, years });
  const checkedJob = await submit(checkJobDraftOperation, draft, me);
  if (!writes) return { check: checkedJob, marks: [] };
  const isOpen =
    checkedJob.post !== null && ['anyone', 'phd', 'new-entrants'].includes(checkedJob.post.status);
  const draftTexts = Object.fromEntries(
    texts.flatMap((field) => (field in draft ? [[field, draft[field]]] : [])),
  );
  const { marks } = await submit(
    checkJobWordingOperation,
    { texts: draftTexts, sponsorable: isOpen && values.sponsorship !== 'no', requires },
    me,
  );
  return { check: checkedJob, marks };
}

/** Half-typed answers are left out until they can be read. */
function fitting(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> = {
    ...checkJobDraftOperation.request.shape,
    occupationCode,
  };
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== null && shape[name]?.safeParse(value).success === true,
    ),
  );
}
