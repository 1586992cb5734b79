import { call, submit } from '@portway/contracts/client';
import { showSponsorFactsOperation } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import { ProblemError } from '@portway/contracts/problem';
import { certificateCases } from '@portway/contracts/sponsor/certificates/certificate-facts';
import {
  correctCertificateOperation,
  moveCertificateOperation,
  noteCertificateOperation,
  rechargeOperation,
  saveCertificateOperation,
  showCertificateOperation,
} from '@portway/contracts/sponsor/certificates/certificates';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import type { FormState, FormValues } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { penceTyped, weekTyped } from '../../../text/as-typed.ts';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { onDay } from '../../../text/moments.ts';
import { LinesField } from '../../../ui/lines-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Route } from './+types/certificate.ts';
import { CertificateForm } from './certificate-form.tsx';
import { Moves, Recharge, WhatIfWrong } from './certificate-moves.tsx';
import { Costs, Pay, Sheet } from './certificate-sheet.tsx';
import { kindWords, sentenceOf, stateWords } from './certificate-words.ts';
import './certificates.css';

/** The page's `clientAction`. */
async function certificateAction(request: Request, id: string) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id };
  const version = Number(values.version);
  const sendAndSay = (message: string, send: (me: Me) => Promise<unknown>) =>
    callApi(async (me) => {
      await send({ ...me, parameters });
      return { message };
    });
  switch (intent) {
    case 'save':
      return byField(
        await sendAndSay('Saved.', (me) =>
          submit(saveCertificateOperation, { version, facts: factsTyped(values) }, me),
        ),
        { payPence: 'pay' },
      );
    case 'move': {
      const { to, on, number, overAllocation } = values;
      const move = { version, to, on, ...(number && { number }), ...(overAllocation && { overAllocation }) };
      return sendAndSay('What happened is recorded.', (me) => submit(moveCertificateOperation, move, me));
    }
    case 'note':
      return sendAndSay('The note is kept.', (me) =>
        submit(noteCertificateOperation, { words: values.words }, me),
      );
    case 'recharge':
      return byField(
        await sendAndSay('It is recorded, and stands under Duties as something to look at.', (me) =>
          submit(rechargeOperation, { on: values.takenOn, what: values.what }, me),
        ),
        { on: 'takenOn' },
      );
    default:
      return callApi(async (me) => {
        const { mistake, samePoints, newStart, appliedOn } = values;
        const correction = {
          mistake,
          ...(samePoints && { samePoints: samePoints === 'yes' }),
          ...(newStart && { newStart }),
          ...(appliedOn && { appliedOn }),
        };
        const { by, because } = await submit(correctCertificateOperation, correction, { ...me, parameters });
        return { message: `${answers[by]} ${because}` };
      });
  }
}

interface Me {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly parameters: { readonly id: string };
}

const answers = {
  note: 'A sponsor note puts it right.',
  'new-certificate': 'A new certificate is needed.',
  'not-known': 'This is not decided yet.',
} as const;

function factsTyped(values: FormValues) {
  return {
    location: values.location,
    extension: values.extension === 'on',
    cases: certificateCases.filter((each) => values[`case.${each}`] === 'on'),
    plannedOn: values.plannedOn || null,
    occupationCode: values.occupationCode || null,
    payPence: penceTyped(values.pay ?? '') ?? null,
    hoursPerWeek: weekTyped(values.hoursPerWeek ?? '') ?? null,
    startDay: values.startDay || null,
    endDay: values.endDay || null,
    sponsorSize: values.sponsorSize || null,
    switchingFromStudent: values.switchingFromStudent === 'on',
    fields: Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => name.startsWith('fields.'))
        .map(([name, value]) => [name.slice('fields.'.length), value]),
    ),
  };
}

/** The API names what is wrong below `facts`, and some fields by other names than their forms. */
function byField<Result>(
  state: FormState<Result>,
  fieldNames: Readonly<Record<string, string>>,
): FormState<Result> {
  const fieldErrors = Object.fromEntries(
    Object.entries(state.fieldErrors).map(([name, words]) => {
      const plain = name.replace(/^facts\./, '');
      return [fieldNames[plain] ?? plain, words];
    }),
  );
  return { ...state, fieldErrors };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Certificate', description: 'One Certificate of Sponsorship.', index: false });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const parameters = { id: params.certificate };
  try {
    const me = { fetch: asMe(request) };
    const [certificate, sponsor] = await Promise.all([
      call(showCertificateOperation, undefined, { ...me, parameters }),
      call(showSponsorFactsOperation, undefined, me),
    ]);
    return { certificate, sponsor };
  } catch (error) {
    if (error instanceof ProblemError && [400, 404, 422].includes(error.status)) return null;
    throw error;
  }
}
export const HydrateFallback = PageSkeleton;

