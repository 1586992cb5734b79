import { submit } from '@portway/contracts/client';
import {
  checkJobDraftOperation,
  type JobDraftCheck,
} from '@portway/contracts/hiring/employer-jobs/job-draft-check';
import { useEffect, useState } from 'react';
import { asMe, follow } from '../../../kit/loading/signed-in.ts';

type Codes = JobDraftCheck['codes'];

/** Milliseconds of rest before the words are looked up. */
const rest = 500;

/** The occupation codes that fit these words: the last answer stays while the next one is awaited. */
export function useCodeCandidates(words: string): Codes | 'asking' | 'unreachable' {
  const [codes, setCodes] = useState<Codes | 'asking' | 'unreachable'>('asking');
  const title = words.trim();
  useEffect(() => {
    if (title === '') return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const ask = asMe(new Request(location.href));
      const me = { fetch: (request: Request) => ask(new Request(request, { signal: controller.signal })) };
      submit(checkJobDraftOperation, { title }, me)
        .then((check) => setCodes(check.codes))
        .catch((fault: unknown) => {
          if (controller.signal.aborted) return;
          if (fault instanceof Response) follow(fault);
          else setCodes('unreachable');
        });
    }, rest);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [title]);
  return title === '' ? none : codes;
}

const none: Codes = { candidates: [], isWide: false };
