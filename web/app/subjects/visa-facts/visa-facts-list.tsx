import type { VisaFacts } from '@portway/contracts/hiring/visa-facts/visa-facts';
import { dayInWords } from '../../text/days.ts';
import { inShortPounds } from '../../text/money.ts';
import './visa-facts.css';

/** What is shared about sponsorship, in the words in which both sides see it. */
export function VisaFactsList({ facts }: { facts: VisaFacts }) {
  return (
    <dl className="facts-list">
      {linesOf(facts).map(({ label, figure, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{figure}</b>
            {note !== undefined && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Line {
  readonly label: string;
  readonly figure: string;
  readonly note?: string;
}

function linesOf(facts: VisaFacts): Line[] {
  const { needsSponsorship, possibleFrom, minPence, lowerMayApply, cost } = facts;
  if (!needsSponsorship) return [{ label: 'Needs sponsorship', figure: 'No' }];
  return [
    { label: 'Needs sponsorship', figure: 'Yes' },
    possibleFrom === null
      ? { label: 'Possible from', figure: 'Not known yet' }
      : {
          label: 'Possible from',
          figure: `About ${dayInWords(possibleFrom)}`,
          note: 'At the usual times, if the employer holds a licence.',
        },
    {
      label: 'Salary, at least',
      figure: minPence === null ? 'Not known yet' : `${inShortPounds(minPence)} a year`,
      note: lowerMayApply
        ? 'A lower figure may apply, to be confirmed after an offer.'
        : 'For this job and its hours, without any discount.',
    },
    ...(cost === null
      ? []
      : [
          {
            label: 'Sponsoring costs the employer',
            figure: `${inShortPounds(cost.largePence)}, or ${inShortPounds(cost.smallPence)} if small or charitable`,
            note: 'For a certificate of three years. Some hires cost less, to be confirmed after an offer.',
          },
        ]),
  ];
}
