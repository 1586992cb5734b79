import type { SponsorFacts } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import type { Sponsoring } from '@portway/contracts/hiring/visa-facts/visa-facts';
import { Link } from 'react-router';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { VisaFactsList } from '../../../subjects/visa-facts/visa-facts-list.tsx';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { ratesLastChecked } from '../../../text/law-day.ts';
import { onDay } from '../../../text/moments.ts';
import { inShortPounds } from '../../../text/money.ts';
import { lastChecked } from '../../../text/outcome.ts';
import { workingSteps } from '../../../text/working-steps.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PayScale } from '../../../ui/pay-scale.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { Working } from '../../../ui/working.tsx';
import { verdictWords } from './visa-facts-words.ts';

interface Applicant {
  readonly id: string;
  readonly name: string | null;
  readonly status: string;
}

export interface SponsoringShownProps {
  applicant: Applicant;
  sponsoring: Sponsoring;
  /** What the organisation says of itself as a sponsor. */
  sponsor: SponsorFacts;
}

/** Whether an applicant could be sponsored, by what they chose to share; and before that, what the job says. */
export function SponsoringShown({ applicant, sponsoring, sponsor }: SponsoringShownProps) {
  const { shared, sharedAt, verdict, post, hasJobChanged } = sponsoring;
  const first = firstName(applicant.name);
  return (
    <div className="flex flex-col gap-5">
      {verdict !== null && post !== null && <Verdict {...{ sponsoring, verdict, first }} />}
      {shared?.needsSponsorship && sponsor.holdsLicence === false && (
        <Notice kind="warning" title="Your organisation is recorded as without a sponsor licence">
          {first} shared that sponsorship is needed. If you hold a licence, say so under{' '}
          <Link to="/dashboard/organisation/register#sponsor" className="text-link underline">
            As a sponsor
          </Link>
          .
        </Notice>
      )}
      {shared !== null && <VisaFactsList {...{ facts: shared, sponsor }} />}
      <JobLacks sponsoring={sponsoring} />
      {hasJobChanged && (
        <Notice kind="warning" title="The job or the law has changed since">
          {first} saw other figures than today’s. Ask {first} to stop sharing and share again.
        </Notice>
      )}
      <Asking {...{ applicant, sponsoring, first }} />
      {sharedAt !== null && (
        <p className="text-14 text-ink-2">
          {first} shared this on {onDay(sharedAt)} for this application only, and can stop sharing. Nobody has
          checked it. Nothing about age, nationality or family is shown or used to sort.
        </p>
      )}
      {post !== null && (
        <>
          <p className="text-14 text-ink-2">
            {ratesLastChecked(`Rates for ${dayInWords(post.judgedOn)}`, lastChecked(post))}
          </p>
          {post.steps.length > 0 && <Working steps={workingSteps(post.steps)} open={false} />}
        </>
      )}
      {shared?.needsSponsorship && isOpen(applicant.status) && (
        <p className="text-14">
          <Link
            className="underline underline-offset-4"
            to={`/dashboard/hiring/applications/${applicant.id}/reject-for-sponsorship`}
          >
            Turn {first} down because of sponsorship
          </Link>{' '}
          <span className="text-ink-2">You see the rule first, and decide twice.</span>
        </p>
      )}
    </div>
  );
}

const firstName = (name: string | null) => name?.split(' ')[0] ?? 'The applicant';
const isOpen = (status: string) => status === 'interview' || status === 'offer';

interface PartProps {
  sponsoring: Sponsoring;
  first: string;
}

const icons = { clear: 'circle-check', open: 'triangle-alert', barrier: 'ban' } as const;

