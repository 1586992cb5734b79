import { call } from '@portway/contracts/client';
import { showWorkerOperation } from '@portway/contracts/sponsor/workers/workers';
import { rightToWorkSteps } from '@portway/rules/right-to-work';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
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
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/record-check.ts';
import { CheckTicket, historyOf } from './check-ticket.tsx';
import { checkTyped, recordCheckAction } from './typed-check.ts';

const title = 'Record a right to work check';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title,
    description: 'Record how a right to work check was made, and see until when it gives an excuse.',
    index: false,
  });

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const parameters = { id: params.worker };
  return loadOrRefusal(() => call(showWorkerOperation, undefined, { fetch: asMe(request), parameters }));
}
export const HydrateFallback = PageSkeleton;
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  recordCheckAction(request, { id: params.worker, today: londonToday() });

const notRecording = {
  code: 'forbidden',
  message: 'Only compliance officers and advisers record checks. Ask one of them.',
};

export default function RecordCheck({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { fullName } = useMe();
  const today = londonToday();
  const [answers, setAnswers] = useState<CheckAnswers>(() =>
    readCheckAnswers(new URLSearchParams({ method: 'online-share-code' }), today),
  );
  const [result, setResult] = useState('');
  const sides = useRef<HTMLDivElement>(null);
  if ('refusal' in loaderData) return <Refused title={title} refusal={loaderData.refusal} />;
  const worker = loaderData;
  if (worker.may !== 'record') return <Refused title={title} refusal={notRecording} />;
  const { facts } = worker;
  const page = `/dashboard/sponsor/workers/${worker.id}`;
  const readForm = () => {
    const form = sides.current?.querySelector('form');
    if (!form) return;
    const formData = new FormData(form);
    setAnswers(checkTyped(formData, today));
    setResult(String(formData.get('result') ?? ''));
  };
  return (
    <div>
      <Link to={page} className="way-back">
        <ArrowLeft size={18} aria-hidden />
        {facts.fullName}
      </Link>
      <h1 className="text-36 wrap-anywhere">Right to work of {facts.fullName}</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        You made the check; Portway checks nobody. A share code is used and never kept here: do not type it.
      </p>
      <div
        ref={sides}
        className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]"
        onChange={readForm}
      >
        <ActionForm intent="check" button="Record the check" onSuccess={() => navigate(`${page}#checks`)}>
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
          history={historyOf(worker)}
          isStarted={facts.startedOn !== null && facts.startedOn <= today}
        />
      </div>
    </div>
  );
}
