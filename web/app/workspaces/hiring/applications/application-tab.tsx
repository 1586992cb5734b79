import { CandidateCard } from '../../../subjects/candidate-card/candidate-card.tsx';
import { onDay } from '../../../text/moments.ts';
import { nextStepWords } from '../../../text/next-step-words.ts';
import type { TabProps } from './applicant-panel.tsx';
import { ApplicantTags } from './applicant-tags.tsx';
import { Interview } from './interview-form.tsx';

/** What the candidate wrote, and their card as recruiters may see it. */
export function ApplicationTab({ applicant, canHire }: TabProps) {
  const { text, card, appliedAt, job, nextStep } = applicant;
  return (
    <>
      <p className="text-15">
        Applied on {onDay(appliedAt)}
        {job !== null && <> for {job.title}</>}
        {nextStep !== null && (
          <>
            <br />
            {nextStepWords(nextStep)}
          </>
        )}
      </p>
      <Interview applicant={applicant} canHire={canHire} />
      <ApplicantTags applicant={applicant} canHire={canHire} />
      {text !== null && (
        <section>
          <h3 className="text-16 font-semibold">What they wrote</h3>
          <p className="as-sent mt-1">{text === '' ? 'They wrote nothing.' : text}</p>
        </section>
      )}
      {card !== null && <CandidateCard card={card} />}
    </>
  );
}
