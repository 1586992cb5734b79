import type { Interview } from '@portway/contracts/hiring/employer-applications/applicant-row';
import { interviewWhen } from '../../../text/job/interview-words.ts';
import './interview-facts.css';

/** When and where somebody is interviewed: the same for both sides. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { minutes, place, words, cancelled } = interview;
  const { interviewTime, ownTime } = interviewWhen(interview);
  return (
    <div className="interview-facts" data-cancelled={cancelled || undefined}>
      <p className="font-semibold">{cancelled ? 'Interview cancelled' : 'Interview'}</p>
      <p>
        {interviewTime}
        {ownTime !== undefined && <span className="text-ink-2">, {ownTime} where you are</span>}
      </p>
      {!cancelled && (
        <>
          <p>{minutes} minutes</p>
          <p className="wrap-anywhere">
            {isLink(place) ? (
              <a href={place} rel="noreferrer nofollow" className="underline underline-offset-4">
                {place}
              </a>
            ) : (
              place
            )}
          </p>
          {words !== '' && <p className="as-sent mt-2">{words}</p>}
        </>
      )}
    </div>
  );
}

/** Only a web address over TLS is made a link. */
function isLink(place: string): boolean {
  return /^https:\/\/\S+$/i.test(place);
}
