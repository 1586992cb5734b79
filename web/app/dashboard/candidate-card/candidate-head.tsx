import type { CandidateCard } from '@portway/contracts/candidate-card';
import { Clock, HouseWifi, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { remotePreferenceWords, searchStatusWords, yearsInWords } from '../../text/profile-choices.ts';
import { londonMinutesFromUtc, timeApart } from '../../text/time-apart.ts';
import { initialsOf } from '../../ui/initials.ts';
import { Tag } from '../../ui/tag.tsx';

/** Who a candidate is, at a glance. */
export function CandidateHead({ card }: { card: CandidateCard }) {
  const { fullName, pronouns, primaryRole, yearsOfExperience, location, minutesFromUtc, next } = card;
  const role = [primaryRole, yearsOfExperience && `${yearsInWords(yearsOfExperience)} of experience`];
  return (
    <header className="candidate-head">
      <Portrait card={card} />
      <div className="min-w-0">
        <h3 className="text-28">
          {fullName}
          {pronouns !== null && <span className="candidate-pronouns"> {pronouns}</span>}
        </h3>
        {role.some(Boolean) && <p className="mt-1 font-medium">{role.filter(Boolean).join(' · ')}</p>}
        <ul className="candidate-where">
          {location !== null && <Where icon={<MapPin size={18} />}>{location}</Where>}
          {minutesFromUtc !== null && (
            <Where icon={<Clock size={18} />}>
              {timeApart(minutesFromUtc, londonMinutesFromUtc(new Date()))}
            </Where>
          )}
          {next.workRemotely && (
            <Where icon={<HouseWifi size={18} />}>
              Open to working remotely
              {next.remotePreference !== null && `: ${remotePreferenceWords[next.remotePreference]}`}
            </Where>
          )}
        </ul>
        <Badges card={card} />
      </div>
    </header>
  );
}

function Portrait({ card: { photo, fullName } }: { card: CandidateCard }) {
  if (photo !== null)
    return <img src={photo} width={256} height={256} alt={fullName} className="candidate-photo" />;
  const letters = [...fullName].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span aria-hidden className="candidate-photo" data-tint={letters % 4}>
      {initialsOf(fullName)}
    </span>
  );
}

function Where({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}

function Badges({ card: { active, searchStatus } }: { card: CandidateCard }) {
  if (active === 'earlier' && searchStatus === null) return null;
  return (
    <div className="candidate-tags mt-3">
      {active === 'today' && <Tag>Active Today</Tag>}
      {active === 'this-week' && <Tag>Active this week</Tag>}
      {searchStatus !== null && <Tag look="gold">{searchStatusWords[searchStatus]}</Tag>}
    </div>
  );
}
