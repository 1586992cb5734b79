import { call } from '@portway/contracts/client';
import {
  type ComparedOffer,
  compareMyOffersOperation,
  comparisonAnswers,
  type OfferComparison,
} from '@portway/contracts/hiring/offers/offer-comparison';
import { ArrowLeft, FileText } from 'lucide-react';
import { Link } from 'react-router';
import { PageSkeleton } from '../../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../../kit/loading/signed-in.ts';
import { useRevalidateOnEvent } from '../../../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { dayInWords, withDaysInWords } from '../../../../text/days.ts';
import { ratesLastChecked } from '../../../../text/law-day.ts';
import { inShortPounds } from '../../../../text/money.ts';
import { lastChecked } from '../../../../text/outcome.ts';
import { workingSteps } from '../../../../text/working-steps.ts';
import { AnswerForm } from '../../../../ui/answer-form.tsx';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { fieldsOf } from '../../../../ui/fields-of.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Working } from '../../../../ui/working.tsx';
import { ForCandidates } from '../../for-candidates.tsx';
import type { Route } from './+types/compare.ts';
import { comparedLines } from './compared-words.ts';
import { questionsToAsk } from './questions-to-ask.ts';
import './compare.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Your offers beside each other',
    description: 'Pay, visa costs, certificate and settlement of your open offers.',
    index: false,
  });

/** The answers as they are in the address. */
type AnswerTexts = Readonly<Record<'partner' | 'childrenUnder18' | 'inRouteSince', string>>;

/** What the address says, with the figures for it; for answers that cannot be, those without any. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const answerTexts: AnswerTexts = {
    partner: query.get('partner') ?? 'no',
    childrenUnder18: query.get('childrenUnder18') ?? '',
    inRouteSince: query.get('inRouteSince') ?? '',
  };
  const givenTexts = Object.entries(answerTexts).filter(([, answer]) => answer.trim() !== '');
  const result = comparisonAnswers.safeParse(Object.fromEntries(givenTexts));
  const problems = result.success
    ? []
    : result.error.issues.map(({ path, message }) => ({ name: path.join('.'), message }));
  const answers = result.success ? result.data : comparisonAnswers.parse({});
  return {
    answerTexts,
    problems,
    comparison: await call(compareMyOffersOperation, answers, { fetch: asMe(request) }),
  };
}
export const HydrateFallback = PageSkeleton;

export default function CompareOffers({ loaderData }: Route.ComponentProps) {
  useRevalidateOnEvent(['application']);
  const { comparison } = loaderData;
  const { offers } = comparison;
  const back = (
    <Link to="/dashboard/applied" className="way-back no-print">
      <ArrowLeft size={18} />
      Applied
    </Link>
  );
  const [first] = offers;
  if (first === undefined)
    return (
      <ForCandidates title="Your offers beside each other" above={back}>
        <EmptyState
          Icon={FileText}
          title="You have no open offer"
          action={<LinkButton to="/dashboard/applied">See your applications</LinkButton>}
        >
          When employers make you offers, you can see them here beside each other until you answer.
        </EmptyState>
      </ForCandidates>
    );
  return (
    <ForCandidates title={headline(offers.length, first.terms.expiresOn)} above={back}>
      <p className="max-w-measure text-ink-2">
        From what each offer says and from the rules of {dayInWords(comparison.today)}. What an offer does not
        say is named, and nothing here is a recommendation.
      </p>
      <AboutYou {...loaderData} />
      <ul className="compared" aria-label="Your open offers">
        {offers.map((offer) => (
          <OfferColumn key={offer.application} offer={offer} years={comparison.settlementYears} />
        ))}
      </ul>
      <Foot comparison={comparison} />
    </ForCandidates>
  );
}

const counts = [
  '',
  'One offer is',
  'Two offers are',
  'Three offers are',
  'Four offers are',
  'Five offers are',
];

function headline(count: number, answerBy: string): string {
  return `${counts[count] ?? `${count} offers are`} open: answer ${count === 1 ? 'it' : 'the first'} by ${dayInWords(answerBy)}`;
}

/** Asked here for these figures alone. */
function AboutYou({ answerTexts, problems }: Route.ComponentProps['loaderData']) {
  const field = fieldsOf(answerTexts, problems);
  return (
    <Disclosure
      className="mt-4"
      summary="Your family, and how long you have been in the route"
      open={problems.length > 0}
    >
      <AnswerForm className="no-print flex max-w-2xl flex-col gap-5">
        <p className="text-15 text-ink-2">
          Used for the figures on this page. It is not stored, and employers do not see it.
        </p>
        <ChoiceField
          {...field('partner')}
          label="Does a partner come with you?"
          options={[
            { value: 'no', label: 'No' },
            { value: 'yes', label: 'Yes' },
          ]}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberField {...field('childrenUnder18')} label="Children under 18 who come with you" optional />
          <DateField
            {...field('inRouteSince')}
            label="Skilled Worker visa since"
            hint="If you have had one without a break since then."
            optional
          />
        </div>
        <div>
          <Button look="outline">Work it out</Button>
        </div>
      </AnswerForm>
    </Disclosure>
  );
}

function OfferColumn({ offer, years }: { offer: ComparedOffer; years: number | null }) {
  const { application, company, terms, status } = offer;
  const questions = questionsToAsk(offer, years);
  return (
    <li className="compared-offer">
      <header>
        <h2 className="text-20 wrap-anywhere">{company}</h2>
        <p className="text-15 wrap-anywhere">{terms.title}</p>
        <p className="mt-1 mb-4 text-14 text-ink-2">
          Answer by {dayInWords(terms.expiresOn)}
          {status === 'question' && '. Your question has no answer yet'}
        </p>
      </header>
      <dl>
        {comparedLines(offer).map(({ id, label, figure, notes }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <b>{figure}</b>
              {notes.map((note) => (
                <span key={note}>{note}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <section aria-label={`What to ask ${company}`} className="mt-4">
        <h3 className="font-semibold">What to ask {company}</h3>
        <ul className="mt-2 list-disc pl-5 text-15">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <div className="no-print mt-4">
          <LinkButton to={`/dashboard/offers/${application}`} look="outline">
            Read the offer, ask or answer<span className="sr-only">: {company}</span>
          </LinkButton>
        </div>
      </section>
    </li>
  );
}

function Foot({ comparison: { offers, announced, settlementFeePence } }: { comparison: OfferComparison }) {
  return (
    <div className="mt-8 flex flex-col gap-4">
      {announced.map((text) => (
        <Notice key={text} kind="warning" title="Settlement may change">
          {withDaysInWords(text)}
        </Notice>
      ))}
      {settlementFeePence !== null && (
        <p className="max-w-measure text-15 text-ink-2">
          The application to settle costs {inShortPounds(settlementFeePence)} for each person today. It is in
          no figure here.
        </p>
      )}
      {offers.map(({ application, company, steps, judgedOn, ...recorded }) => (
        <Disclosure key={application} summary={`How we worked it out: ${company}`}>
          <p className="text-14 text-ink-2">
            {ratesLastChecked(
              judgedOn === null ? 'No certificate is planned' : `Rates for ${dayInWords(judgedOn)}`,
              lastChecked(recorded),
            )}
          </p>
          {steps.length > 0 && <Working steps={workingSteps(steps)} open={false} />}
        </Disclosure>
      ))}
      <p className="max-w-measure text-14 text-ink-2">
        General information. The Home Office decides on every visa.
      </p>
      <div className="no-print">
        <Button type="button" look="outline" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  );
}
