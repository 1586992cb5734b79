import type { SponsorDuty } from '@portway/contracts/sponsor/duties/duties';
import { withDaysInWords } from '../../../text/days.ts';
import { onDay } from '../../../text/moments.ts';
import { stepWords } from './duty-words.ts';

/** Each step with who took it and when; what was recorded stays, corrections too. */
export function DutySteps({ duty: { steps, state, secondCheck, does } }: { duty: SponsorDuty }) {
  const toCome = next(state, does === 'report' && secondCheck);
  return (
    <ol className="duty-steps" aria-label="Steps of this duty">
      {steps.map(({ step, words, by, at }) => (
        <li key={`${step} ${at}`} data-done>
          <strong>{stepWords(step)}</strong>
          <p className="text-14 text-ink-2">
            {by}, {onDay(at)}
          </p>
          {words !== null && step !== 'raised' && (
            <p className="text-14 wrap-anywhere">{withDaysInWords(words)}</p>
          )}
        </li>
      ))}
      {toCome.map((step) => (
        <li key={step} className="text-ink-2">
          {stepWords(step)}
          <span className="sr-only">, to come</span>
        </li>
      ))}
    </ol>
  );
}

function next(state: SponsorDuty['state'], isChecked: boolean): string[] {
  const all = ['prepared', ...(isChecked ? ['checked'] : []), 'reported', 'closed'];
  switch (state) {
    case 'to-do':
      return all;
    case 'prepared':
      return all.slice(1);
    case 'checked':
      return ['reported', 'closed'];
    case 'reported':
    case 'not-reported':
      return ['closed'];
    default:
      return [];
  }
}
