import type { SponsorshipRejection } from '@portway/contracts/hiring/visa-facts/sponsorship-rejections';
import { dayInWords, withDaysInWords } from '../../text/days.ts';
import { onDay } from '../../text/moments.ts';
import './visa-facts.css';

/** A rejection because of sponsorship, with its rule and its review, as both sides read it. */
export function RejectionReason({ rejection }: { rejection: SponsorshipRejection }) {
  const { text, rule, judgedOn, by, at, review } = rejection;
  return (
    <dl className="facts-list">
      <div>
        <dt>Reason</dt>
        <dd>
          <p className="whitespace-pre-line">{text}</p>
          <span>
            {by}, on {onDay(at)}
          </span>
        </dd>
      </div>
      <div>
        <dt>The rule then</dt>
        <dd>
          {withDaysInWords(rule)} <span>On the rules of {dayInWords(judgedOn)}.</span>
        </dd>
      </div>
      {review !== null && (
        <div>
          <dt>Review</dt>
          <dd>
            <p className="whitespace-pre-line">{review.text}</p>
            <span>Asked for on {onDay(review.askedAt)}</span>
          </dd>
        </div>
      )}
      {review !== null && (
        <div>
          <dt>Answer</dt>
          <dd>
            {review.answer === null ? (
              'Not answered yet'
            ) : (
              <>
                <b>
                  {review.answer.outcome === 'stands'
                    ? 'The decision stands'
                    : 'The application is open again'}
                </b>
                <p className="whitespace-pre-line">{review.answer.text}</p>
                <span>
                  {review.answer.by}, on {onDay(review.answer.at)}
                </span>
              </>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
