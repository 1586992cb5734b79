import { AutosaveSelectField } from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { asText, useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import { zoneToday } from '../../../../text/time-zones.ts';
import { Button } from '../../../../ui/button.tsx';

const zones = [...new Set(Intl.supportedValuesOf('timeZone').map(zoneToday))]
  .sort()
  .map((value) => ({ value, label: inWords(value) }));

/** The time zone, from which recruiters see the time difference; the device's own is suggested. */
export function TimeZone() {
  const answer = useAnswer('profile.timeZone');
  const here = zoneToday(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isOffered = answer.value === null && zones.some(({ value }) => value === here);
  const stored = asText(answer.value);
  // A time zone may have two names, of which this browser may list the other.
  const isListed = stored === '' || zones.some(({ value }) => value === stored);
  const options = isListed ? zones : [{ value: stored, label: inWords(stored) }, ...zones];
  return (
    <div>
      <AutosaveSelectField
        of="profile.timeZone"
        label="Time zone"
        optional
        none="Not given"
        options={options}
      />
      {isOffered && (
        <Button type="button" look="quiet" onClick={() => answer.choose(here)}>
          Use this device’s time zone ({inWords(here)})
        </Button>
      )}
    </div>
  );
}

function inWords(zone: string): string {
  return zone.replaceAll('_', ' ');
}
