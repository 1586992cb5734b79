import type { JobForMe } from '@portway/contracts/candidate/jobs/jobs';
import { useEffect, useRef, useState } from 'react';
import type { FormState } from '../../../kit/forms/form-state.ts';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { refreshUnreadCounts } from '../../../kit/loading/unread-counts.ts';
import { forgetJobs } from '../jobs/load-jobs.ts';
import type { Draft } from './draft.ts';
import type { DraftAnswer } from './use-draft.ts';

export interface Applying {
  readonly apply: (sent: Draft) => void;
  readonly sending: boolean;
  readonly formState: FormState;
}

/**
 * Applies for a job: only once, however often the button is pressed, and also when the first response was
 * lost.
 */
export function useApplying({ card }: JobForMe, draft: DraftAnswer): Applying {
  const attempt = useRef<string>(undefined);
  const isUnderWay = useRef(false);
  const [isSettling, setIsSettling] = useState(false);
  const action = useAction(() => {
    draft.end();
    forgetJobs();
    void refreshUnreadCounts();
  });
  const { formState } = action;
  useEffect(() => {
    if (formState.status !== 'idle') isUnderWay.current = false;
  }, [formState]);
  const apply = async ({ text, resume }: Draft) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    attempt.current ??= crypto.randomUUID();
    setIsSettling(true);
    // A draft in flight would arrive after the application, and remain.
    await draft.sendNow();
    setIsSettling(false);
    action.send(actionForm('apply', { id: card.id, text, resume: resume ?? '', attempt: attempt.current }));
  };
  return {
    apply: (application) => void apply(application),
    sending: isSettling || action.sending,
    formState,
  };
}
