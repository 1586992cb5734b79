import type { CheckHistory } from '@portway/rules/right-to-work';
import { rightToWorkSteps } from '@portway/rules/right-to-work';
import { useRef, useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { useMe } from '../../../kit/loading/use-me.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { type CheckAnswers, readCheckAnswers } from '../../../subjects/right-to-work/check-answers.ts';
import { MethodFields } from '../../../subjects/right-to-work/check-fields.tsx';
import { labels, methodOptions } from '../../../subjects/right-to-work/check-words.ts';
import { workingSteps } from '../../../text/working-steps.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { RevealGroup } from '../../../ui/reveal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Working } from '../../../ui/working.tsx';
import { type CheckedArrangement, CheckTicket } from './check-ticket.tsx';
import { checkTyped } from './typed-check.ts';

interface CheckFormProps {
  history: CheckHistory;
  /** How the person works for the organisation. */
  arrangement: CheckedArrangement;
  onRecorded: () => void;
}

/** How a check was made and what it showed, with the excuse beside it as one answers. */
export function CheckForm({ history, arrangement, onRecorded }: CheckFormProps) {
  const { fullName } = useMe();
  const today = londonToday();
  const [answers, setAnswers] = useState<CheckAnswers>(() =>
    readCheckAnswers(new URLSearchParams({ method: 'online-share-code' }), today),
  );
  const [result, setResult] = useState('');
  const sides = useRef<HTMLDivElement>(null);
  const readForm = () => {
    const form = sides.current?.querySelector('form');
    if (!form) return;
    const formData = new FormData(form);
    setAnswers(checkTyped(formData, today));
    setResult(String(formData.get('result') ?? ''));
  };
  return (
    <div
      ref={sides}
      className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]"
      onChange={readForm}
    >
      <ActionForm intent="check" button="Record the check" onSuccess={onRecorded}>
        {(field) => {
          const checkField = (name: keyof CheckAnswers) => ({
            ...field(name),
            label: labels[name],
            defaultValue: answers[name],
          });
          return (
            <RevealGroup className="flex flex-col gap-6">
              <Panel title="How it was checked">
                <div className="flex flex-col gap-6">
                  <SelectField
                    {...checkField('method')}
                    options={methodOptions.filter(({ value }) => value !== 'none')}
                  />
                  <Working
                    title="What each way needs, and how long it protects"
                    steps={workingSteps(rightToWorkSteps(today))}
                    open={false}
                  />
                  <DateField {...checkField('checkedOn')} />
                  <TextField
                    {...field('checker')}
                    label="Who made it"
                    autoComplete="off"
                    defaultValue={fullName}
                  />
                </div>
              </Panel>
              <Panel title="What it showed">
                <div className="flex flex-col gap-6">
                  <ChoiceField
                    {...field('result')}
                    label="May this person do the work?"
                    hint="As the document, the result page or the notice says."
                    options={[
                      { value: 'allowed', label: 'Yes' },
                      { value: 'refused', label: 'No' },
                    ]}
                  />
                  <MethodFields answers={answers} field={checkField} />
                </div>
              </Panel>
            </RevealGroup>
          );
        }}
      </ActionForm>
      <CheckTicket
        answers={answers}
        result={result}
        history={history}
        arrangement={arrangement}
        isStarted={history.startedOn !== null && history.startedOn <= today}
      />
    </div>
  );
}