function Verdict({
  sponsoring: { payFromPence, payToPence },
  verdict,
  first,
}: PartProps & { verdict: NonNullable<Sponsoring['verdict']> }) {
  const { look, headline, words } = verdictWords(verdict);
  const needed = verdict.offerAtLeastPence;
  return (
    <section className="hero-ground rounded-16 p-5" aria-label={`Could we sponsor ${first}?`}>
      <p className="flex items-center gap-2 text-14 text-ink-2">
        <SpriteIcon name={icons[look]} size={18} className="shrink-0" />
        Could we sponsor {first}?
      </p>
      <h2 className="mt-1 text-22">{headline}</h2>
      <p className="mt-2 text-15 text-ink-2">{words}</p>
      {needed !== null && payFromPence !== null && payToPence !== null && (
        <div className="mt-3">
          <PayScale
            label={`The job pays ${inShortPounds(payFromPence)} to ${inShortPounds(payToPence)}; ${inShortPounds(needed)} is needed without any discount.`}
            range={{ from: payFromPence, to: payToPence }}
            marks={[]}
            needed={needed}
            inWords={inShortPounds}
          />
        </div>
      )}
    </section>
  );
}

/** What the job itself does not say yet: no question to the applicant. */
function JobLacks({ sponsoring: { jobLacks, workerPays } }: Pick<SponsoringShownProps, 'sponsoring'>) {
  if (jobLacks.length === 0) return null;
  const either =
    workerPays?.healthCarePence == null || workerPays.otherwisePence === null
      ? ''
      : ` A worker from abroad pays ${inShortPounds(workerPays.healthCarePence)} with the NHS, an NHS supplier or an adult social care provider, and ${inShortPounds(workerPays.otherwisePence)} with another employer, alone and for three years.`;
  return (
    <Notice title="The job does not say everything that decides">
      Answer this in the job: {list.format(jobLacks.map((question) => lackWords[question]))}.{either}
    </Notice>
  );
}

const list = new Intl.ListFormat('en-GB');
const lackWords: Readonly<Record<Sponsoring['jobLacks'][number], string>> = {
  payScaleRole: 'its band, grade or role',
  workNation: 'its nation',
  londonArea: 'its part of London',
  shareOfFullTime: 'its percentage of full time',
  healthCareEmployer: 'its kind of employer',
};

function Asking({ applicant, sponsoring, first }: PartProps & { applicant: Applicant }) {
  const action = `/dashboard/hiring/applications/${applicant.id}/sponsoring`;
  const { send, sending, formState } = useAction(undefined, action);
  const { status, canAsk, post, askedAt, answeredAt, askedBy } = sponsoring;
  const isBefore = status === 'before-interview';
  return (
    <>
      {isBefore && (
        <Notice title="You can ask from the invitation to an interview on">
          Until then, this is what the post itself says: {withDaysInWords(post?.reason ?? 'the job is gone.')}
        </Notice>
      )}
      {status === 'not-asked' && (
        <Notice title={`${first} has not been asked`}>
          {first} sees exactly what you would see, and chooses. {withDaysInWords(post?.reason ?? '')}
        </Notice>
      )}
      {status === 'asked' && askedAt !== null && (
        <Notice title={`Waiting for ${first}`}>
          {askedBy} asked on {onDay(askedAt)}. You hear of the answer.
        </Notice>
      )}
      {status === 'declined' && answeredAt !== null && (
        <Notice title={`${first} would rather not say`}>
          Answered on {onDay(answeredAt)}. That says nothing about a visa: many people keep this to
          themselves.
        </Notice>
      )}
      {status === 'taken-back' && answeredAt !== null && (
        <Notice title={`${first} stopped sharing on ${onDay(answeredAt)}`}>The copy is deleted.</Notice>
      )}
      {canAsk && (
        <BusyButton type="button" sending={sending} onClick={() => sending || send(actionForm('ask'))}>
          {status === 'not-asked' ? 'Ask about sponsorship' : 'Ask again'}
        </BusyButton>
      )}
      {isOpen(applicant.status) && (
        <LinkButton look="outline" to={`/dashboard/hiring/applications/${applicant.id}/offer`}>
          {applicant.status === 'offer' ? 'See the offer' : 'Prepare an offer'}
        </LinkButton>
      )}
      <StatusMessage state={formState} />
    </>
  );
}
