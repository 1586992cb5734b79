import type { Application } from '@portway/contracts/candidate/applications/applications';
import { useEffect, useState } from 'react';
import { applicationStateWords } from '../../../text/job/job-choices.ts';

type StatusRow = Pick<Application, 'id' | 'position' | 'company' | 'status'>;

/** The announcement of applications whose status changed; nothing about those new to the list. */
export function changeAnnouncements(before: readonly StatusRow[], now: readonly StatusRow[]): string {
  const stood = new Map(before.map(({ id, status }) => [id, status]));
  return now
    .filter(({ id, status }) => stood.has(id) && stood.get(id) !== status)
    .map(({ position, company, status }) => `${position}, ${company}: now ${applicationStateWords[status]}.`)
    .join(' ');
}

/** The last change that arrived while this was shown. */
export function useChangeAnnouncements(now: readonly StatusRow[]): string {
  const [{ seen, said }, setSeen] = useState({ seen: now, said: '' });
  useEffect(() => {
    setSeen(({ seen: before, said: last }) => ({
      seen: now,
      said: changeAnnouncements(before, now) || last,
    }));
  }, [now]);
  return seen === now ? said : '';
}
