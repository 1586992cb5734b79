import type { CandidateCard } from '@portway/contracts/candidate/profile/candidate-card';
import { Clock, HouseWifi, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  remotePreferenceWords,
  searchStatusWords,
  yearsInWords,
} from '../../text/profile/profile-choices.ts';
import { londonMinutesFromUtc, timeApart } from '../../text/time-zones/time-apart.ts';
import { Tag } from '../../ui/tag.tsx';
import { Portrait } from './portrait.tsx';

/** A short summary of the candidate. */
export function CandidateHead({ card }: { card: CandidateCard }) {
  const { fullName, pronouns, primaryRole, yearsOfExperience, location, minutesFromUtc, next } = card;
  const role = [primaryRole, yearsOfExperience && `${yearsInWords(yearsOfExperience)} of experience`];
  return (
    <header className="candidate-head">
      <Portrait photo={card.photo} fullName={card.fullName} />
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
