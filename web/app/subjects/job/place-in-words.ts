import type { JobCard } from '@portway/contracts/candidate/jobs/jobs';
import { nationWords } from '../../text/job/job-choices.ts';

export type Place = Pick<JobCard, 'place' | 'nation' | 'workplace'>;

/** The working arrangement, shown after the name of the place. */
const ways: Readonly<Record<JobCard['workplace'], string>> = {
  'on-site': 'on site',
  hybrid: 'hybrid',
  'occasional-office-visits': 'remote with office visits',
  'fully-remote': 'remote',
};

/** `London, hybrid`, `Remote in Scotland`, `Remote in the UK`: the place of work in a few words. */
export function placeInWords({ place, nation, workplace }: Place): string {
  const where = place ?? (nation === null ? null : nationWords[nation]);
  if (workplace === 'fully-remote' && place === null) return `Remote in ${where ?? 'the UK'}`;
  return `${where ?? 'The UK'}, ${ways[workplace]}`;
}
