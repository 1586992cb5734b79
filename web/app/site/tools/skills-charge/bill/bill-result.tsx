import type { WhoPays } from '@portway/rules/sponsorship-cost';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { costWords, whoPaysLines } from '../../../../text/reader/cost-words.ts';
import { type Reader, withReader } from '../../../../text/reader/reader.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Figure } from '../../../../ui/figure.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../../../ui/result-card.tsx';
import { BarSwatch, StackedBar } from '../../../../ui/stacked-bar.tsx';
import { DataTable } from '../../../../ui/table.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { Working } from '../../../../ui/working.tsx';
import { PlanLink } from '../../plan-link.tsx';
import type { RoleFound } from '../../salary/role/role-field.tsx';
import { figureWithout, RoleUnknown } from '../../salary/role/role-unknown.tsx';
import type { SponsorshipAnswers } from '../sponsorship-answers.ts';
import { cannotCome } from './bill-words.ts';
import type { BillLineShown } from './line-in-words.ts';
import type { BillSection, BillShown } from './present-bill.ts';
import type { ChargeRefundsShown, RefundShown } from './present-charge-refunds.ts';
import type { SimpleShown } from './present-simple.ts';
import { Caution, Remark } from './remark.tsx';

interface BillResultProps {
  shown: {
    reader: Reader;
    role: Pick<RoleFound, 'which'>;
    answers: SponsorshipAnswers;
    bill: BillShown | undefined;
    simple: SimpleShown | undefined;
    biometrics: string | undefined;
    refunds: ChargeRefundsShown | undefined;
    pricedWithoutHealth: boolean | undefined;
  };
  recorded: ReactNode;
}

export function BillResult({ shown, recorded }: BillResultProps) {
  const { search } = useLocation();
  const { bill, role, simple, biometrics, refunds, reader, pricedWithoutHealth = false } = shown;
  const { employerPays: label, workerPays } = costWords(reader);
  if (!bill) {
    return (
      <ResultCard label={label} figure={figureWithout(role)}>
        <ResultPart>
          <RoleUnknown
            which={role.which}
            title="The form needs a change"
            waiting="Correct what the form points out, and the bill appears here."
          />
        </ResultPart>
      </ResultCard>
    );
  }
  return (
    <ResultCard
      label={label}
      figure={bill.employer}
      beside={[{ label: workerPays, figure: bill.worker }]}
      note={recorded}
    >
      <Cautions bill={bill} pricedWithoutHealth={pricedWithoutHealth} />
      {bill.sections.length > 0 && (
        <ResultPart>
          <BillBar {...bill} />
        </ResultPart>
      )}
      {bill.sections.map((section) => (
        <ResultPart key={section.title}>
          <FeeSection section={section} reader={reader} />
        </ResultPart>
      ))}
      {bill.sections.length > 0 && (
        <ResultPart>
          <WhoMustPay reader={reader} />
          {biometrics !== undefined && <p className="mt-4 text-15 text-ink-2">{biometrics}</p>}
        </ResultPart>
      )}
      {refunds && isWhole(bill) && (
        <ResultPart>
          <ChargeRefunds shown={refunds} />
        </ResultPart>
      )}
      {bill.steps.length > 0 && (isWhole(bill) || bill.sections.length === 0) && (
        <ResultPart>
          <Working steps={bill.steps} title="What we checked first" open={bill.sections.length === 0} />
        </ResultPart>
      )}
      <ResultPart className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
        <PlanLink answers={withReader(shown.answers, reader)} reader={reader} />
        <LinkButton look="outline" to={`/immigration-skill-charge-calculator/compare${search}`}>
          Compare with other scenarios
        </LinkButton>
      </ResultPart>
      {simple && (
        <ResultPart className="no-print">
          <Disclosure summary="Compare with the simple estimate">
            <SimpleComparison simple={simple} />
          </Disclosure>
        </ResultPart>
      )}
    </ResultCard>
  );
}

/** Until every line has a figure, the page asks for what is missing; refunds and checks come with the whole bill. */
function isWhole({ shares, withoutFamily }: BillShown): boolean {
  return shares.length > 0 || withoutFamily;
}

function FeeSection({ section, reader }: { section: BillSection; reader: Reader }) {
  const { title, total, whoPays, lines, steps } = section;
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-20">
          {title} {whoPays && <WhoPaysTag whoPays={whoPays} reader={reader} />}
        </h3>
        <Figure className="text-20">{total}</Figure>
      </div>
      <DataTable
        caption={title}
        quietCaption
        columns={[
          { head: 'Fee', cell: (line: BillLineShown) => <FeeName line={line} reader={reader} /> },
          {
            head: 'Amount',
            // Text in place of an amount needs two lines on a phone.
            cell: ({ figure }) =>
              figure.startsWith(cannotCome) ? <span className="whitespace-normal">{figure}</span> : figure,
            figure: true,
          },
        ]}
        rows={lines}
        keyOf={({ key }) => key}
      />
      <Working steps={steps} open={false} />
    </>
  );
}

