import { salaryList } from '../occupations/index.ts';
import { type Conclusion, type Happened, notReported, raises } from './conclusion.ts';

/** Whether a job is one that the Immigration Salary List names. */
export type Listed = 'yes' | 'no' | 'unknown';

export interface RoleChangeFacts extends Happened {
  readonly certificateCode: string;
  readonly newCode: string;
  /** A new title, new core duties or a promotion; not a small everyday change of tasks. */
  readonly titleOrDutiesChanged: boolean;
  /** The next role of a graduate training programme for which the worker is sponsored. */
  readonly inTrainingProgramme?: boolean | undefined;
  /** Whether the certificate's job is on the Immigration Salary List; left out where it cannot be. */
  readonly wasListed?: Listed | undefined;
  readonly isListed?: Listed | undefined;
}

const keep = ['The job description before and after'];

/**
 * Another occupation code needs a new certificate first, except within a graduate training programme, and so does
 * leaving a job of the Immigration Salary List; a new title or core duties in the same code are reported.
 */
export function roleChange(facts: RoleChangeFacts): Conclusion {
  const { nation, happenedOn, certificateCode, newCode, titleOrDutiesChanged } = facts;
  const isOtherCode = newCode !== certificateCode;
  if (isOtherCode && !facts.inTrainingProgramme)
    return raises(
      { event: 'worker-role-changed-new-code', nation, happenedOn },
      {
        because: `The job moves from ${certificateCode} to ${newCode}. The worker needs a new certificate and a successful application before the new job begins.`,
      },
    );
  if (!isOtherCode && !titleOrDutiesChanged && !facts.inTrainingProgramme)
    return notReported({ because: 'tasks change a little from day to day in any job.' });
  if (facts.wasListed === 'yes' && facts.isListed === 'no') return leavesList(facts);
  const doubt = listDoubt(facts);
  if (facts.inTrainingProgramme)
    return raises(
      { event: 'worker-role-changed-in-programme', nation, happenedOn },
      {
        because: `The next role of a graduate training programme needs no new application${isOtherCode ? `, also from ${certificateCode} to ${newCode}` : ''}. It is reported, and the pay has to meet the option for the new role.${doubt}`,
        keep: [...keep, 'The plan of the training programme'],
      },
    );
  return {
    ...raises(
      { event: 'worker-role-changed-same-code', nation, happenedOn },
      {
        because: `Title or core duties change within the same occupation code. Check the pay against its option too.${doubt}`,
        keep,
      },
    ),
    ...(doubt !== '' && { asks: 'salary-list' as const }),
  };
}

function leavesList({ nation, happenedOn }: RoleChangeFacts): Conclusion {
  return raises(
    { event: 'worker-role-off-salary-list', nation, happenedOn },
    {
      because:
        'The certificate’s job is on the Immigration Salary List, and the new one is not. The worker needs a new certificate and a successful application before the new job begins, though the occupation code stays. That the list itself changes while the job stays is no change of job.',
      keep,
    },
  );
}

/** What is said beside the report while the answers about the list leave it open. */
function listDoubt({ wasListed = 'no', isListed = 'yes' }: RoleChangeFacts): string {
  if (wasListed === 'no' || isListed === 'yes') return '';
  return ' If the certificate’s job is on the Immigration Salary List and the new one is not, a new certificate and a successful application come first: answer whether they are.';
}

/** Whether a job can be one that the Immigration Salary List names: options D and I are of such jobs alone. */
export const mayBeListed = ({
  occupationCode,
  salaryOption,
}: {
  readonly occupationCode: string | null;
  readonly salaryOption: string | null;
}): boolean =>
  salaryOption === 'D' || salaryOption === 'I' || (occupationCode !== null && salaryList.has(occupationCode));
