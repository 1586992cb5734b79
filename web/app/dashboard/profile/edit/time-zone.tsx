import { Button } from '../../../ui/button.tsx';
import { KeptSelect } from '../saving/kept-fields.tsx';
import { useAnswer } from '../saving/use-answer.ts';

const zones = Intl.supportedValuesOf('timeZone').map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}));

/** The time zone, from which recruiters are told how far apart the clocks are; this device knows one. */
export function TimeZone() {
  const answer = useAnswer('profile.timeZone');
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isOffered = answer.value === null && zones.some(({ value }) => value === here);
  return (
    <div>
      <KeptSelect of="profile.timeZone" label="Time zone" optional none="Not given" options={zones} />
      {isOffered && (
        <Button type="button" look="quiet" onClick={() => answer.choose(here)}>
          Use {here.replaceAll('_', ' ')}, as this device has it
        </Button>
      )}
    </div>
  );
}