function FeeName({ line, reader }: { line: BillLineShown; reader: Reader }) {
  const { title, remark, whoPays } = line;
  return (
    <>
      {title} {whoPays && <WhoPaysTag whoPays={whoPays} reader={reader} />}
      {remark !== undefined && (
        <div className="pt-1 text-14 text-ink-2">
          <Remark>{remark}</Remark>
        </div>
      )}
    </>
  );
}

/** Warnings, shown above the prices. */
function Cautions({
  bill: { gap, warnings },
  pricedWithoutHealth,
}: {
  bill: BillShown;
  pricedWithoutHealth: boolean;
}) {
  if (gap === undefined && warnings.length === 0) return null;
  return (
    <ResultPart>
      <div className="flex flex-col gap-3">
        {gap !== undefined && (
          <Notice kind="error" title="No full bill">
            {gap}
            {pricedWithoutHealth && <WithoutHealth />}
          </Notice>
        )}
        {warnings.length > 0 && (
          <Notice kind="warning" title="Before you read the figures">
            <ul className="flex list-disc flex-col gap-2 pl-4">
              {warnings.map((warning) => (
                <li key={warning}>
                  <Caution>{warning}</Caution>
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </ResultPart>
  );
}

/** Link to the same answers without the Health and Care visa. */
function WithoutHealth() {
  const { search } = useLocation();
  const answers = new URLSearchParams(search);
  answers.set('healthAndCare', 'no');
  return (
    <p className="mt-3">
      <LinkButton look="outline" to={`?${answers}`}>
        See the cost without Health and Care
      </LinkButton>
    </p>
  );
}

/** Refunds of the skills charge, and the routes with a charge. */
function ChargeRefunds({ shown: { refunds, sentences, steps } }: { shown: ChargeRefundsShown }) {
  return (
    <Disclosure summary="Skills charge: refunds, and which routes pay it">
      {refunds.length > 0 && (
        <>
          <DataTable
            caption="How much of the skills charge is refunded"
            columns={[
              { head: 'What happens', cell: ({ event }: RefundShown) => event },
              { head: 'Refund', cell: ({ figure }) => figure, figure: true },
            ]}
            rows={refunds}
            keyOf={({ event }) => event}
          />
          <p className="mt-4 text-15 text-ink-2">
            Part of it is refunded for whole unused years. How that part is worked out is known from practice:
            confirm it on GOV.UK.
          </p>
        </>
      )}
      <ul className="mt-4 flex list-disc flex-col gap-2 pl-4 text-15 text-ink-2">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Working steps={steps} title="The rules behind this" open={false} />
    </Disclosure>
  );
}

/** Never wraps: on a phone it has a row of its own under the part's name. */
function WhoPaysTag({ whoPays, reader }: { whoPays: WhoPays; reader: Reader }) {
  return (
    <span className="figures">
      <Tag look={whoPays === 'sponsor-only' ? 'mint' : 'sand'}>{costWords(reader).whoPays[whoPays]}</Tag>
    </span>
  );
}

/** Legend of the tags. */
function WhoMustPay({ reader }: { reader: Reader }) {
  return (
    <Disclosure summary="Who must pay">
      <ul className="flex flex-col gap-2 text-15 text-ink-2">
        {whoPaysLines(reader).map(([words, mean]) => (
          <li key={words}>
            <strong>{words}:</strong> {mean}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The bill by payer: one bar, and the table that is its legend. */
function BillBar({ shares, withoutFamily }: Pick<BillShown, 'shares' | 'withoutFamily'>) {
  if (shares.length === 0) {
    return (
      <p className="text-15 text-ink-2">
        {withoutFamily
          ? 'There are no shares to show, because not all of the family can come.'
          : 'Who pays what will appear here once every line has a figure.'}
      </p>
    );
  }
  return (
    <>
      <StackedBar label="The bill by payer, as in the table" parts={shares} />
      <DataTable
        caption="The bill by payer"
        quietCaption
        columns={[
          {
            head: 'Payer',
            cell: ({ payer, look }) => (
              <span className="flex items-center gap-3">
                <BarSwatch look={look} />
                {payer}
              </span>
            ),
          },
          { head: 'Share', cell: ({ share }) => share, figure: true },
          { head: 'Amount', cell: ({ figure }) => figure, figure: true },
        ]}
        rows={shares}
        keyOf={({ payer }) => payer}
      />
    </>
  );
}

function SimpleComparison({ simple }: { simple: SimpleShown }) {
  return (
    <>
      <p className="max-w-measure text-15 text-ink-2">
        This is a quick sum, not the law. Don’t use it. It differs because it uses round figures from an
        earlier year, whatever the day, the place and the size of the sponsor.
      </p>
      <DataTable
        caption="The simple estimate, not the law"
        quietCaption
        columns={[
          { head: 'Part', cell: ({ label }) => label },
          { head: 'Amount', cell: ({ figure }) => figure, figure: true },
        ]}
        rows={simple.rows}
        keyOf={({ label }) => label}
      />
    </>
  );
}
