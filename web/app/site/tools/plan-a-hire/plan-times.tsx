import { Disclosure } from '../../../ui/disclosure.tsx';
import { LaneChart } from '../../../ui/lane-chart.tsx';
import { DataTable } from '../../../ui/table.tsx';
import type { LaneShown, TimesShown } from './present-times.ts';
import { laneNote, legendOf } from './times-words.ts';

/** When they can start: a lane to a service, the same days as a table, and each step of the plan. */
export function PlanTimes({ times, sponsorChanges }: { times: TimesShown; sponsorChanges: boolean }) {
  const { lanes, ticks, wanted, holidays, label, from, steps } = times;
  return (
    <section aria-labelledby="times">
      <h2 id="times" className="text-28">
        When can they start?
      </h2>
      <p className="mt-2 max-w-measure text-15 text-ink-2">
        Estimates from published times, counted from {from}. Priority does not guarantee a date.
        {sponsorChanges &&
          ' A worker who changes sponsor must wait for the decision before starting with you.'}
      </p>
      <div className="mt-3 sm:mt-5">
        <LaneChart
          label={label}
          lanes={lanes.map((lane) => ({
            title: lane.title,
            note: laneNote(lane),
            strong: lane.chosen,
            bars: lane.bars,
            end: { at: lane.endAt, text: lane.end },
            tailTo: lane.tailTo,
          }))}
          ticks={ticks}
          mark={wanted}
          gaps={holidays}
          legend={legendOf(times)}
          tail="Usually by, if a target is missed"
        />
      </div>
      <Disclosure summary="The same days as a table, step by step" className="mt-2">
        <DataTable
          caption="First day at work, by service"
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
        <div className="mt-5">
          <DataTable
            caption="Your plan, step by step"
            columns={[
              { head: 'Step', cell: ({ title }: TimesShown['steps'][number]) => title },
              { head: 'Usually', cell: ({ range }) => range, figure: true },
            ]}
            rows={steps}
            keyOf={({ title }) => title}
          />
        </div>
      </Disclosure>
    </section>
  );
}
