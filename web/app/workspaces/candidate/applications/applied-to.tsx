import type { ApplicationWhole } from '@portway/contracts/candidate/applications/applications';
import { type JobField, jobFields } from '@portway/contracts/candidate/jobs/job-fields';
import { Panel } from '../../../kit/frame/panel.tsx';
import { answerInWords, answerLabels } from '../../../subjects/job/answer-in-words.ts';
import { Prose } from '../../../subjects/job/prose.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

const texts = ['summary', 'about', 'responsibilities', 'qualifications'] as const;

/** What the job said when the candidate applied, where its employer has changed it since. */
export function AppliedTo({ application: { appliedTo, company } }: { application: ApplicationWhole }) {
  if (appliedTo === null) return null;
  const { answers, now, changed } = appliedTo;
  const fields = changed.filter(isField);
  const short = fields.filter((field) => !texts.some((text) => text === field));
  const rewritten = fields.filter((field) => !short.includes(field));
  return (
    <Panel
      title="What you applied to"
      text={now === null ? 'The job is gone. This is what it said.' : `${company} has changed the job since.`}
    >
      {now !== null && short.length > 0 && (
        <table className="applied-changes">
          <thead>
            <tr>
              <th scope="col">Answer</th>
              <th scope="col">When you applied</th>
              <th scope="col">Today</th>
            </tr>
          </thead>
          <tbody>
            {short.map((field) => (
              <tr key={field}>
                <th scope="row">{answerLabels[field]}</th>
                <td>{answerInWords(field, answers)}</td>
                <td>{answerInWords(field, now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rewritten.length > 0 && (
        <p className="mt-3 text-15">
          Other words: {rewritten.map((field) => answerLabels[field]).join(', ')}.
        </p>
      )}
      <Disclosure summary="The whole text when you applied">
        <div className="flex flex-col gap-4">
          {texts.map((field) => {
            const text = answers[field];
            if (!text) return null;
            return (
              <section key={field}>
                <h3 className="font-semibold">{answerLabels[field]}</h3>
                <Prose text={text} points={field === 'responsibilities' || field === 'qualifications'} />
              </section>
            );
          })}
        </div>
      </Disclosure>
    </Panel>
  );
}

function isField(name: string): name is JobField {
  return name in jobFields;
}
