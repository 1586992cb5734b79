import type { WorkerPapers } from '@portway/contracts/hiring/offers/offers';
import { useState } from 'react';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { ratesLastChecked } from '../../../text/law-day.ts';
import { lastChecked } from '../../../text/outcome.ts';
import { workingSteps } from '../../../text/working-steps.ts';
import { AwayLink } from '../../../ui/framed.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Working } from '../../../ui/working.tsx';
import { type CountryAnswers, otherCountry, paperStatus, paperTitle, priceWords } from './paper-words.ts';

const questions = [
  {
    by: 'lived-in',
    label: 'Where have you lived for six months or more, to any day of the last six months?',
    other: 'A country that is not in this list',
  },
  { by: 'nationality', label: 'Which passport do you hold?', other: 'Of a country that is not in this list' },
] as const;

/** What the worker gets together for the visa. The countries are chosen here and stay on this page. */
export function OwnPapers({ workerPapers }: { workerPapers: WorkerPapers }) {
  const { papers, applyOn, steps, judgedOn } = workerPapers;
  const [answers, setAnswers] = useState<CountryAnswers>({ 'lived-in': '', nationality: '' });
  const countryQuestions = questions.flatMap((question) => {
    const paper = papers.find(({ decides }) => decides?.by === question.by);
    return paper?.decides == null ? [] : [{ ...question, countries: paper.decides.countries }];
  });
  return (
    <section aria-labelledby="own-papers">
      <h3 id="own-papers" className="font-semibold">
        Your papers for the visa
      </h3>
      {applyOn !== null && (
        <p className="mt-1 text-15 text-ink-2">
          To have in hand when you apply: planned{' '}
          {applyOn.earliest === applyOn.latest
            ? `for ${dayInWords(applyOn.earliest)}`
            : `between ${dayInWords(applyOn.earliest)} and ${dayInWords(applyOn.latest)}`}
          .
        </p>
      )}
      {countryQuestions.length > 0 && (
        <div className="no-print mt-4 flex flex-col gap-4">
          {countryQuestions.map(({ by, label, other, countries }) => (
            <SelectField
              key={by}
              name={by}
              label={label}
              value={answers[by]}
              onChange={({ currentTarget }) => setAnswers({ ...answers, [by]: currentTarget.value })}
              options={[
                { value: '', label: 'Not said' },
                { value: otherCountry, label: other },
                ...countries.map((country) => ({ value: country, label: country })),
              ]}
            />
          ))}
          <p className="text-14 text-ink-2">
            What you choose stays on this page: it is not sent, not stored, and your employer does not see it.
          </p>
        </div>
      )}
      <dl className="facts-list mt-3" aria-live="polite">
        {papers.map((paper) => (
          <div key={paper.id}>
            <dt>{paperTitle(paper)}</dt>
            <dd>
              <b>{paperStatus(paper, answers)}</b>
              <span className="block">{withDaysInWords([paper.text, ...paper.notes].join(' '))}</span>
              {priceWords(paper) !== null && <span className="block">{priceWords(paper)}</span>}
              <AwayLink to={paper.checkAt.url} className="text-link underline underline-offset-4">
                {paper.checkAt.title}
              </AwayLink>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-14 text-ink-2">
        {ratesLastChecked(`Rules for ${dayInWords(judgedOn)}`, lastChecked(workerPapers))}
      </p>
      {steps.length > 0 && <Working steps={workingSteps(steps)} open={false} />}
    </section>
  );
}
