import { dayInWords } from '../../text/days.ts';
import { LinkButton } from '../../ui/button.tsx';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';
import { ageInWords, editionOf, isTooOld, officialList } from './edition-words.ts';
import './sponsors.css';

interface EditionProps {
  /** The day of the newest edition; null where none has been imported. */
  recordedOn: string | null;
  today: string;
}

/** Which list this is, of which day, and how old. */
export function EditionLine({ recordedOn, today }: EditionProps) {
  return (
    <p className="mt-3 text-16 text-ink-2">
      The Home Office’s register of licensed sponsors: workers.{' '}
      {recordedOn === null ? (
        'No edition has been imported here yet.'
      ) : (
        <>
          <b className="text-ink">{editionOf(recordedOn)}</b>, {ageInWords(recordedOn, today)}.
        </>
      )}
    </p>
  );
}

/** Says that an edition is too old to rely on; nothing while it is fresh. */
export function OldEdition({ recordedOn, today }: EditionProps) {
  if (recordedOn === null || !isTooOld(recordedOn, today)) return null;
  return (
    <div className="sponsor-old">
      <SpriteIcon name="clock" size={22} />
      <div>
        <p className="font-semibold">This edition is {ageInWords(recordedOn, today)}</p>
        <p className="text-ink-2">
          An organisation that was added or removed since {dayInWords(recordedOn)} is not shown as it is now.
        </p>
      </div>
      <OfficialList />
    </div>
  );
}

export function OfficialList() {
  return (
    <LinkButton to={officialList} look="outline" rel="noreferrer">
      Official list on GOV.UK
    </LinkButton>
  );
}
