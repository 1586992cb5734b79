import type { SponsorDuty } from '@portway/contracts/sponsor/duties/duties';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { withDaysInWords } from '../../../text/days.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

const copyLook =
  'inline-flex min-h-11 items-center rounded-full border border-outline px-4 text-15 font-medium hover:bg-ink/8';

const isOpen = ({ state }: SponsorDuty) => state === 'to-do' || state === 'prepared' || state === 'checked';

/** The facts for the report, field by field, each to be copied. Motives have no place in it. */
export function DutyDraft({ duty }: { duty: SponsorDuty }) {
  const { version, mayChange } = duty;
  if (duty.draft.length === 0) return null;
  const draft = duty.draft.map(({ field, text }) => ({ field, text: withDaysInWords(text) }));
  const all = () => draft.map(({ field, text }) => `${field}: ${text}`).join('\n\n');
  return (
    <section className="panel">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-20">The facts for the report</h2>
        <CopyButton label="Copy all" done="Copied" text={all} className={copyLook} />
      </div>
      <p className="mt-2 text-15 text-ink-2">
        Facts only: no motives, no medical reason. What the guidance asks for is to be confirmed on GOV.UK.
      </p>
      <div className="mt-4">
        {mayChange && isOpen(duty) ? (
          <ActionForm intent="prepared" button="Save as prepared">
            {(field) => (
              <>
                <input type="hidden" name="version" value={version} />
                {draft.map(({ field: name, text }, at) => (
                  <div key={name}>
                    <input type="hidden" name={`field-${at}`} value={name} />
                    <LinesField {...field(`text-${at}`)} label={name} defaultValue={text} maxLength={2000} />
                    <Copied field={name} text={text} />
                  </div>
                ))}
              </>
            )}
          </ActionForm>
        ) : (
          <dl className="grid gap-4">
            {draft.map(({ field, text }) => (
              <div key={field}>
                <dt className="font-semibold">{field}</dt>
                <dd className="wrap-anywhere">
                  <p>{text === '' ? 'Nothing entered' : text}</p>
                  <Copied field={field} text={text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

function Copied({ field, text }: { field: string; text: string }) {
  if (text === '') return null;
  return (
    <CopyButton label={`Copy “${field}”`} done="Copied" text={() => text} className={`mt-2 ${copyLook}`} />
  );
}

/** The next step, and the others below it. */
export function DutyActions({ duty }: { duty: SponsorDuty }) {
  if (!duty.mayChange) return null;
  const version = <input type="hidden" name="version" value={duty.version} />;
  return (
    <section className="panel" aria-label="Next step">
      <div className="flex flex-col gap-4">
        {isOpen(duty) ? (
          <OpenDeeds duty={duty} version={version} />
        ) : (
          <DoneDeeds duty={duty} version={version} />
        )}
        {duty.event !== null && (
          <p>
            <Link
              to={`/dashboard/sponsor/happened?corrects=${duty.event}`}
              className="text-link underline underline-offset-4"
            >
              What happened was recorded wrongly
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

interface DeedsProps {
  duty: SponsorDuty;
  version: ReactNode;
}

function OpenDeeds({ duty, version }: DeedsProps) {
  const { state, does, secondCheck, preparedByMe } = duty;
  const wantsCheck = does === 'report' && secondCheck && state !== 'checked';
  return (
    <>
      {state === 'prepared' && secondCheck && (
        <>
          <h2 className="text-20">Check by a second person</h2>
          {preparedByMe ? (
            <p className="text-15">You prepared this. Ask a colleague to check it.</p>
          ) : (
            <ActionForm intent="checked" button="I have checked it">
              {() => version}
            </ActionForm>
          )}
        </>
      )}
      {(does === 'report' || does === 'decide-and-record') && (
        <Disclosure summary="We have reported it" open={!wantsCheck}>
          <ActionForm intent="reported" button="Record the report">
            {(field) => (
              <>
                {version}
                <DateField {...field('reportedOn')} label="Day of the report" />
                <TextField
                  {...field('reference')}
                  label="Reference"
                  optional
                  maxLength={100}
                  hint="From the Sponsorship Management System."
                />
                {wantsCheck && (
                  <LinesField
                    {...field('words')}
                    label="Why it was reported before the check"
                    maxLength={1000}
                  />
                )}
              </>
            )}
          </ActionForm>
        </Disclosure>
      )}
      <Disclosure summary="It is not reported">
        <ActionForm intent="not-reported" button="Record the reason">
          {(field) => (
            <>
              {version}
              <LinesField {...field('because')} label="Not reported, because" maxLength={1000} />
            </>
          )}
        </ActionForm>
      </Disclosure>
      {does !== 'report' && <Close version={version} />}
    </>
  );
}

function DoneDeeds({ duty: { state }, version }: DeedsProps) {
  return (
    <>
      {state !== 'closed' && <Close version={version} />}
      <Disclosure summary="Something in this record is wrong">
        <ActionForm intent="corrected" button="Correct the record">
          {(field) => (
            <>
              {version}
              <LinesField
                {...field('words')}
                label="What was wrong"
                hint="What was recorded stays in the steps, and the duty is open again."
                maxLength={1000}
              />
            </>
          )}
        </ActionForm>
      </Disclosure>
    </>
  );
}

function Close({ version }: Pick<DeedsProps, 'version'>) {
  return (
    <Disclosure summary="Close it">
      <ActionForm intent="closed" button="Close this duty">
        {(field) => (
          <>
            {version}
            <LinesField {...field('words')} label="What was done" optional maxLength={1000} />
          </>
        )}
      </ActionForm>
    </Disclosure>
  );
}
