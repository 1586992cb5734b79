import { Disclosure } from '../../../ui/disclosure.tsx';
import { LaneChart } from '../../../ui/lane-chart.tsx';
import { DataTable } from '../../../ui/table.tsx';
import type { LaneShown, TimesShown } from './present-times.ts';

/** When they can start: a lane to a service, the same days as a table, and each step of the plan. */
export function PlanTimes({ times, sponsorChanges }: { times: TimesShown; sponsorChanges: boolean }) {
  const { lanes, ticks, wanted, needsLicence, label, from, steps } = times;
  return (
    <section aria-labelledby="times">
      <h2 id="times" className="text-28">
        When can they start?
      </h2>
      <p className="mt-2 max-w-measure text-15 text-ink-2">
        Estimates from published times, counted from {from}; no promise. Priority aims at its day and
        guarantees nothing.
        {sponsorChanges && ' A worker who changes sponsor waits for the decision before starting with you.'}
      </p>
      <div className="mt-5">
        <LaneChart
          label={label}
          lanes={lanes.map((lane) => ({
            title: lane.title,
            note: [lane.extra, lane.chosen ? 'your plan' : ''].filter(Boolean).join(' · '),
            strong: lane.chosen,
            bars: lane.bars,
            end: { at: lane.endAt, text: lane.end },
            tailTo: lane.tailTo,
          }))}
          ticks={ticks}
          mark={wanted}
          legend={[needsLicence ? 'Licence decision' : undefined, 'Certificate', 'Visa decision']}
          tail="Usually by, if an aim is missed"
        />
      </div>
      <div className="mt-4 flex flex-col gap-2">
        <DataTable
          caption="First day at work, by service"
          quietCaption
          columns={[
            {
              head: 'Service',
              cell: ({ title, chosen, extra }: LaneShown) => (
                <>
                  {chosen ? `${title} (your plan)` : title}
                  <span className="block text-14 font-normal text-ink-2">{extra}</span>
                </>
              ),
            },
            { head: 'First day at work', cell: ({ range }) => range },
          ]}
          rows={lanes}
          keyOf={({ title }) => title}
          strong={({ chosen }) => chosen}
        />
        <Disclosure summary="Your plan, step by step">
          <DataTable
            caption="Your plan, step by step"
            quietCaption
            columns={[
              { head: 'Step', cell: ({ title }: TimesShown['steps'][number]) => title },
              { head: 'Usually', cell: ({ range }) => range, figure: true },
            ]}
            rows={steps}
            keyOf={({ title }) => title}
          />
        </Disclosure>
      </div>
    </section>
  );
}
