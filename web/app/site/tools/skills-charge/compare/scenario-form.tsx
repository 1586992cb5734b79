import type { MouseEvent } from 'react';
import { AnswerForm, type Submission } from '../../../../ui/answer-form.tsx';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { Fieldset } from '../../../../ui/fieldset.tsx';
import { Revealed, RevealGroup } from '../../../../ui/reveal.tsx';
import { SpriteIcon } from '../../../../ui/sprite-icon.tsx';
import { ReaderField } from '../../reader/reader-choice.tsx';
import { AnswerControl } from '../answer-control.tsx';
import { type CaseQuestion, isCaseQuestion } from '../case-fields.ts';
import type { SponsorshipAnswers } from '../sponsorship-answers.ts';
import type { ComparisonAnswered, Problem } from './evaluate-comparison.ts';
import { type Question, questions } from './questions.ts';
import '../../../../ui/choice-field.css';

interface ScenarioFormProps {
  comparison: ComparisonAnswered;
  submission: Submission;
  /** Adds or removes a scenario by navigation, so that the browser's Back button undoes it. */
  onMove: (event: MouseEvent<HTMLButtonElement>) => void;
}

const grid = 'grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-4';

/** Answers that differ have one card a scenario, the others one card for all. The form submits by GET. */
export function ScenarioForm({ comparison, submission, onMove }: ScenarioFormProps) {
  const { scenarios, cases, varied, problems } = comparison;
  const [first] = scenarios;
  const isVaried = ({ id }: { id: string }) => varied.includes(id);
  const common = questions.filter((question) => !isVaried(question));
  return (
    <AnswerForm className="flex flex-col gap-6">
      <ReaderField />
      <ErrorSummary
        key={submission.attempt}
        errors={problems.map(({ name, who, message }) => ({ name, message: `${who}: ${message}` }))}
        takesFocus={submission.by !== 'change'}
      />
      <input type="hidden" name="scenarios" value={scenarios.length} />
      <fieldset id="scenarios" tabIndex={-1}>
        <legend className="mb-2 font-medium">What differs between the scenarios</legend>
        <div className="flex flex-wrap gap-2">
          {questions.map(({ id, label }) => (
            <div key={id} className="relative grid">
              <input
                type="checkbox"
                id={`vary-${id}`}
                name="vary"
                value={id}
                defaultChecked={varied.includes(id)}
                className="segment"
              />
              <label htmlFor={`vary-${id}`} className="flex min-h-12 items-center gap-2 px-4 font-medium">
                <SpriteIcon name="check" size={18} />
                {label}
              </label>
            </div>
          ))}
        </div>
      </fieldset>
      <div className={grid}>
        {scenarios.map((answers, place) => {
          const letter = 'abcd'.charAt(place);
          const name = `Scenario ${letter.toUpperCase()}`;
          return (
            <div key={letter} id={letter} tabIndex={-1} className="rounded-16 border border-line bg-card p-5">
              <Fieldset legend={name}>
                <RevealGroup className="flex flex-col gap-4">
                  {varied.length === 0 && <p className="text-15 text-ink-2">Choose what differs above.</p>}
                  <ScenarioFields
                    shownQuestions={questions.filter(isVaried)}
                    cases={cases[place] ?? []}
                    answers={answers}
                    problems={problems}
                    start={`${letter}.`}
                  />
                </RevealGroup>
                {scenarios.length > 2 && (
                  <Button
                    look="quiet"
                    className="ml-auto"
                    name="remove"
                    value={letter}
                    aria-label={`Remove ${name}`}
                    onClick={onMove}
                  >
                    Remove
                  </Button>
                )}
              </Fieldset>
            </div>
          );
        })}
      </div>
      {first && common.length > 0 && (
        <Disclosure
          summary="The same in every scenario"
          open={problems.some(({ who }) => who.startsWith('Every'))}
        >
          <RevealGroup className={grid}>
            <ScenarioFields
              shownQuestions={common}
              cases={cases.flat()}
              answers={first}
              problems={problems}
              start=""
            />
          </RevealGroup>
        </Disclosure>
      )}
      <div className="flex flex-wrap gap-3">
        <Button>Compare</Button>
        {scenarios.length < 4 && (
          <Button look="outline" name="add" value="yes" onClick={onMove}>
            Add a scenario
          </Button>
        )}
        <LinkButton look="outline" to="/immigration-skill-charge-calculator/compare">
          Reset
        </LinkButton>
      </div>
    </AnswerForm>
  );
}

interface ScenarioFieldsProps {
  shownQuestions: readonly Question[];
  /** The further questions that some of these scenarios need. */
  cases: readonly CaseQuestion[];
  answers: SponsorshipAnswers;
  problems: readonly Problem[];
  /** Prefix of field names: the scenario's letter and a dot, or empty for shared answers. */
  start: string;
}

/** The fields of some questions, for one scenario or for all. */
function ScenarioFields({ shownQuestions, cases, answers, problems, start }: ScenarioFieldsProps) {
  return shownQuestions
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => !isCaseQuestion(name) || cases.includes(name))
    .map(({ when, ...field }) => {
      const name = start + field.name;
      const error = problems.find((problem) => problem.name === name)?.message;
      const control = (
        <AnswerControl key={name} {...field} name={name} defaultValue={answers[field.name]} error={error} />
      );
      return when ? (
        <Revealed key={name} when={when}>
          {control}
        </Revealed>
      ) : (
        control
      );
    });
}