export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  certificateAction(request, params.certificate);

export default function CertificatePage({ loaderData }: Route.ComponentProps) {
  const role = useMe().organisation?.complianceRole;
  const mayRecord = role === 'officer' || role === 'adviser';
  return (
    <div>
      <Link to="/dashboard/sponsor/certificates" className="way-back">
        <ArrowLeft size={18} />
        Certificates
      </Link>
      {loaderData === null ? (
        <>
          <h1 className="text-36">This certificate is not here</h1>
          <p className="mt-2 text-ink-2">It may belong to another organisation.</p>
        </>
      ) : (
        <Whole key={loaderData.certificate.id} {...loaderData} mayRecord={mayRecord} />
      )}
    </div>
  );
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>;
type CertificateData = Loaded['certificate'];

function Whole({ certificate, sponsor, mayRecord }: Loaded & { mayRecord: boolean }) {
  const { worker, kind, state, standing, numberTail, notPossible, rulesOf, notes, warnings } = certificate;
  const isOpen = state === 'draft' || state === 'requested' || state === 'granted';
  return (
    <>
      <h1 className="text-36 wrap-anywhere">{sentenceOf(certificate)}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-ink-2">
        <Tag>{stateWords[state]}</Tag> {kindWords[kind]} certificate
        {numberTail !== null && `, number ending ${numberTail}`}. {standing.until !== null && standing.words}
        {worker !== null && (
          <Link
            to={`/dashboard/sponsor/workers/${worker.id}`}
            className="inline-flex min-h-11 items-center text-link underline"
          >
            {worker.name}
          </Link>
        )}
      </p>
      <p className="text-14 text-ink-2">Judged by the rules of {dayInWords(rulesOf)}.</p>
      {notPossible !== null && (
        <Notice className="mt-4" title="Such a certificate cannot be prepared">
          {notPossible}
        </Notice>
      )}
      {warnings
        .filter(({ code }) => code === 'visa-brake')
        .map(({ code, message }) => (
          <Notice key={code} className="mt-4" title="Who can’t apply from outside the UK">
            {withDaysInWords(message)}
          </Notice>
        ))}
      {warnings
        .filter(({ code }) => code === 'size-differs' || code === 'licence-differs')
        .map(({ code, message }) => (
          <Notice
            key={code}
            kind="warning"
            live
            className="mt-4"
            title="This differs from what your organisation says"
          >
            {message} What your organisation says stands under{' '}
            <Link to="/dashboard/organisation/register#sponsor" className="text-link underline">
              As a sponsor
            </Link>
            .
          </Notice>
        ))}
      <div className="certificate-sides">
        {isOpen && mayRecord && <CertificateForm {...{ certificate, sponsor }} />}
        <div className="certificate-aside">
          {mayRecord && certificate.nextStates.length > 0 && <Moves certificate={certificate} />}
          {mayRecord && !isOpen && <WhatIfWrong />}
          <Pay certificate={certificate} />
          <Costs certificate={certificate} />
          <Notes notes={notes} mayRecord={mayRecord} />
          {mayRecord && <Recharge />}
        </div>
        {!(isOpen && mayRecord) && (
          <div className="certificate-printed">
            <Sheet certificate={certificate} />
          </div>
        )}
      </div>
    </>
  );
}

function Notes({ notes, mayRecord }: { notes: CertificateData['notes']; mayRecord: boolean }) {
  return (
    <Panel title="Notes" text="Kept with the certificate, and never changed.">
      <ul className="flex flex-col gap-3">
        {notes.map(({ words, by, at }) => (
          <li key={at}>
            <p className="wrap-anywhere">{withDaysInWords(words)}</p>
            <p className="text-14 text-ink-2">
              {by}, {onDay(at)}
            </p>
          </li>
        ))}
      </ul>
      {mayRecord && (
        <ActionForm intent="note" button="Keep the note" look="outline" clears>
          {(field) => <LinesField {...field('words')} label="A note" rows={3} />}
        </ActionForm>
      )}
    </Panel>
  );
}
