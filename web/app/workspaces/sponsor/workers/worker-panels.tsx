import type { WorkerPage } from '@portway/contracts/sponsor/workers/worker-page';
import type { ReactNode } from 'react';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { dayInWords } from '../../../text/days.ts';
import { inShortPounds } from '../../../text/money.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { FactFields, TermsFields } from './worker-fields.tsx';
import { absenceKindWords, absencePayWords, routeInWords, worksOnInWords } from './worker-words.ts';

export interface PanelProps {
  worker: WorkerPage;
  today: string;
}

/** Names and values, of which those that are not known are left out. */
export function FactLines({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="fact-lines">
      {facts.flatMap(([name, value]) =>
        value === null || value === undefined || value === false || value === ''
          ? []
          : [
              <dt key={name}>{name}</dt>,
              // biome-ignore lint/style/useTemplate: a key beside that of its name
              <dd key={name + ' value'}>{value}</dd>,
            ],
      )}
    </dl>
  );
}

const days = (day: string | null) => day && dayInWords(day);

/** The terms in force, beside what the Rules require. */
export function JobPanel({ worker, today }: PanelProps) {
  const { terms, payOfItsDay: rule, payOfNewCertificate: newCertificatePay, may, places } = worker;
  const current = terms.find(({ fromDay }) => fromDay <= today) ?? terms.at(-1);
  const pay = current?.payPence ?? null;
  return (
    <Panel title="Job and pay">
      {current === undefined ? (
        <p className="text-15 text-ink-2">
          Job, pay and place of work are missing. Until then pay can’t be compared with the rules.
        </p>
      ) : (
        <FactLines
          facts={[
            ['Job', current.jobTitle],
            ['Code', current.occupationCode],
            ['Hours', current.hoursPerWeek && `${current.hoursPerWeek} a week`],
            ['Works', worksOnInWords(current.worksOn)],
            ['Place', current.workPlace?.name],
            ['Also at', current.otherPlaces.map(({ name }) => name).join(', ')],
            ['At home', current.hybridPattern],
            ['Pay', pay !== null && `${inShortPounds(pay)} a year`],
            ['Since', days(current.fromDay)],
            [
              'Rule of its day',
              rule !== null && (
                <>
                  {rule.requiredPence === null ? 'No single figure' : inShortPounds(rule.requiredPence)}{' '}
                  <Compared verdict={rule.verdict} />
                  <span className="block text-14 text-ink-2">
                    {rule.words}, law of {dayInWords(rule.onDay)}
                  </span>
                </>
              ),
            ],
          ]}
        />
      )}
      {newCertificatePay !== null && newCertificatePay.requiredPence !== null && (
        <p className="mt-3 text-14 text-ink-2">
          A new certificate today would need {inShortPounds(newCertificatePay.requiredPence)} at the standard
          rate. A lower one may apply.
        </p>
      )}
      {may === 'record' && (
        <div className="mt-3">
          <FormDialog
            button="Record new terms"
            look="outline"
            title="Job, pay and hours from a day on"
            intent="terms"
          >
            {(field) => (
              <>
                <p className="text-15 text-ink-2">
                  This keeps the record and counts no duty. If something changed that may have to be reported,
                  use “Something happened”.
                </p>
                <TermsFields field={field} places={places} terms={current} fromDay="" />
                <CheckField
                  name="corrects"
                  label="This corrects terms from the same day"
                  hint="What stood there before is kept in the timeline."
                  defaultChecked={false}
                />
              </>
            )}
          </FormDialog>
        </div>
      )}
    </Panel>
  );
}

type PayRule = NonNullable<WorkerPage['payOfItsDay']>;

function Compared({ verdict }: Pick<PayRule, 'verdict'>) {
  if (verdict === undefined) return null;
  if (verdict === 'met') return <Tag>at or above</Tag>;
  return (
    <Tag look="sand">{verdict === 'under' ? 'below: look at this' : 'below: record the salary option'}</Tag>
  );
}

