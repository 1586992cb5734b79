import { Panel } from '../../../kit/frame/panel.tsx';
import { dayInWords } from '../../../text/days.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { HeldStart } from '../right-to-work/held-start.tsx';
import { FactLines, type PanelProps } from './worker-panels.tsx';

/** Right to work checks that colleagues made: we check nobody. */
export function ChecksPanel({ worker, today }: PanelProps) {
  const { id, checks, may, sees, facts, state } = worker;
  if (sees === 'team') return null;
  const [newest] = checks;
  const gaps = checks.flatMap(({ gap }) => (gap === null ? [] : [gap]));
  const hasBegun = facts.startedOn !== null && facts.startedOn <= today;
  const givesExcuse = newest !== undefined && newest.excuse !== 'none' && (newest.until ?? today) >= today;
  return (
    <Panel title="Right to work check">
      {state !== 'left' && (
        <HeldStart
          checks={checks}
          isHeld={!hasBegun && !givesExcuse}
          startsOn={facts.startedOn ?? facts.certificateStart}
        />
      )}
      {newest === undefined ? (
        <p className="text-15 text-ink-2">
          None is on record. Portway checks nobody: you record your own check.
        </p>
      ) : (
        <FactLines
          facts={[
            ['Excuse', excuseWords(newest)],
            ['How', newest.title],
            ['Of', newest.document],
            ['On', dayInWords(newest.checkedOn)],
            ['By', newest.checker],
            ['Check again by', newest.nextOn && dayInWords(newest.nextOn)],
            ['Earlier checks', checks.length > 1 ? `${checks.length - 1}, in the timeline` : null],
          ]}
        />
      )}
      {gaps.map(({ from, upTo }) => (
        <p key={from} className="mt-3 text-15">
          Without an excuse from {dayInWords(from)} up to the check on {dayInWords(upTo)}. No later check
          changes that.
        </p>
      ))}
      {may === 'record' && (
        <div className="mt-3">
          <LinkButton look="outline" to={`/dashboard/sponsor/workers/${id}/right-to-work`}>
            Record a check
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}

function excuseWords({ excuse, until }: PanelProps['worker']['checks'][number]): string {
  if (excuse === 'none') return 'None';
  if (excuse === 'continuous') return 'Without an end';
  return until === null ? 'Not judged: the document is not on record' : `To ${dayInWords(until)}`;
}
