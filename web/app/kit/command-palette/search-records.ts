import type { FoundRecord } from '@portway/contracts/account/record-search/record-search';
import { call } from '@portway/contracts/client';
import { BriefcaseBusiness, HardHat, Send, UserRound } from 'lucide-react';
import { asMeQuietly } from '../loading/signed-in.ts';
import type { QuickEntry } from './quick-entry.ts';

const looks = {
  worker: { Icon: HardHat, noun: 'Worker' },
  applicant: { Icon: UserRound, noun: 'Applicant' },
  job: { Icon: BriefcaseBusiness, noun: 'Job' },
  application: { Icon: Send, noun: 'Applied' },
} as const;

/** Workers, applicants, jobs and applications that the user may see, by a part of the name. */
export async function searchRecords(text: string, signal: AbortSignal): Promise<QuickEntry[]> {
  const { findRecordsOperation } = await import('@portway/contracts/account/record-search/record-search');
  const { records } = await call(
    findRecordsOperation,
    { text: text.slice(0, 100) },
    { fetch: asMeQuietly, signal },
  );
  return records.map((one) => {
    const to = pathTo(one);
    const { Icon, noun } = looks[one.kind];
    const note = one.about === null ? noun : `${noun} · ${one.about}`;
    return { id: to, group: 'People and jobs', label: one.name, note, Icon, goal: { to } };
  });
}

function pathTo({ kind, id, job }: FoundRecord): string {
  switch (kind) {
    case 'worker':
      return `/dashboard/sponsor/workers/${id}`;
    case 'applicant':
      return job === null
        ? `/dashboard/hiring/applications/${id}/offer`
        : `/dashboard/hiring/board?job=${job}&applicant=${id}`;
    case 'job':
      return `/dashboard/hiring/jobs/${id}`;
    case 'application':
      return `/dashboard/applied?application=${id}`;
  }
}