/** Certificate, permission and the days that were recorded. */
export function PermissionPanel({ worker }: PanelProps) {
  const { facts, certificate, version, managers, manager, may, sees } = worker;
  if (sees === 'team') return null;
  const hidden = { version: `${version}` };
  return (
    <Panel title="Permission and days">
      <FactLines
        facts={[
          ['Route', routeInWords(facts.route)],
          [
            'Certificate',
            certificate &&
              (certificate.tail === null ? 'Number not recorded' : `Ends in ${certificate.tail}`),
          ],
          ['Certificate starts', days(facts.certificateStart)],
          ['Certificate ends', days(facts.certificateEnds)],
          ['Permission from', days(facts.visaFrom)],
          ['Permission ends', days(facts.visaEnds)],
          ['Told of the grant', days(facts.grantNotifiedOn)],
          ['Salary option', facts.salaryOption],
          ['First day', days(facts.startedOn)],
          ['Sponsorship ended', days(facts.sponsorshipEndedOn)],
          ['Last day', days(facts.employmentEndedOn)],
          ['Rights information', days(facts.rightsInformationOn)],
          ['Contact confirmed', days(facts.contactConfirmedOn)],
          ['Hold', facts.holdReason],
        ]}
      />
      {may === 'record' && (
        <div className="mt-3 flex flex-wrap gap-2">
          <FormDialog
            button="Edit"
            look="outline"
            title="Who, and on what permission"
            intent="facts"
            hidden={hidden}
          >
            {(field) => <FactFields field={field} managers={managers} facts={facts} manager={manager?.id} />}
          </FormDialog>
          <FormDialog
            button="Record an end or a confirmation"
            look="outline"
            title="What has ended, and what was confirmed"
            intent="later"
            hidden={hidden}
          >
            {(field) => (
              <>
                <DateField
                  {...field('rightsInformationOn')}
                  label="Information on employment rights given"
                  optional
                  defaultValue={facts.rightsInformationOn ?? ''}
                />
                <DateField
                  {...field('contactConfirmedOn')}
                  label="Contact details confirmed"
                  optional
                  defaultValue={facts.contactConfirmedOn ?? ''}
                />
                <DateField
                  {...field('sponsorshipEndedOn')}
                  label="Sponsorship ended"
                  optional
                  defaultValue={facts.sponsorshipEndedOn ?? ''}
                />
                <DateField
                  {...field('employmentEndedOn')}
                  label="Last day of employment"
                  optional
                  defaultValue={facts.employmentEndedOn ?? ''}
                />
                <TextField
                  {...field('holdReason')}
                  label="Hold, and why"
                  hint="While this is filled in, nothing about this worker is erased."
                  optional
                  defaultValue={facts.holdReason ?? ''}
                />
              </>
            )}
          </FormDialog>
          <LinkButton to={`/dashboard/sponsor/certificates?worker=${worker.id}`} look="outline">
            Prepare a certificate
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}

/** Absences, without their reasons. */
export function AbsencePanel({ worker, today }: PanelProps) {
  const { absences, may } = worker;
  const away = absences.find(({ lastDay }) => lastDay === null);
  return (
    <Panel title="Absences">
      {away?.isAsked === true && may !== 'read' && <WhetherBack absence={away.id} firstDay={away.firstDay} />}
      {absences.length === 0 && <p className="text-15 text-ink-2">No absence is on record.</p>}
      <ul className="flex flex-col gap-2 text-15">
        {absences.slice(0, 5).map(({ id, firstDay, lastDay, pay, agreed, kind }) => (
          <li key={id}>
            {dayInWords(firstDay)} {lastDay === null ? 'until now' : `to ${dayInWords(lastDay)}`}
            <span className="block text-14 text-ink-2">
              {kind === null ? (agreed ? 'Agreed' : 'Not agreed') : absenceKindWords[kind]},{' '}
              {absencePayWords[pay].toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
      {may !== 'read' && (
        <div className="mt-3 flex flex-wrap gap-2">
          {away !== undefined && (
            <FormDialog
              button="They are back"
              look="outline"
              title="The last day of the absence"
              intent="back"
              hidden={{ absence: away.id }}
            >
              {(field) => <DateField {...field('lastDay')} label="Last day away" defaultValue={today} />}
            </FormDialog>
          )}
          <LinkButton to={`/dashboard/sponsor/happened?what=absence&worker=${worker.id}`} look="outline">
            Record an absence
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}

/** Of an absence that a file gave without a last day: nothing follows before someone has answered. */
function WhetherBack({ absence, firstDay }: { absence: string; firstDay: string }) {
  const { send, sending, formState } = useAction();
  const stillAway = () => {
    const form = new FormData();
    form.set('intent', 'still-away');
    form.set('absence', absence);
    if (!sending) send(form);
  };
  return (
    <Notice kind="warning" className="mb-4" title="Are they back at work?">
      <p>
        The imported file gives no last day for the absence from {dayInWords(firstDay)}. If they are back,
        record the last day below. If they are still away, its days are counted.
      </p>
      <form
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          stillAway();
        }}
      >
        <BusyButton sending={sending}>They are still away</BusyButton>
      </form>
      <StatusMessage state={formState} />
    </Notice>
  );
}
